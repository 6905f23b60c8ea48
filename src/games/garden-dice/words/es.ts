import { does, offered, shares, starts, told, turn, type Verb, wins, winsTie } from '../../../core/speech/es.ts';
import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Tile } from '../components.ts';
import type { Move } from '../moves.ts';
import type { GardenNote } from '../notes.ts';
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

const space = (m: { row: number; column: number }): string => `la fila ${m.row}, columna ${m.column}`;

const again: Record<Move['type'], string> = {
  reroll: 'volver a tirar',
  keep: 'quedarte con los dados',
  buy: 'comprar',
  place: 'colocar',
  water: 'regar',
  harvest: 'cosechar',
  flip: 'darle la vuelta',
  remove: 'echarlo',
  move: 'mover tu animal',
  sun: 'usar el sol',
  end: 'terminar tu turno',
};

export const es: Words<Move, Chance, View, GardenNote> = {
  tagline: 'Planta, riega y cosecha en un huerto común, y manda a tu pájaro a comer de lo ajeno.',
  goal: 'Compra semillas, planta, riega y cosecha en un huerto común. Cuando se vende la última semilla, gana quien tenga más puntos.',
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
  move: (m) => offered((v) => phrase(m, v)),
  again: (m) => `Toca otra vez para ${again[m.type]}`,
  told: (m, who) => told(who, (v) => phrase(m, v)),
  costs(m) {
    return m.type === 'buy'
      ? 'si al final sigue sin colocar'
      : m.type === 'sun'
        ? 'que da al final un sol sin usar'
        : null;
  },
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    return `${who === null ? 'Alguien tira' : does(who, 'tiras', 'tira')}: ${c.dice.join(' ')}.`;
  },
  note(n, of) {
    switch (n.type) {
      case 'turn':
        return of(n.seat).isYou ? 'Tu turno' : `Turno: ${of(n.seat).name}`;
      case 'watered':
        return n.more === 1 ? 'El agua llega a otra semilla.' : `El agua llega a otras ${n.more} semillas.`;
      case 'harvested':
        return n.more === 1 ? 'Con ella se cosecha otra verdura.' : `Con ella se cosechan otras ${n.more} verduras.`;
      case 'lastSeed':
        return 'Se ha vendido la última semilla: este turno es el último.';
    }
  },
  duty(view, of) {
    if (view.actor === 'over') return 'El huerto descansa.';
    if (view.actor === 'chance')
      return view.phase === 'start' ? '¿Quién empieza?' : `${does(of(view.seat), 'tiras', 'tira')} cuatro dados.`;
    const who = of(view.actor);
    if (view.phase === 'four')
      return turn(who, '¡cuatro iguales! ¿Vuelves a tirar o te los quedas?', 'tiene cuatro iguales y se lo piensa.');
    const last = Object.values(view.supply).every((count) => count === 0) ? ' Es el último turno.' : '';
    const deeds = view.options.family
      ? 'comprar, colocar, regar o cosechar'
      : 'comprar, colocar, regar, cosechar o mover tu animal';
    return `${turn(who, `usa tus dados para ${deeds}.`, 'está usando sus dados.')}${last}`;
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    const cause =
      finish.cause === 'seeds' ? 'Se ha vendido la última semilla.' : 'Hace demasiado que nadie compra una semilla.';
    if (finish.tie === 'shared') return `${shares(standings, of)}. ${cause}`;
    if (finish.tie === 'harvest') return `${winsTie(standings, of, 'por el valor de la cosecha')}. ${cause}`;
    return `${wins(standings, of)}. ${cause}`;
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

/** Lo que alguien hace: una vez como opción y otra para el registro. */
function phrase(m: Move, v: Verb): string {
  switch (m.type) {
    case 'reroll':
      return `${v('volver', 'vuelves', 'vuelve')} a tirar los cuatro dados`;
    case 'keep':
      return `${v('quedarse', 'te quedas', 'se queda')} con los cuatro dados iguales`;
    case 'sun':
      return `${v('gastar', 'gastas', 'gasta')} el sol para ${'reroll' in m ? 'volver a tirar los cuatro dados' : `convertir el ${m.die} en un ${m.as}`}`;
    case 'buy':
      return `${v('comprar', 'compras', 'compra')} una semilla de ${seeds[m.tile]} con el ${m.die}`;
    case 'place':
      return `${v('colocar', 'colocas', 'coloca')} ${withArticle[m.tile]} en ${space(m)}, con ${aim(m)}`;
    case 'water':
      return `${v('regar', 'riegas', 'riega')} la semilla de ${space(m)}, con el ${m.die}`;
    case 'harvest':
      return `${v('cosechar', 'cosechas', 'cosecha')} la verdura de ${space(m)}, con el ${m.die}`;
    case 'flip':
      return `${v('darle', 'le das', 'le da')} la vuelta ${m.tile === 'critter' ? 'al animal' : 'al reloj'} con un 6`;
    case 'move':
      return `${v('mover', 'mueves', 'mueve')} el animal a ${space(m)}, con el ${m.die}${meal(m)}`;
    case 'remove':
      return `${v('echar', 'echas', 'echa')} al animal de ${space(m)}, con ${aim(m)} y un 6`;
    case 'end':
      return `${v('terminar', 'terminas', 'termina')} el turno`;
  }
}

function meal(m: Extract<Move, { type: 'move' }>): string {
  if (!('eat' in m)) return '';
  return m.eat === 'swallow' ? ', donde se traga lo que hay' : `, donde escupe la semilla a cambio del ${m.spit}`;
}
