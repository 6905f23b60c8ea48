import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const es: AboutTexts<AboutName> = {
  die: {
    title: 'Dado',
    text: 'Su color es la verdura y su número la columna. Si cabe en tu huerto, debes plantarlo; si no, es para el cerdo.',
  },
  garden: {
    title: 'Huerto',
    text: 'La primera verdura de cada clase va en cualquier sitio de su columna. Las demás deben tocar, por un lado, otra de la misma clase.',
  },
  ribbon: { title: 'Cinta', text: 'Una fila plantada de punta a punta gana su cinta: 5 puntos.' },
  pig: {
    title: 'Cerdo',
    text: 'Se come los dados que no caben: un círculo por cada punto del dado. Un cerdo lleno acaba la partida al final de la ronda.',
  },
  power: {
    title: 'Poder',
    text: 'Cada fila completa del cerdo te da uno. Gástalo para subir o bajar en uno el dado que has tomado.',
  },
  pigValue: { title: 'Puntos del cerdo', text: 'Al final solo cuenta la última fila completa: estos son sus puntos.' },
  market: {
    title: 'Mercado',
    text: 'Cada círculo tachado hace que cada verdura de esta clase valga un punto más. El último dado de cada ronda tacha uno.',
  },
  score: {
    title: 'Puntos',
    text: 'Como si la partida acabara ahora: cada clase de verdura por su mercado, 5 por cada lazo y la última fila completa del cerdo.',
  },
};
