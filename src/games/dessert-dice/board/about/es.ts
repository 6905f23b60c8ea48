import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const es: AboutTexts<AboutName> = {
  die: {
    title: 'Dado',
    text: 'Lleva tres postres, cada uno en dos caras opuestas. El que le falta es el postre de su color.',
  },
  blackDie: {
    title: 'Dado negro',
    text: 'Está en blanco por todos lados y no cuenta en ningún grupo. Se coloca y se vuelca como los demás.',
  },
  card: {
    title: 'Tu carta',
    text: 'Tu postre secreto. Al final puntúa el grupo más grande de dados que lo muestran arriba.',
  },
  otherCard: { title: 'Carta de otro', text: 'Es secreta hasta el final. Fíjate en qué postres va juntando.' },
  supply: {
    title: 'Reserva',
    text: 'Los dados como cayeron, ordenados por el postre de arriba. Al ponerlos en una casilla vacía, esa cara sigue arriba.',
  },
  turn: {
    title: 'Tu turno',
    text: 'Coloca un dado de la reserva, o vuelca uno del tablero sobre una arista hacia una casilla vacía vecina.',
  },
  tips: {
    title: 'Vuelcos seguidos',
    text: 'Se cuentan los vuelcos de todos. Al llegar al límite, en el turno siguiente hay que colocar un dado.',
  },
  score: {
    title: 'Puntos',
    text: 'El número de dados del grupo más grande del postre propio. Los puntos de los demás son secretos hasta el final.',
  },
  edge: {
    title: 'Fila y columna',
    text: 'El historial y la lista de jugadas nombran una casilla por su fila y su columna. Un dado va en cualquier casilla vacía.',
  },
  square: {
    title: 'Casilla vacía',
    text: 'Aquí puede ir cualquier dado de la reserva, y un dado vecino puede volcarse hacia aquí. Cuando las 25 casillas están llenas, se acaba la partida.',
  },
  facing: {
    title: 'Girarlo sin volcarlo',
    text: 'La cara de arriba no cambia. Eliges cuál de los otros dos postres mira al norte y al sur: es el que sale al volcar el dado hacia allí.',
  },
  trail: {
    title: 'Volcado desde aquí',
    text: 'El dado que estaba aquí se volcó hacia donde apunta la flecha. En el turno siguiente no puede volver atrás.',
  },
};
