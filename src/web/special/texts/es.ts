import type { SpecialTexts } from './en.ts';

export const es: SpecialTexts = {
  title: 'Qué tiene de especial',
  clip: {
    title: 'Mirar atrás y enseñarlo',
    about:
      'Recorre una partida terminada desde cada asiento, sigue jugando desde cualquier punto y guarda un tramo como imagen animada.',
    link: 'Mirar atrás',
  },
  luck: {
    title: '¿Suerte o habilidad?',
    about:
      'Un bot vuelve a mirar cada tirada y cada decisión: lo que dieron los dados y lo que una jugada dejó escapar.',
    link: 'Averígualo',
  },
  dice: {
    title: 'Dados que nadie puede trucar',
    about:
      'Todas las tiradas quedan selladas antes de la primera. Al final cualquiera puede abrir el sello y comprobarlas una por una.',
    link: 'Comprobar una partida',
  },
  lab: {
    title: 'El laboratorio',
    about:
      'Deja que los bots jueguen mil partidas, cambia una regla y mira qué pasa con los puntos y las probabilidades.',
  },
  online: {
    title: 'Una mesa para tus amigos',
    about:
      'Envía un enlace o enseña un código; nadie tiene que registrarse. La mesa espera aunque un dispositivo duerma o se caiga la red.',
    link: 'Buscar una mesa',
  },
  exact: 'Qué quiere decir «exacto»',
  exactAbout:
    'Cada frase de los reglamentos es una regla numerada con su prueba, y una jugada rechazada nombra su regla. Donde un reglamento no dice lo que está impreso en los componentes, los números son nuestros y están marcados como tales dondequiera que los veas. Si tienes la caja, puedes introducir los tuyos al preparar una partida.',
  whose: 'De quién es',
  whoseAbout:
    'Los juegos son obra de sus autores y editoriales, nombrados junto a cada uno. El programa, los dibujos y las palabras con que se cuentan las reglas son nuestros; el código tiene licencia MIT.',
  reach: 'Cómo contactarnos',
  reachAbout:
    '¿Has encontrado un error, o algo tuyo que no debería estar aquí? Abre una incidencia donde conseguiste Windfall, o escribe a quienes llevan este sitio.',
};
