import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const es: AboutTexts<AboutName> = {
  centre: {
    title: 'El centro',
    text: 'Los dados de todos. Lo que sacas para pagar se pierde para el resto de la estación.',
  },
  season: {
    title: 'Estación',
    text: 'Acaba en cuanto todos han pasado uno tras otro. Entonces todos los dados vuelven a sus dueños.',
  },
  throw: {
    title: 'Tus dados',
    text: 'Tiras algunos al centro: al menos la mitad en el primer turno de una estación, después al menos uno.',
  },
  grape: {
    title: 'Uva',
    text: 'Una uva y una barrica que le vaya bien hacen un vino. La uva se compra con dados del centro.',
  },
  research: {
    title: 'Investigación',
    text: 'Tacha una uva y saca dados de valores distintos para rodearlos: cada círculo es un punto más en cada vino futuro de esta uva.',
  },
  wine: { title: 'Lo que da el vino', text: 'La base de la uva y sus círculos de investigación. Los abonos se suman.' },
  bonus: { title: 'Abono para esta uva', text: 'Tantos puntos más si va en el vino, como mucho uno de cada clase.' },
  fitting: { title: 'Barrica para esta uva', text: 'La uva solo se hace vino en una barrica marcada aquí.' },
  barrel: {
    title: 'Barrica',
    text: 'Cuesta una escalera: tres dados la Kentucky, cuatro la Allier, cinco la Limousin. Un vino la gasta.',
  },
  fertilizer: { title: 'Abono', text: 'Suma puntos al vino de una uva que lo admite, y se gasta.' },
  price: { title: 'Precio', text: 'Saca exactamente estos dados del centro para comprar uno.' },
  boxes: {
    title: 'Almacén',
    text: 'Cada compra llena una casilla vacía. Una casilla tachada no vuelve a quedar libre.',
  },
  spoils: { title: 'Se estropea', text: 'Lo marcado con ° que siga sin usar después de un otoño se tacha.' },
  shelf: {
    title: 'Tus vinos',
    text: 'Los puntos de tus vinos, estación a estación. Gana el total más alto tras la última.',
  },
  score: {
    title: 'Puntos',
    text: 'Los puntos de todos los vinos hechos hasta ahora. Tras la última estación gana el total más alto.',
  },
  dice: {
    title: 'Dados que quedan',
    text: 'De todos los dados de este jugador, los que aún se pueden tirar al centro en esta estación.',
  },
  reach: {
    title: '¿Lo puedo comprar?',
    text: 'Lo que el centro dice de este precio: comprar, y cuántos dados quedan entonces, qué falta, o la probabilidad de que tu tirada lo permita.',
  },
  pass: {
    title: 'Pasar',
    text: 'No haces nada en este turno y puedes actuar en el siguiente. Cuando todos han pasado seguidos, se acaba la estación.',
  },
  pays: {
    title: 'Un dado cualquiera',
    text: 'Un vino cuesta un dado del centro, muestre lo que muestre. Toma el que les haría falta a los demás.',
  },
};
