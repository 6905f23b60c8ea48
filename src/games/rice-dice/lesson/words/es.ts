import type { LessonTexts } from './en.ts';

export const es: LessonTexts = {
  hello:
    'Gana quien llegue a cien de arroz. Un arrozal lo da en cuatro pasos: inundar, plantar, dejar secar, cosechar.',
  choose:
    'Elige tu primer arrozal. River Bend tiene 2 hexágonos: necesita 2 fichas de agua y 2 trabajadores, y limpio da 14.',
  action:
    'Cinco dados, y los usas para una cosa: trabajadores, cartas o agua. Tienes dos símbolos de agua: elige agua.',
  fill: 'Cada símbolo de agua toma una ficha del embalse. Dos fichas inundan River Bend; a medias se vaciaría de nuevo.',
  workers: 'Otro turno. Esta vez dos trabajadores: úsalos.',
  plant:
    'Plantar requiere un trabajador por hexágono y un arrozal inundado. Lo que plantas no se cosecha en el mismo turno.',
  reroll: 'Ahora necesitas agua, y no hay. Una vez por turno puedes volver a tirar los cinco dados.',
  weeds: 'Volver a tirar tiene un precio: cada mala hierba que salga va a tus arrozales. Pon esta en River Bend.',
  let: 'El arroz se cosecha en seco. La acción de agua también suelta agua: elígela.',
  release: 'Vacía River Bend: su agua vuelve al embalse.',
  double: 'Un doble son dos trabajadores, así que hay tres. Úsalos.',
  pull: 'Con una mala hierba River Bend daría solo 10. Un trabajador la arranca de un arrozal seco.',
  harvest: 'Quedan dos trabajadores, uno por hexágono: recoge el arroz. ¡Los 14!',
  leap: 'Así crece el arroz. Saltamos: tienes 90 de arroz y un segundo arrozal, más abajo en la ladera.',
  cards: 'Con dos símbolos de carta robas dos cartas y puedes quedarte con una. Elige cartas.',
  keep: 'Sunlit Paddy tiene un solo hexágono. Toma la carta y ponla a la derecha, al pie de tu ladera.',
  slope: 'River Bend está plantado e inundado, y Honorable Workers, más abajo, seco. Elige agua.',
  into: 'El agua corre a la derecha: vacía River Bend en el arrozal 2. Uno se seca y el otro se inunda, de un golpe.',
  take: 'Te queda un símbolo de agua: inunda también Sunlit Paddy.',
  stay: 'En una acción de agua de Ada tú también puedes soltar. Antes quieres plantar, así que guarda tu agua: listo.',
  ability:
    'No salió ningún trabajador, pero las cartas ayudan: Honorable Workers suma uno a cada tirada. Elige trabajadores.',
  sow: 'Un trabajador planta Sunlit Paddy y su único hexágono. River Bend está maduro: sus 14 te llevarían más allá de 100, y eso gana.',
  free: 'Ahora te toca a ti. Juega como quieras y recoge River Bend: Ada es solo una Semillita.',
};
