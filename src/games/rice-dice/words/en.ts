import {
  called,
  does,
  list,
  offered,
  shares,
  starts,
  told,
  turn,
  upper,
  type Verb,
  whose,
  wins,
} from '../../../core/speech/en.ts';
import type { PersonOf, Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Face } from '../components.ts';
import type { Ability } from '../document.ts';
import { weatherOf } from '../drought.ts';
import type { Move } from '../moves.ts';
import type { FarmerDeeds, RiceNote } from '../notes.ts';
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

function rolled(dice: readonly Face[]): string {
  return dice.map((face) => faceNames[face]).join(', ');
}

/** What somebody does, once for the choice and once for the log. */
function phrase(m: Move, v: Verb, of?: PersonOf): string {
  switch (m.type) {
    case 'choose':
      return m.card === undefined
        ? `${v('choose', 'chooses')} a card`
        : `${v('keep', 'keeps')} ${m.card} as the first paddy`;
    case 'reroll':
      return `${v('reroll', 'rerolls')} ${m.dice === undefined ? 'all five dice' : rolled(m.dice)}`;
    case 'weed': {
      const owner = m.seat === undefined ? '' : ` of ${of === undefined ? `seat ${m.seat + 1}` : called(of(m.seat))}`;
      return `${v('place', 'places')} a weed on paddy ${m.paddy}${owner}`;
    }
    case 'action':
      return {
        worker: `${v('send', 'sends')} the workers out`,
        card: `${v('draw', 'draws')} cards`,
        water: `${v('open', 'opens')} the gates for water`,
      }[m.action];
    case 'job':
      return `${{ weed: v('weed', 'weeds'), harvest: v('harvest', 'harvests'), plant: v('plant', 'plants') }[m.job]} paddy ${m.paddy}`;
    case 'keep':
      return `${v('keep', 'keeps')} ${m.card} ${m.replace === undefined ? `at the ${m.at} end` : `in place of paddy ${m.replace}`}`;
    case 'release':
      return `${v('drain', 'drains')} paddy ${m.paddy} into ${m.into.length === 0 ? 'the pond' : listPaddies(m.into)}`;
    case 'fill':
      return `${v('fill', 'fills')} paddy ${m.paddy} from the pond`;
    case 'done':
      return `${v('are', 'is')} done`;
  }
}

/** The Happy Farmer plays by itself: what its turn brought. */
function tellFarmer({ harvested, planted, weeded, filled, drained, kept }: FarmerDeeds): string {
  const did = [
    ...(harvested.length > 0 ? [`harvests ${listPaddies(harvested)}`] : []),
    ...(planted.length > 0 ? [`plants ${listPaddies(planted)}`] : []),
    ...(weeded.length > 0 ? [`weeds ${listPaddies(weeded)}`] : []),
    ...(drained.length > 0 ? [`drains ${listPaddies(drained)}`] : []),
    ...(filled.length > 0 ? [`fills ${listPaddies(filled)}`] : []),
    ...(kept === null ? [] : [`keeps ${kept}`]),
  ];
  return `The Happy Farmer ${did.length === 0 ? 'can do nothing' : list(did)}.`;
}

/** What is asked, and what the others wait for. */
const duties: Record<View['phase'], readonly [ask: string, waits: string]> = {
  deal: ['', ''],
  choose: ['keep one of your three cards.', 'is choosing a card.'],
  start: ['', ''],
  roll: ['', ''],
  decide: ['choose an action: worker, card or water.', 'is choosing an action.'],
  worker: ['give your workers jobs.', 'is giving the workers jobs.'],
  mimic: ['your Mimics may join in.', 'may let Mimics join in.'],
  draw: ['', ''],
  keep: ['keep one of the cards you drew, or none.', 'is choosing a card.'],
  release: ['you may drain paddies.', 'may drain paddies.'],
  take: ['fill paddies from the pond.', 'is filling paddies.'],
  over: ['', ''],
};

function decideDuty({ weeds, rerolls }: View): readonly [string, string] {
  const waits = duties.decide[1];
  if (weeds > 0)
    return [
      `place ${count(weeds, 'weed')}${rerolls > 0 ? ', or reroll' : ''}.`,
      `has ${count(weeds, 'weed')} to place.`,
    ];
  return rerolls > 0 ? ['reroll, or choose an action: worker, card or water.', waits] : duties.decide;
}

const again: Record<Move['type'], string> = {
  choose: 'keep it',
  reroll: 'reroll',
  weed: 'put the weed there',
  action: 'choose it',
  job: 'do it',
  keep: 'place it',
  release: 'open the gate',
  fill: 'fill it',
  done: 'go on',
};

export const en: Words<Move, Chance, View, RiceNote> = {
  tagline: 'Flood the terraces, plant, drain, harvest: a hundred rice wins.',
  goal: 'Flood your paddies, plant them, drain them and harvest. Whoever gets to a hundred rice first wins.',
  sides: { happyFarmer: 'The Happy Farmer' },
  options: {
    weeds: {
      label: 'Weeds',
      about: 'When weed faces bring weeds: only after a reroll, or after every roll.',
      values: { rerolled: 'After a reroll', always: 'After every roll' },
    },
    farmerRice: {
      label: 'Head start of the Happy Farmer',
      about:
        'Solo only: how much rice the Happy Farmer starts with. 0 is as in the book; with 30 a Sprout wins every second match, with 60 a Gardener does; with 75 a Gardener wins one in five.',
      values: {
        0: 'As in the book',
        30: 'Even for a Sprout',
        60: 'Even for a Gardener',
        75: 'Hard for a Gardener',
      },
    },
    drySpell: {
      label: 'Dry spell',
      about:
        'When nobody gains rice for this many rounds, all water runs off the paddies; the third time in a row, the game ends. 0 means never.',
      values: { 0: 'Never' },
    },
    deck: {
      label: 'Deck',
      about: 'Our thirty cards, or 15 to 60 of your own, for example those in your box.',
      document: documentWords.en,
    },
  },
  categories: { harvest: 'Harvests', abilities: 'Abilities', start: 'Head start' },
  move: (m, of) => (m.type === 'done' ? 'Done' : offered((v) => phrase(m, v, of))),
  again: (m) => `Tap again to ${again[m.type]}`,
  told: (m, who, of) => told(who, (v) => phrase(m, v, of)),
  picks(view) {
    if (view.phase === 'start') return ['Who starts?'];
    if (view.phase !== 'roll') return Array.from({ length: view.left }, (_, i) => `card ${i + 1}`);
    return Array.from({ length: 5 - view.dice.length }, (_, i) => `die ${i + 1}`);
  },
  faces: faceNames,
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    if (c.type === 'roll') return `${who === null ? 'Somebody rolls' : does(who, 'roll', 'rolls')} ${rolled(c.dice)}.`;
    const drew = who === null ? 'Somebody draws' : does(who, 'draw', 'draws');
    return `${drew} ${c.cards === undefined ? count(c.count, 'card') : c.cards.join(', ')}.`;
  },
  note(n, of) {
    switch (n.type) {
      case 'turn':
        return upper(`${whose(of(n.side))} turn`);
      case 'farmer':
        return tellFarmer(n);
      case 'drySpell':
        return (
          [
            'Nobody has gained rice for a long time. A dry spell: the water runs off all paddies.',
            'A second dry spell: the water runs off all paddies. A third ends the game.',
            'A third dry spell.',
          ][n.spells - 1] ?? ''
        );
    }
  },
  duty(view, of) {
    if (view.actor === 'over') return view.finish?.cause === 'drought' ? 'The land is dry.' : 'The rice is in.';
    if (view.actor !== 'chance') {
      const [ask, waits] = view.phase === 'decide' ? decideDuty(view) : duties[view.phase];
      return turn(of(view.actor), ask, waits);
    }
    if (view.phase === 'start') return 'Who starts?';
    if (view.phase === 'deal') return `${does(of(view.seat), 'get', 'gets')} ${count(view.left, 'card')}.`;
    return view.phase === 'draw'
      ? `${does(of(view.turn), 'draw cards', 'draws cards')}.`
      : `${does(of(view.turn), 'roll five dice', 'rolls five dice')}.`;
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    const won = finish.tie === 'shared' ? shares(standings, of, 'rice') : wins(standings, of, 'rice');
    const how = {
      harvest: 'The last harvest decided it.',
      mimic: 'The harvest of a Mimic decided it.',
      most: 'The cards decided it at the start of the turn.',
      drought: 'A third dry spell ends the game.',
    }[finish.cause];
    return `${won}. ${how}`;
  },
  refusals,
};
