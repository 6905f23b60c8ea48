import type { LessonTexts } from './en.ts';

export const es: LessonTexts = {
  hello: 'Tu carta secreta es el helado: solo la ves tú. Al final puntúa tu mayor grupo de dados con helado arriba.',
  place:
    'En cada turno colocas un dado o vuelcas uno. Toma el helado rojo de la reserva y ponlo en la casilla marcada.',
  sides:
    'Ada ha puesto una tartaleta. Cada dado tiene tres postres, cada uno en dos caras opuestas; las flechas muestran cuál saldría.',
  tip: 'Vuelca su dado hacia el sur: rueda sobre su arista a la casilla vecina, y sale helado junto al tuyo.',
  back: '¡Ada lo ha volcado hacia el este! En el turno siguiente no se puede deshacer un vuelco, así que ese dado aún no vuelve.',
  fill: 'Pon el helado verde en la casilla libre: dos dados lado a lado son un grupo de 2. Ya nadie volcará un dado ahí.',
  black: '¿Qué junta Ada, bollos dulces? El dado negro no es de ningún grupo: ponlo junto al suyo, donde estorbe.',
  leap: 'No hay más que hacer en un turno. Saltamos hasta una bandeja casi llena.',
  join: 'Cuando la bandeja se llena, se acaba. Aquí un helado más une tus dos grupos: de 4 dados a 7 de un golpe.',
  turn: 'Volcar también puntúa: vuelca este dado hacia el este, y su helado se une al resto. Pero Ada puede volcarlo otra vez.',
  level:
    'Nadie puede pasar, y tras veinte vuelcos seguidos hay que colocar. Si hay empate, gana quien colocó el último dado.',
  free: 'Quedan cuatro casillas y ya lo sabes todo. Juega como quieras: Ada es solo una Semillita.',
};
