import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Tile } from '../components.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { es as refusals } from './refusals/es.ts';

const withArticle: Record<Tile, string> = {
  squash: 'la calabaza',
  carrot: 'la zanahoria',
  tomato: 'el tomate',
  artichoke: 'la alcachofa',
  eggplant: 'la berenjena',
  critter: 'el animal',
  dial: 'el reloj de sol',
  rock: 'la roca',
};
const seeds: Record<'squash' | 'carrot' | 'tomato' | 'artichoke' | 'eggplant', string> = {
  squash: 'calabaza',
  carrot: 'zanahoria',
  tomato: 'tomate',
  artichoke: 'alcachofa',
  eggplant: 'berenjena',
};

/** "Ada, Ben y Cleo", and "e" before a name that begins with an i. */
const list = new Intl.ListFormat('es');

const space = (m: { row: number; column: number }): string => `la fila ${m.row}, columna ${m.column}`;

export const es: Words<Move, Chance, View> = {
  tagline: 'Planta, riega y cosecha en un huerto común, y manda un pájaro a comer a casa del vecino.',
  options: {
    family: {
      label: 'Juego familiar',
      about: 'Nadie tiene pájaro ni conejo, así que nadie se come lo que plantas.',
    },
    stallLimit: {
      label: 'Límite de bloqueo',
      about:
        'La partida acaba tras este número de turnos seguidos por jugador sin que nadie compre una semilla; con 0 no hay límite.',
    },
  },
  categories: {
    harvest: 'Cosechas',
    sets: 'Surtidos',
    collections: 'Colecciones',
    sun: 'Sol guardado',
    penalties: 'Semillas sobrantes',
  },
  move(m) {
    switch (m.type) {
      case 'reroll':
        return 'Volver a tirar los cuatro dados';
      case 'keep':
        return 'Quedarse con los cuatro dados iguales';
      case 'sun':
        return 'reroll' in m
          ? 'Gastar el sol para volver a tirar los cuatro dados'
          : `Gastar el sol para convertir el ${m.die} en un ${m.as}`;
      case 'buy':
        return `Comprar una semilla de ${seeds[m.tile]} con el ${m.die}`;
      case 'place':
        return `Colocar ${withArticle[m.tile]} en ${space(m)}, con ${aim(m)}`;
      case 'water':
        return `Regar la semilla de ${space(m)}, con el ${m.die}`;
      case 'harvest':
        return `Cosechar la verdura de ${space(m)}, con el ${m.die}`;
      case 'flip':
        return m.tile === 'critter'
          ? 'Dar la vuelta al animal con un 6'
          : 'Dar la vuelta al reloj de sol o al espantapájaros con un 6';
      case 'move':
        return walk(m);
      case 'remove':
        return `Echar al animal de ${space(m)}, con ${aim(m)} y un 6`;
      case 'end':
        return 'Terminar el turno';
    }
  },
  costs(m) {
    return m.type === 'buy'
      ? 'si al final sigue sin colocar'
      : m.type === 'sun'
        ? 'que da al final un sol sin usar'
        : null;
  },
  chance(c, name) {
    return c.type === 'start' ? `Primer turno: ${name(c.seat)}` : `Tirada: ${c.dice.join(' ')}`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'El huerto descansa.';
    if (view.actor === 'chance')
      return view.phase === 'start' ? '¿Quién empieza?' : `${name(view.seat)}, tira los dados.`;
    if (view.phase === 'four') return `${name(view.actor)}, cuatro iguales: ¿vuelves a tirar o te los quedas?`;
    const last = Object.values(view.supply).every((count) => count === 0) ? ' Es el último turno.' : '';
    const deeds = view.options.family
      ? 'compra, coloca, riega o cosecha'
      : 'compra, coloca, riega, cosecha o mueve tu animal';
    return `${name(view.actor)}, usa tus dados: ${deeds}.${last}`;
  },
  ending({ finish, standings }, name) {
    if (finish === null) return '';
    const cause =
      finish.cause === 'seeds' ? 'Se ha vendido la última semilla.' : 'Hace demasiado que nadie compra una semilla.';
    const winners = standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
    if (finish.tie === 'shared') return `${cause} Victoria compartida: ${list.format(winners)}.`;
    if (finish.tie === 'harvest')
      return `${cause} Empate a puntos; victoria por el valor de la cosecha: ${winners[0]}.`;
    return `${cause} Victoria: ${winners[0]}.`;
  },
  coach: {
    first:
      'Toca un dado para ver qué puede hacer; lo que brilla es posible. Un dado compra una semilla que valga lo mismo o menos. Después, dos dados colocan una loseta: uno es la fila y el otro la columna. Mientras haya algo posible, tu turno sigue.',
    place:
      'Ahora, un sitio para tu semilla: elígela y luego toca una casilla iluminada. Las semillas junto a otras mayores se riegan y se cosechan con ellas, sean de quien sean. En una estrella, la verdura vale el doble.',
    water:
      'Un dado de su valor o más riega una semilla tuya. El agua sigue hacia cada semilla menor de al lado, también las de los demás. Señala una semilla para ver hasta dónde llega.',
    harvest:
      'Un dado de su valor o más cosecha tu verdura y, una tras otra, todas las menores de al lado. Cada cual puntúa lo suyo; tú ganas un punto por cada verdura ajena. Tres del mismo tipo son una colección; una de cada, un surtido.',
    flip: 'Un 6 da la vuelta a tu animal o a tu reloj. El pájaro come semillas; el conejo, verduras. El reloj de sol cambia dados; el espantapájaros da 3 más por cada verdura tuya a su alrededor y ahuyenta a los pájaros.',
    sundial:
      'Tu reloj de sol funciona: una vez por turno cambia dados de fila y columna, uno en 2 o dos en 1. Las casillas que lo necesitan muestran un pequeño sol.',
    eat: 'Hay algo que comer. Si tragas, la loseta sale de la partida y un disco tuyo se queda sobre el animal. O gasta otro dado de su valor o más y guárdala como semilla tuya.',
    remove:
      'Se puede echar a un animal: dos dados nombran su casilla y un 6 hace el resto. Vuelve a la mano de su dueño.',
    four: 'Cuatro dados iguales se pueden volver a tirar, tantas veces como ocurra. Quédatelos si son justo los que necesitas.',
    end: 'Tus dados ya no pueden hacer nada por sí solos. Quizá ayuden el sol o el reloj de sol; si no quieres usarlos, termina tu turno.',
    ending:
      'Ya no quedan semillas: este turno es el último. Cada semilla que tengas delante cuesta 5 puntos, menos la primera, y lo que se quede en el huerto no cuenta.',
  },
  picks(view) {
    if (view.phase === 'start') return ['¿Quién empieza?'];
    return ['Primer dado', 'Segundo dado', 'Tercer dado', 'Cuarto dado'];
  },
  refusals,
};

/** The two coordinate dice, and that the sundial changed them if it did. */
function aim(m: Extract<Move, { type: 'place' | 'remove' }>): string {
  const [row, column] = m.dice;
  const changed = row !== m.row || column !== m.column ? ' (reloj de sol)' : '';
  return `${row} y ${column}${changed}`;
}

function walk(m: Extract<Move, { type: 'move' }>): string {
  const text = `Mover el animal a ${space(m)}, con el ${m.die}`;
  if (!('eat' in m)) return text;
  return m.eat === 'swallow'
    ? `${text}, y tragarse lo que hay allí`
    : `${text}, y escupir la semilla a cambio del ${m.spit}`;
}
