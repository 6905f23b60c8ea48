import { does } from '../../../core/speech/es.ts';
import type { SeriesTexts } from './en.ts';

export const es: SeriesTexts = {
  series: 'Serie',
  kinds: {
    none: 'Una sola partida',
    bestOf: 'Más victorias en varias partidas',
    firstTo: 'Quien llegue antes a tantos puntos',
    twin: 'Gemela',
  },
  counts: { bestOf: 'Partidas', firstTo: 'Puntos', twin: 'Manos' },
  about: {
    bestOf: 'Se empieza por turnos. Un empate vale media victoria para cada uno.',
    firstTo: 'Se suman los puntos de todas las partidas. Se empieza por turnos.',
    twin: 'Cada mano se juega dos veces, con los mismos dados y los asientos cambiados: así empezar no es ventaja. La segunda vez los dos conocéis los dados.',
  },
  bestOf: (n) => `Al mejor de ${n}`,
  firstTo: (n) => `A ${n} puntos`,
  twin: (n) => (n === 1 ? 'Gemela' : `Gemela de ${n} manos`),
  game: (n) => `Partida ${n}`,
  deal: (n, isSecond) => `Mano ${n}, ${isSecond ? 'segunda' : 'primera'} partida`,
  sameDice: 'los mismos dados, asientos cambiados',
  next: 'Siguiente partida',
  again: 'Nueva serie',
  score: 'Marcador de la serie',
  won: (who) => `${does(who, 'ganas', 'gana')} la serie`,
  drawn: 'La serie termina en empate',
  wins: 'Partidas ganadas',
  deals: 'Manos ganadas',
  points: 'Puntos',
  better: (who, points) => `${does(who, 'aprovechaste', 'aprovechó')} mejor los mismos dados: ${points} puntos.`,
  equal: (points) => `Igual de bien con los mismos dados: ${points} puntos.`,
  noPoints: 'Quien pierde por tiempo no suma puntos en la serie.',
  staysSealed: 'Estos dados vuelven a salir: el sobre se abre cuando termina la segunda partida con ellos.',
};
