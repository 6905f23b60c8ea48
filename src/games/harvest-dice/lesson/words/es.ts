import type { LessonTexts } from './en.ts';

export const es: LessonTexts = {
  hello:
    'Te damos la bienvenida a tu huerto. Los dados de la bandeja son de todos: tú tomas uno, luego Ada otro, por turnos.',
  first:
    'Toma la lechuga 3 y toca la casilla marcada. El número es la columna; la primera de cada clase puede ir en cualquier fila.',
  touch: 'Desde la segunda, cada verdura debe compartir un lado con otra de su clase. El 4 cabe junto al 3.',
  leave:
    'Planta el tomate y quedará la zanahoria. El último dado no es de nadie: sube el precio de su verdura para todos.',
  market: 'Mira el mercado: se tachó un círculo de zanahorias. Ahora cada zanahoria vale 2 puntos, para ti y para Ada.',
  feed: 'La lechuga 6 no cabe en ningún sitio: tomarla alimenta a tu cerdo, seis puntos del dado, seis círculos. Una fila llena de círculos da 2.',
  power: 'La fila llena te dio un poder, la estrella junto al cerdo. Un poder sube o baja en uno el dado que tomas.',
  bend: 'Toma la lechuga 1 y plántala como un 2, junto a tus lechugas. La estrella de la casilla dice que cuesta un poder.',
  leap: 'Así va una ronda. Saltamos unas rondas, hasta cerca de la cosecha.',
  ribbon: 'La lechuga 6 completa tu fila de arriba. Una fila llena gana su cinta: 5 puntos, además de la verdura.',
  worth: 'Una verdura vale los círculos tachados de su mercado. El tomate está en 3: un quinto tomate son 3 puntos.',
  choose:
    '¡Piensa en el dado que dejas! Toma la zanahoria por la cinta: queda la lechuga, y cada una de tus seis sube en 1.',
  count:
    'La última ronda llega cuando se llena un huerto, un cerdo o un mercado. Gana quien tenga más puntos; del cerdo cuenta la última fila llena.',
  free: 'Ya lo sabes todo. Juega como quieras hasta el final: Ada es solo una Semillita.',
};
