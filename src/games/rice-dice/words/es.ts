import { does, list, offered, shares, starts, told, turn, type Verb, wins } from '../../../core/speech/es.ts';
import type { PersonOf, Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Face, Job } from '../components.ts';
import type { Ability } from '../document.ts';
import { weatherOf } from '../drought.ts';
import type { Move } from '../moves.ts';
import type { FarmerDeeds, RiceNote } from '../notes.ts';
import type { View } from '../view.ts';
import { documentWords } from './document.ts';
import { es as refusals } from './refusals/es.ts';

const faceNames: Record<Face, string> = {
  water: 'agua',
  card: 'carta',
  worker: 'trabajador',
  double: 'trabajador doble',
  wild: 'comodín',
  weed: 'mala hierba',
};
const jobNames: Record<Job, string> = { weed: 'desherbar', harvest: 'cosechar', plant: 'plantar' };
const symbols = {
  worker: ['trabajador', 'trabajadores'],
  water: ['agua', 'agua'],
  card: ['carta', 'cartas'],
} as const;
const riches = {
  water: 'más agua en arrozales',
  planted: 'más arrozales plantados',
  paddies: 'más arrozales',
  weeds: 'más malas hierbas',
} as const;

const count = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);
const countWeeds = (n: number): string => count(n, 'una mala hierba', 'malas hierbas');

/** What a card can do, as on the card. */
export function describeAbility(ability: Ability | null): string {
  if (ability === null) return '';
  switch (ability.kind) {
    case 'rerolls':
      return `vuelve a tirar ${count(ability.more, 'una vez', 'veces')} más por turno`;
    case 'chooseDice':
      return 'vuelve a tirar solo los dados que elijas';
    case 'draw':
      return `acción de cartas: roba ${ability.more} más`;
    case 'weedAnyone':
      return 'pon tus malas hierbas en los arrozales de cualquiera';
    case 'symbols':
      return `+${ability.more} ${symbols[ability.symbol][ability.more === 1 ? 0 : 1]} en cada tirada`;
    case 'harvestRice':
      return `+${ability.rice} de arroz por cada arrozal que coseches`;
    case 'mimic':
      return `imitador: puedes ${jobNames[ability.job]} cuando trabaja quien va antes que tú`;
    case 'most':
      return `al empezar tu turno: ${ability.rice} de arroz si tienes ${riches[ability.of]} que nadie`;
    case 'weedFlooded':
      return 'tus trabajadores también desherban arrozales inundados';
    case 'fewerWeeds':
      return `pon ${countWeeds(ability.fewer)} menos después de una tirada`;
    case 'fewerWorkers':
      return `${count(ability.fewer, 'un trabajador', 'trabajadores')} menos para ${jobNames[ability.job]} aquí`;
    case 'flowLeft':
      return 'tu agua también puede correr hacia la izquierda';
  }
}

/** R52: how long nobody has gained rice, and what that will bring. */
export function tellDry(view: View): string {
  const { dry, spells, dryLimit } = view;
  if (weatherOf(view) === 'spell')
    return spells === 1
      ? 'Sequía: todos los arrozales se han quedado sin agua.'
      : 'Segunda sequía: todos los arrozales se han quedado sin agua. La tercera pone fin a la partida.';
  const since = ['', ' desde la sequía', ' desde la segunda sequía'][spells] ?? '';
  const then = ['el agua se va', 'el agua se va otra vez', 'la partida acaba'][spells] ?? '';
  return `${count(dry, 'Un turno', 'turnos')} sin arroz${since}: a los ${dryLimit}, ${then}.`;
}

const listPaddies = (places: readonly number[]): string =>
  places.length === 1 ? `el arrozal ${places[0]}` : `los arrozales ${places.join(', ')}`;

function rolled(dice: readonly Face[]): string {
  return dice.map((face) => faceNames[face]).join(', ');
}

/** Lo que alguien hace: una vez como opción y otra para el registro. */
function phrase(m: Move, v: Verb, of?: PersonOf): string {
  const keep = v('quedarse', 'te quedas', 'se queda');
  switch (m.type) {
    case 'choose':
      return m.card === undefined
        ? `${v('elegir', 'eliges', 'elige')} una carta`
        : `${keep} con ${m.card} como primer arrozal`;
    case 'reroll':
      return `${v('volver', 'vuelves', 'vuelve')} a tirar${m.dice === undefined ? ' los cinco dados' : `: ${rolled(m.dice)}`}`;
    case 'weed': {
      const owner =
        m.seat === undefined
          ? ''
          : of === undefined
            ? ` del asiento ${m.seat + 1}`
            : of(m.seat).isYou
              ? ' tuyo'
              : ` de ${of(m.seat).name}`;
      return `${v('poner', 'pones', 'pone')} una mala hierba en el arrozal ${m.paddy}${owner}`;
    }
    case 'action':
      return {
        worker: `${v('mandar', 'mandas', 'manda')} a los trabajadores`,
        card: `${v('robar', 'robas', 'roba')} cartas`,
        water: `${v('abrir', 'abres', 'abre')} las compuertas`,
      }[m.action];
    case 'job':
      return `${
        {
          weed: v('desherbar', 'desherbas', 'desherba'),
          harvest: v('cosechar', 'cosechas', 'cosecha'),
          plant: v('plantar', 'plantas', 'planta'),
        }[m.job]
      } el arrozal ${m.paddy}`;
    case 'keep':
      return `${keep} con ${m.card} ${m.replace === undefined ? `en el extremo ${m.at === 'left' ? 'izquierdo' : 'derecho'}` : `en lugar del arrozal ${m.replace}`}`;
    case 'release':
      return `${v('vaciar', 'vacías', 'vacía')} el arrozal ${m.paddy} en ${m.into.length === 0 ? 'el embalse' : listPaddies(m.into)}`;
    case 'fill':
      return `${v('llenar', 'llenas', 'llena')} el arrozal ${m.paddy} desde el embalse`;
    case 'done':
      return v('terminar', 'has terminado', 'ha terminado');
  }
}

/** Lo que ha dado el turno del Granjero Feliz: juega solo. */
function tellFarmer({ harvested, planted, weeded, filled, drained, kept }: FarmerDeeds): string {
  const did = [
    ...(harvested.length > 0 ? [`cosecha ${listPaddies(harvested)}`] : []),
    ...(planted.length > 0 ? [`planta ${listPaddies(planted)}`] : []),
    ...(weeded.length > 0 ? [`desherba ${listPaddies(weeded)}`] : []),
    ...(drained.length > 0 ? [`vacía ${listPaddies(drained)}`] : []),
    ...(filled.length > 0 ? [`llena ${listPaddies(filled)}`] : []),
    ...(kept === null ? [] : [`se queda con ${kept}`]),
  ];
  return `El Granjero Feliz ${did.length === 0 ? 'no puede hacer nada' : list(did)}.`;
}

/** Lo que se pide, y lo que esperan los demás. */
const duties: Record<View['phase'], readonly [ask: string, waits: string]> = {
  deal: ['', ''],
  choose: ['quédate con una de tus tres cartas.', 'está eligiendo una carta.'],
  start: ['', ''],
  roll: ['', ''],
  decide: ['elige una acción: trabajadores, cartas o agua.', 'está eligiendo una acción.'],
  worker: ['reparte el trabajo entre tus trabajadores.', 'está repartiendo el trabajo.'],
  mimic: ['tus imitadores pueden trabajar también.', 'puede usar sus imitadores.'],
  draw: ['', ''],
  keep: ['quédate con una de las cartas robadas, o con ninguna.', 'está eligiendo una carta.'],
  release: ['puedes soltar agua.', 'puede soltar agua.'],
  take: ['llena arrozales desde el embalse.', 'está llenando arrozales.'],
  over: ['', ''],
};

function decideDuty({ weeds, rerolls }: View): readonly [string, string] {
  const waits = duties.decide[1];
  if (weeds > 0)
    return [
      `pon ${countWeeds(weeds)}${rerolls > 0 ? ' o vuelve a tirar' : ''}.`,
      `tiene que poner ${countWeeds(weeds)}.`,
    ];
  return rerolls > 0 ? ['vuelve a tirar o elige una acción: trabajadores, cartas o agua.', waits] : duties.decide;
}

const again: Record<Move['type'], string> = {
  choose: 'quedártela',
  reroll: 'volver a tirar',
  weed: 'poner la mala hierba',
  action: 'elegir',
  job: 'hacerlo',
  keep: 'colocarla',
  release: 'abrir la compuerta',
  fill: 'llenar',
  done: 'seguir',
};

export const es: Words<Move, Chance, View, RiceNote> = {
  tagline: 'Inunda las terrazas, planta, vacía, cosecha: gana quien llegue a cien de arroz.',
  goal: 'Inunda tus arrozales, plántalos, vacíalos y cosecha. Gana quien llegue primero a cien de arroz.',
  sides: { happyFarmer: 'El Granjero Feliz' },
  options: {
    weeds: {
      label: 'Malas hierbas',
      about: 'Cuándo traen malas hierbas las caras de mala hierba: solo si vuelves a tirar, o en todas las tiradas.',
      values: { rerolled: 'Solo al volver a tirar', always: 'En todas las tiradas' },
    },
    farmerRice: {
      label: 'Ventaja del Granjero Feliz',
      about:
        'Solo en solitario: el arroz con el que empieza el Granjero Feliz. 0 es como en el reglamento; con 30, un Brote gana una de cada dos partidas; con 60, una Jardinera; con 75, una Jardinera gana una de cada cinco.',
      values: {
        0: 'Como en el reglamento',
        30: 'Igualado para un Brote',
        60: 'Igualado para una Jardinera',
        75: 'Difícil para una Jardinera',
      },
    },
    drySpell: {
      label: 'Sequía',
      about:
        'Tras este número de rondas sin que nadie gane arroz, los arrozales se quedan sin agua; a la tercera vez seguida acaba la partida. 0 significa nunca.',
      values: { 0: 'Nunca' },
    },
    deck: {
      label: 'Mazo',
      about: 'Nuestras treinta cartas, o de 15 a 60 tuyas, por ejemplo las de tu caja.',
      document: documentWords.es,
    },
  },
  categories: { harvest: 'Cosechas', abilities: 'Habilidades', start: 'Ventaja inicial' },
  move: (m, of) => (m.type === 'done' ? 'Listo' : offered((v) => phrase(m, v, of))),
  again: (m) => `Toca otra vez para ${again[m.type]}`,
  told: (m, who, of) => told(who, (v) => phrase(m, v, of)),
  picks(view) {
    if (view.phase === 'start') return ['¿Quién empieza?'];
    if (view.phase !== 'roll') return Array.from({ length: view.left }, (_, i) => `carta ${i + 1}`);
    return Array.from({ length: 5 - view.dice.length }, (_, i) => `dado ${i + 1}`);
  },
  faces: faceNames,
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    if (c.type === 'roll') return `${who === null ? 'Alguien tira' : does(who, 'tiras', 'tira')}: ${rolled(c.dice)}.`;
    const drew = who === null ? 'Alguien roba' : does(who, 'robas', 'roba');
    return `${drew} ${c.cards === undefined ? count(c.count, 'una carta', 'cartas') : c.cards.join(', ')}.`;
  },
  note(n, of) {
    switch (n.type) {
      case 'turn':
        return of(n.side).isYou ? 'Tu turno' : `Turno: ${of(n.side).name}`;
      case 'farmer':
        return tellFarmer(n);
      case 'drySpell':
        return (
          [
            'Hace mucho que nadie gana arroz. Sequía: todos los arrozales se quedan sin agua.',
            'Segunda sequía: todos los arrozales se quedan sin agua. La tercera pone fin a la partida.',
            'Tercera sequía.',
          ][n.spells - 1] ?? ''
        );
    }
  },
  duty(view, of) {
    if (view.actor === 'over')
      return view.finish?.cause === 'drought' ? 'La tierra está seca.' : 'El arroz está recogido.';
    if (view.actor !== 'chance') {
      const [ask, waits] = view.phase === 'decide' ? decideDuty(view) : duties[view.phase];
      return turn(of(view.actor), ask, waits);
    }
    if (view.phase === 'start') return '¿Quién empieza?';
    if (view.phase === 'deal')
      return `${does(of(view.seat), 'recibes', 'recibe')} ${count(view.left, 'una carta', 'cartas')}.`;
    return view.phase === 'draw'
      ? `${does(of(view.turn), 'robas cartas', 'roba cartas')}.`
      : `${does(of(view.turn), 'tiras cinco dados', 'tira cinco dados')}.`;
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    const won = finish.tie === 'shared' ? shares(standings, of, 'de arroz') : wins(standings, of, 'de arroz');
    const how = {
      harvest: 'La última cosecha lo ha decidido.',
      mimic: 'La cosecha de un imitador lo ha decidido.',
      most: 'Las cartas lo han decidido al empezar el turno.',
      drought: 'La tercera sequía pone fin a la partida.',
    }[finish.cause];
    return `${won}. ${how}`;
  },
  refusals,
};
