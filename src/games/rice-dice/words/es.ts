import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Face, Job } from '../components.ts';
import type { Ability } from '../document.ts';
import { weatherOf } from '../drought.ts';
import type { Move } from '../moves.ts';
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

/** "Ada, Ben y Cleo", and "e" before a name that begins with an i. */
const list = new Intl.ListFormat('es');

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

function sayMove(m: Move): string {
  switch (m.type) {
    case 'choose':
      return m.card === undefined ? 'Elegir una carta' : `Quedarse con ${m.card} como primer arrozal`;
    case 'reroll':
      return m.dice === undefined ? 'Volver a tirar los cinco dados' : `Volver a tirar: ${rolled(m.dice)}`;
    case 'weed':
      return m.seat === undefined
        ? `Poner una mala hierba en el arrozal ${m.paddy}`
        : `Poner una mala hierba en el arrozal ${m.paddy} del asiento ${m.seat + 1}`;
    case 'action':
      return { worker: 'Mandar a los trabajadores', card: 'Robar cartas', water: 'Abrir las compuertas' }[m.action];
    case 'job':
      return `${{ weed: 'Desherbar', harvest: 'Cosechar', plant: 'Plantar' }[m.job]} el arrozal ${m.paddy}`;
    case 'keep':
      if (m.replace !== undefined) return `Quedarse con ${m.card} en lugar del arrozal ${m.replace}`;
      return `Quedarse con ${m.card} en el extremo ${m.at === 'left' ? 'izquierdo' : 'derecho'}`;
    case 'release':
      return `Vaciar el arrozal ${m.paddy} en ${m.into.length === 0 ? 'el embalse' : listPaddies(m.into)}`;
    case 'fill':
      return `Llenar el arrozal ${m.paddy} desde el embalse`;
    case 'done':
      return 'Listo';
  }
}

const duties: Record<View['phase'], string> = {
  deal: '',
  choose: 'quédate con una de tus tres cartas.',
  start: '',
  roll: '',
  decide: 'elige una acción: trabajadores, cartas o agua.',
  worker: 'reparte el trabajo entre tus trabajadores.',
  mimic: 'tus imitadores pueden trabajar también.',
  draw: '',
  keep: 'quédate con una de las cartas robadas, o con ninguna.',
  release: 'puedes soltar agua.',
  take: 'llena arrozales desde el embalse.',
  over: '',
};

function decideDuty({ weeds, rerolls }: View): string {
  if (weeds > 0) return `pon ${countWeeds(weeds)}${rerolls > 0 ? ' o vuelve a tirar' : ''}.`;
  return rerolls > 0 ? 'vuelve a tirar o elige una acción: trabajadores, cartas o agua.' : duties.decide;
}

export const es: Words<Move, Chance, View> = {
  tagline: 'Inunda las terrazas, planta, vacía, cosecha: gana quien llegue a cien de arroz.',
  options: {
    weeds: {
      label: 'Malas hierbas',
      about: 'Cuándo traen malas hierbas las caras de mala hierba: solo si vuelves a tirar, o en todas las tiradas.',
      values: { rerolled: 'Solo al volver a tirar', always: 'En todas las tiradas' },
    },
    farmerRice: {
      label: 'Ventaja del Granjero Feliz',
      about:
        'Solo en solitario: el arroz con el que empieza el Granjero Feliz. 0 es como en el reglamento; 25, una carrera más reñida; 50, igualado si juegas bien; 70, difícil para cualquiera.',
      values: {
        0: 'Como en el reglamento',
        25: 'Una carrera más reñida',
        50: 'Igualado si juegas bien',
        70: 'Difícil para cualquiera',
      },
    },
    drySpell: {
      label: 'Sequía',
      about:
        'Tras este número de rondas sin que nadie gane arroz, los arrozales se quedan sin agua; a la tercera vez seguida acaba la partida. 0 es nunca.',
      values: { 0: 'Nunca' },
    },
    deck: {
      label: 'Mazo propio',
      about:
        'Un mazo propio en JSON: de 15 a 60 cartas con name, hexes, magic, water, rice y ability. Vacío para usar nuestras treinta.',
      document: documentWords.es,
    },
  },
  categories: { harvest: 'Cosechas', abilities: 'Habilidades', start: 'Ventaja inicial' },
  move: sayMove,
  coach: {
    choose:
      'Los arrozales pequeños se inundan y se trabajan rápido; los grandes dan más. La habilidad funciona mientras la carta esté en tu fila.',
    decide:
      'Usa tus dados para una sola cosa. Los trabajadores plantan en inundado, cosechan en seco y desherban; las cartas traen arrozales; el agua los llena y los vacía. Volver a tirar es gratis, pero después cada cara de mala hierba trae una.',
    place:
      'Las malas hierbas reducen la cosecha. Ponlas donde menos daño hagan, por ejemplo en un arrozal que vayas a cosechar tarde; como mucho dos en cada uno.',
    job: 'Un arrozal necesita tantos trabajadores como hexágonos tiene, igual para plantarlo que para cosecharlo. Para lo primero tiene que estar inundado; para lo segundo, seco.',
    mimic:
      'Quien va antes que tú ha mandado trabajadores. Cada imitador tuyo (carta Mimic) puede hacer ahora su tarea, con tantos como hayan salido en los dados; el Weeding Mimic tiene uno. No te cuesta nada.',
    keep: 'Puedes quedarte una carta: en el extremo izquierdo, en el derecho o en lugar de un arrozal. El agua corre hacia la derecha, así que el orden importa.',
    release:
      'Los arrozales plantados tienen que secarse: deja correr su agua hacia otro más a la derecha o hacia el embalse. Solo los arrozales llenos conservan su agua.',
    drought:
      'Hace mucho que nadie gana arroz. Pronto los arrozales se quedarán sin agua, también los plantados, y a la tercera vez seguida acaba la partida: gana quien tenga más arroz. En cuanto alguien gane arroz, la cuenta vuelve a empezar.',
    fill: 'Cada símbolo de agua toma una ficha del embalse. Un arrozal se llena del todo o nada.',
  },
  picks(view) {
    if (view.phase === 'start') return ['quién empieza'];
    if (view.phase !== 'roll') return Array.from({ length: view.left }, (_, i) => `carta ${i + 1}`);
    return Array.from({ length: 5 - view.dice.length }, (_, i) => `dado ${i + 1}`);
  },
  faces: faceNames,
  chance(c, name) {
    if (c.type === 'start') return `Primer turno: ${name(c.seat)}`;
    if (c.type === 'roll') return `Tirada: ${rolled(c.dice)}`;
    return c.cards === undefined
      ? `Cartas robadas: ${c.count}`
      : `${c.cards.length === 1 ? 'Carta robada' : 'Cartas robadas'}: ${c.cards.join(', ')}`;
  },
  duty(view, name) {
    if (view.actor === 'over')
      return view.finish?.cause === 'drought' ? 'La tierra está seca.' : 'El arroz está recogido.';
    if (view.actor !== 'chance')
      return `${name(view.actor)}, ${view.phase === 'decide' ? decideDuty(view) : duties[view.phase]}`;
    if (view.phase === 'start') return '¿Quién empieza?';
    if (view.phase === 'deal') return `Reparto de cartas: ${name(view.seat)}.`;
    return view.phase === 'draw' ? `${name(view.turn)}, roba cartas.` : `${name(view.turn)}, tira los dados.`;
  },
  ending({ finish, standings }, name) {
    if (finish === null) return '';
    const winner = list.format(finish.winners.map(name));
    const rice = standings.find((standing) => standing.rank === 1)?.total ?? 0;
    const won = finish.tie === 'shared' ? `Victoria compartida: ${winner}.` : `Victoria: ${winner}.`;
    if (finish.cause === 'drought') return `La tercera sequía pone fin a la partida. Máximo de arroz: ${rice}. ${won}`;
    const how = {
      harvest: 'con una cosecha',
      mimic: 'con la cosecha de un imitador en un turno ajeno',
      most: 'con lo que dan las cartas al empezar el turno',
    }[finish.cause];
    return `${rice} de arroz ${how}. ${won}`;
  },
  refusals,
};
