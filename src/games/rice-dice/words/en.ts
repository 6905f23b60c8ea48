import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Face, Job } from '../components.ts';
import type { Ability } from '../document.ts';
import { weatherOf } from '../drought.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { documentWords } from './document.ts';
import { en as refusals } from './refusals/en.ts';

const faceNames: Record<Face, string> = {
  water: 'water',
  card: 'card',
  worker: 'worker',
  double: 'double worker',
  wild: 'wild',
  weed: 'weed',
};
const jobNames: Record<Job, string> = { weed: 'Weed', harvest: 'Harvest', plant: 'Plant' };
const riches = { water: 'water on paddies', planted: 'planted paddies', paddies: 'paddies', weeds: 'weeds' } as const;

const count = (n: number, noun: string): string => (n === 1 ? `one ${noun}` : `${n} ${noun}s`);

/** What a card can do, as on the card. */
export function describeAbility(ability: Ability | null): string {
  if (ability === null) return '';
  switch (ability.kind) {
    case 'rerolls':
      return `${count(ability.more, 'more reroll')} a turn`;
    case 'chooseDice':
      return 'reroll only the dice you choose';
    case 'draw':
      return `card action: draw ${ability.more} more`;
    case 'weedAnyone':
      return "place your weeds on anybody's paddies";
    case 'symbols':
      return `+${ability.more} ${ability.symbol} on every roll`;
    case 'harvestRice':
      return `+${ability.rice} rice for each paddy you harvest`;
    case 'mimic':
      return `Mimic: ${ability.job} as the player before you works`;
    case 'most':
      return `turn start: ${ability.rice} rice if you alone have most ${riches[ability.of]}`;
    case 'weedFlooded':
      return 'your workers weed flooded paddies too';
    case 'fewerWeeds':
      return `place ${count(ability.fewer, 'weed')} fewer after a roll`;
    case 'fewerWorkers':
      return `${count(ability.fewer, 'worker')} fewer to ${ability.job} it`;
    case 'flowLeft':
      return 'your water may flow left too';
  }
}

/** R52: how long nobody has gained rice, and what that will bring. */
export function tellDry(view: View): string {
  const { dry, spells, dryLimit } = view;
  if (weatherOf(view) === 'spell')
    return spells === 1
      ? 'A dry spell: the water ran off all paddies.'
      : 'A second dry spell: the water ran off all paddies. A third ends the game.';
  const since = ['', ' since the dry spell', ' since the second dry spell'][spells] ?? '';
  const then = ['the water runs off', 'the water runs off again', 'the game ends'][spells] ?? '';
  return `No rice for ${count(dry, 'turn')}${since}: after ${dryLimit} ${then}.`;
}

const listPaddies = (places: readonly number[]): string =>
  places.length === 1 ? `paddy ${places[0]}` : `paddies ${places.join(', ')}`;

const listNames = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function rolled(dice: readonly Face[]): string {
  return dice.map((face) => faceNames[face]).join(', ');
}

function sayMove(m: Move): string {
  switch (m.type) {
    case 'choose':
      return m.card === undefined ? 'Choose a card' : `Keep ${m.card} as the first paddy`;
    case 'reroll':
      return m.dice === undefined ? 'Reroll all five dice' : `Reroll ${rolled(m.dice)}`;
    case 'weed':
      return m.seat === undefined
        ? `Place a weed on paddy ${m.paddy}`
        : `Place a weed on paddy ${m.paddy} of seat ${m.seat + 1}`;
    case 'action':
      return { worker: 'Send the workers', card: 'Draw cards', water: 'Open the gates for water' }[m.action];
    case 'job':
      return `${jobNames[m.job]} paddy ${m.paddy}`;
    case 'keep':
      if (m.replace !== undefined) return `Keep ${m.card} in place of paddy ${m.replace}`;
      return `Keep ${m.card} at the ${m.at} end`;
    case 'release':
      return `Release paddy ${m.paddy} into ${m.into.length === 0 ? 'the reservoir' : listPaddies(m.into)}`;
    case 'fill':
      return `Fill paddy ${m.paddy} from the reservoir`;
    case 'done':
      return 'Done';
  }
}

const duties: Record<View['phase'], string> = {
  deal: '',
  choose: 'keep one of your three cards.',
  start: '',
  roll: '',
  decide: 'choose an action: worker, card or water.',
  worker: 'give your workers jobs.',
  mimic: 'your Mimics may join in.',
  draw: '',
  keep: 'keep one of the drawn cards, or none.',
  release: 'you may release water.',
  take: 'fill paddies from the reservoir.',
  over: '',
};

function decideDuty({ weeds, rerolls }: View): string {
  if (weeds > 0) return `${count(weeds, 'weed')} to place${rerolls > 0 ? ', or reroll' : ''}.`;
  return rerolls > 0 ? 'reroll, or choose an action: worker, card or water.' : duties.decide;
}

export const en: Words<Move, Chance, View> = {
  tagline: 'Flood the terraces, plant, drain, harvest: a hundred rice wins.',
  options: {
    weeds: {
      label: 'Weeds',
      about: 'When weed faces bring weeds: only after a reroll, or after every roll.',
      values: { rerolled: 'After a reroll', always: 'After every roll' },
    },
    farmerRice: {
      label: 'Head start of the Happy Farmer',
      about:
        'Solo only: the rice the Happy Farmer begins with. 0 is as in the book, 25 a closer race, 50 even for a good player, 70 hard for everybody.',
      values: { 0: 'As in the book', 25: 'A closer race', 50: 'Even for a good player', 70: 'Hard for everybody' },
    },
    drySpell: {
      label: 'Dry spell',
      about:
        'After so many rounds in which nobody gains rice, all water runs off the paddies; the third time in a row the game ends. 0 is never.',
      values: { 0: 'Never' },
    },
    deck: {
      label: 'Deck',
      about: 'Our thirty cards, or 15 to 60 of your own, such as those of your box.',
      document: documentWords.en,
    },
  },
  categories: { harvest: 'Harvests', abilities: 'Abilities', start: 'Head start' },
  move: sayMove,
  coach: {
    choose:
      'Small paddies are quick to flood and to work; large ones pay more. The ability works as long as the card lies in your row.',
    decide:
      'Use your dice for one thing. Workers plant flooded paddies, harvest dry ones and pull weeds; cards bring new paddies; water fills and empties them. A reroll is free of charge, but afterwards each weed face brings a weed.',
    place:
      'Weeds lower a harvest. Put them where they hurt least, such as on a paddy you will harvest late; two on one paddy at most.',
    job: 'A paddy needs as many workers as it has hexes, to be planted as to be harvested. It must be flooded for the one and dry for the other.',
    mimic:
      'The player before you sent workers. Each of your Mimics may now do its own job, with as many workers as were rolled; the Weeding Mimic has one. It costs you nothing.',
    keep: 'You may keep one card: at the left or right end, or in place of a paddy. Water flows to the right, so the order matters.',
    release:
      'Planted paddies want to get dry: let their water run into one further right, or into the reservoir. Only full paddies keep their water.',
    drought:
      'Nobody has gained rice for long. Soon the water runs off all paddies, planted ones get dry by it, and the third time in a row the game ends: most rice wins. Any rice starts the count anew.',
    fill: 'Each water symbol takes a token from the reservoir. A paddy is filled entirely or not at all.',
  },
  coachKey(view, moves) {
    if (view.phase === 'decide') return view.weeds > 0 ? 'place' : weatherOf(view) === 'near' ? 'drought' : 'decide';
    return view.phase === 'mimic' ? 'mimic' : (moves[0]?.type ?? null);
  },
  picks(view) {
    if (view.phase === 'start') return ['first player'];
    if (view.phase !== 'roll') return Array.from({ length: view.left }, (_, i) => `card ${i + 1}`);
    return Array.from({ length: 5 - view.dice.length }, (_, i) => `die ${i + 1}`);
  },
  faces: faceNames,
  chance(c, name) {
    if (c.type === 'start') return `First: ${name(c.seat)}`;
    if (c.type === 'roll') return `Rolled ${rolled(c.dice)}`;
    return c.cards === undefined ? `Drew ${count(c.count, 'card')}` : `Drew ${c.cards.join(', ')}`;
  },
  duty(view, name) {
    if (view.actor === 'over') return view.finish?.cause === 'drought' ? 'The land is dry.' : 'The rice is in.';
    if (view.actor !== 'chance')
      return `${name(view.actor)}, ${view.phase === 'decide' ? decideDuty(view) : duties[view.phase]}`;
    if (view.phase === 'start') return 'Who starts?';
    if (view.phase === 'deal') return `Cards for ${name(view.seat)}.`;
    return view.phase === 'draw' ? `${name(view.turn)}, draw cards.` : `${name(view.turn)}, roll the dice.`;
  },
  ending({ finish, standings }, name) {
    if (finish === null) return '';
    const winner = listNames(finish.winners.map(name));
    const rice = standings.find((standing) => standing.rank === 1)?.total ?? 0;
    const won = finish.tie === 'shared' ? `${winner} share the victory.` : `Winner: ${winner}.`;
    if (finish.cause === 'drought') return `A third dry spell ends the game. Most rice: ${rice}. ${won}`;
    const how = {
      harvest: 'with a harvest',
      mimic: "with the harvest of a Mimic in another's turn",
      most: 'with what the cards bring at the start of a turn',
    }[finish.cause];
    return `${rice} rice ${how}. ${won}`;
  },
  refusals,
};
