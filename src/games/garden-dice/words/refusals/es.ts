import type { Tile, Veggie } from '../../components.ts';
import type { Refusals } from './en.ts';

const names: Record<Veggie, string> = {
  squash: 'calabaza',
  carrot: 'zanahoria',
  tomato: 'tomate',
  artichoke: 'alcachofa',
  eggplant: 'berenjena',
};
/** What somebody does not have. */
const without: Record<Tile, string> = {
  squash: 'ninguna calabaza',
  carrot: 'ninguna zanahoria',
  tomato: 'ningún tomate',
  artichoke: 'ninguna alcachofa',
  eggplant: 'ninguna berenjena',
  critter: 'ningún animal',
  dial: 'ningún reloj de sol',
  rock: 'ninguna roca',
};

export const es: Refusals = {
  fourFirst: 'Cuatro dados iguales: vuelve a tirarlos todos o quédatelos, y después sigue.',
  fourOnly: 'Solo cuatro dados iguales recién tirados se vuelven a tirar o se guardan.',
  notOver: 'Con estos dados aún se puede hacer algo, así que el turno sigue.',
  noDie: ({ die, isThere }) => `Entre tus dados no hay ${isThere ? 'otro' : 'ningún'} ${die}.`,
  sixFlips: 'Solo un 6 da la vuelta a una loseta.',
  notInGarden: ({ tile }) => `Tu ${tile === 'critter' ? 'animal' : 'reloj de sol'} no está en el huerto.`,
  sunUsed: 'Ya has usado tu sol.',
  sunTooLate: 'El sol solo permite volver a tirar mientras no hayas gastado ningún dado.',
  sunChangesNothing: 'El dado ya muestra ese número.',
  noDiscForSeed: 'No te quedan discos para poner en una semilla.',
  soldOut: ({ tile }) => `En la reserva ya no queda ${without[tile]}.`,
  twoOfOne: ({ tile }) =>
    `En un turno se consiguen como mucho dos semillas del mismo tipo, contando las escupidas, y ya tienes dos de ${names[tile]}.`,
  seedCosts: ({ tile, value }) => `La semilla de ${names[tile]} cuesta un dado de ${value} o más.`,
  noTile: ({ tile }) => `No tienes ${without[tile]} que colocar.`,
  noDiscForTile: ({ tile }) =>
    `No te quedan discos para poner en ${tile === 'critter' ? 'el animal' : 'el reloj de sol'}.`,
  taken: 'Esa casilla está ocupada.',
  smallerChange: 'Los mismos dos dados llegan a esta casilla con un cambio menor o en un orden menor.',
  otherSpace: ({ dice, row, column }) =>
    `Los dados ${dice[0]} y ${dice[1]} no llevan a la fila ${row}, columna ${column}.`,
  sundialShort: ({ left, steps }) =>
    `El reloj de sol puede cambiar los dados en ${left} en total, y harían falta ${steps}.`,
  noSeed: 'Ahí no hay ninguna semilla.',
  noVeggie: 'Ahí no hay ninguna verdura.',
  notYourSeed: 'Esa semilla no es tuya.',
  notYourVeggie: 'Esa verdura no es tuya.',
  waterCosts: ({ value }) => `Esa semilla necesita un dado de ${value} o más.`,
  harvestCosts: ({ value }) => `Esa verdura necesita un dado de ${value} o más.`,
  straightLine: 'Un animal se mueve en línea recta, por su fila o por su columna.',
  tooFar: ({ spaces }) => `Está a ${spaces} casillas, más de lo que muestra el dado.`,
  blocked: 'El camino está cortado: los animales solo pasan por casillas vacías.',
  nothingToEat: 'En esa casilla no hay nada que comer.',
  birdFood: 'Un pájaro solo come semillas ajenas; esa casilla está ocupada.',
  rabbitFood: 'Un conejo solo come verduras ajenas; esa casilla está ocupada.',
  noDiscToEat: 'Sin discos en tu reserva, tu animal no puede comer.',
  eatenThere: 'Tu animal ya le ha comido algo a ese jugador en este turno.',
  scarecrow: 'Un espantapájaros aleja a los pájaros de esa semilla.',
  swallowOrSpit: 'Di si tu animal traga la loseta o la escupe.',
  onlySwallow: 'En este turno ya tienes dos semillas de ese tipo: tu animal solo puede tragar.',
  spitCosts: ({ value }) => `Para escupir esa loseta hace falta un dado de ${value} o más.`,
  smallerMoves: 'Cuando los dos dados pueden intercambiarse, el menor mueve el animal.',
  sixRemoves: 'El tercer dado para echar a un animal tiene que ser un 6.',
  noCritter: 'En esa casilla no hay ningún animal.',
};
