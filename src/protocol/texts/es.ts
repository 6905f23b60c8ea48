import type { Translation } from '../../core/words.ts';
import type { PageTexts } from './en.ts';

export const es: Translation<PageTexts> = {
  home: {
    title: 'Windfall: cinco juegos de dados sobre la cosecha',
    about:
      'Cinco juegos de dados sobre la cosecha, contra bots, en un solo dispositivo o en línea con amigos. Sin registro.',
  },
  learn: { title: 'Aprender jugando', about: 'Una lección breve: las reglas en el tablero, jugada a jugada.' },
  rules: { title: 'Reglas', about: 'Cada regla del juego, numerada y con ejemplos.' },
  sheet: { title: 'Hoja en blanco', about: 'Una hoja en blanco para imprimir.' },
  lab: { title: 'El laboratorio', about: 'Un juego jugado mil veces: quién gana, cuántas veces y por qué.' },
  lobby: {
    title: 'Jugar en línea',
    about: 'Mesas abiertas y un código para la tuya: tus amigos entran con un enlace, sin cuenta.',
  },
  t: { title: 'Una mesa te espera', about: 'Siéntate y juega: no hace falta cuenta.' },
  online: { title: 'Una mesa en línea', about: 'Mira o juega en el navegador.' },
  me: { title: 'Mi cuenta', about: 'Tu nombre, tu acceso y tus datos.' },
  games: { title: 'Mis partidas', about: 'Partidas terminadas, estadísticas y suerte.' },
  daily: {
    title: 'Mesas del día',
    about: 'Cada día una mesa en cada juego: todos se encuentran una vez con los mismos dados y los mismos bots.',
  },
  puzzles: {
    title: 'Problemas',
    about: 'Cada día una decisión en cada juego, muchas más para practicar y tus propios errores otra vez.',
  },
  replay: { title: 'Repetición', about: 'Una partida terminada, jugada a jugada, desde cada lado.' },
  fair: { title: 'Dados justos', about: 'Comprueba cada tirada de una partida terminada.' },
  lost: { title: 'Aquí no hay nada', about: 'No hay nada en esta dirección.' },
};
