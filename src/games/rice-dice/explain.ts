import { at } from '../../core/assert.ts';
import type { Reason } from '../../core/errors.ts';
import { MAX_PADDIES, MAX_WEEDS } from './components.ts';
import { CHOOSE_DICE, cardNumber, FLOW_LEFT, WEED_ANYONE, WEED_FLOODED } from './deck.ts';
import type { OpenMove } from './moves.ts';
import { HANDS, hasCard } from './pile.ts';
import {
  cardAt,
  FRESH,
  firstPaddy,
  hasMark,
  hasPower,
  isDry,
  isFlooded,
  isPlanted,
  PHASE_CHOOSE,
  PHASE_DECIDE,
  PHASE_KEEP,
  PHASE_MIMIC,
  PHASE_RELEASE,
  PHASE_TAKE,
  PHASE_WORKER,
  RECEIVED,
  reservoir,
  roomAt,
  type State,
  waterAt,
  weedsAt,
} from './state.ts';
import { canFlow } from './water.ts';
import { harvestersFor, plantersFor } from './worker.ts';

type MoveOf<Type extends OpenMove['type']> = Extract<OpenMove, { type: Type }>;

/** Why a well-formed move is not legal. */
export function explain(s: State, move: OpenMove): Reason {
  switch (move.type) {
    case 'choose':
      return s.phase === PHASE_CHOOSE
        ? ['R10', `${move.card} is not among your three cards.`, `${move.card} ist nicht unter deinen drei Karten.`]
        : dueNow(s);
    case 'reroll':
      return s.phase === PHASE_DECIDE ? whyNoReroll(s, move) : dueNow(s);
    case 'weed':
      return s.phase === PHASE_DECIDE ? whyNoWeed(s, move) : dueNow(s);
    case 'job':
      return s.phase === PHASE_WORKER || s.phase === PHASE_MIMIC ? whyNoJob(s, move) : dueNow(s);
    case 'keep':
      return s.phase === PHASE_KEEP ? whyNoKeep(s, move) : dueNow(s);
    case 'release':
      return s.phase === PHASE_RELEASE ? whyNoRelease(s, move) : dueNow(s);
    case 'fill':
      return s.phase === PHASE_TAKE ? whyNoFill(s, move) : dueNow(s);
    case 'action':
    case 'done':
      return dueNow(s);
  }
}

function dueNow(s: State): Reason {
  switch (s.phase) {
    case PHASE_CHOOSE:
      return ['R10', 'Choose one of your three cards first.', 'Wähl zuerst eine deiner drei Karten.'];
    case PHASE_DECIDE:
      return s.weedsDue > 0
        ? [
            'R22',
            `There are weeds to place before the action: ${s.weedsDue} left.`,
            `Vor der Aktion ist noch Unkraut zu legen: ${s.weedsDue} übrig.`,
          ]
        : ['R23', 'Name an action: worker, card or water.', 'Wähl eine Aktion: Arbeiter, Karten oder Wasser.'];
    case PHASE_WORKER:
      return [
        'R30',
        'Your workers are waiting: give them a job, or say that you are done.',
        'Deine Arbeiter warten: gib ihnen etwas zu tun oder beende die Arbeit.',
      ];
    case PHASE_MIMIC:
      return [
        'R61',
        'Your Mimics are waiting: give them a job, or say that you are done.',
        'Deine Mimics warten: gib ihnen etwas zu tun oder beende die Arbeit.',
      ];
    case PHASE_KEEP:
      return [
        'R35',
        'Keep one of the drawn cards, or say that you are done.',
        'Behalte eine der gezogenen Karten oder hör auf.',
      ];
    case PHASE_RELEASE:
      return ['R40', 'Release water, or say that you are done releasing.', 'Lass Wasser ab oder beende das Ablassen.'];
    default:
      return [
        'R43',
        'Fill paddies from the reservoir, or say that you are done.',
        'Fülle Felder aus dem Teich oder hör auf.',
      ];
  }
}

function whyNoReroll(s: State, move: MoveOf<'reroll'>): Reason {
  if (s.rerolls === 0) return ['R21', 'No reroll is left in this turn.', 'In diesem Zug ist kein Neuwurf mehr übrig.'];
  const chooses = hasPower(s, s.seat, CHOOSE_DICE);
  if (!chooses)
    return [
      'R21',
      'All five dice are rerolled: leave "dice" out.',
      'Neu geworfen werden alle fünf Würfel: lass „dice“ weg.',
    ];
  if (move.dice === undefined || move.dice.length === 0)
    return [
      'R62',
      'With Master of Fate a reroll names the dice, at least one.',
      'Mit Master of Fate nennst du die Würfel für den Neuwurf, mindestens einen.',
    ];
  return [
    'R21',
    'Name dice that are on the table, in the order water, card, worker, double, wild, weed.',
    'Nenne Würfel, die auf dem Tisch liegen, in der Folge Wasser, Karte, Arbeiter, Doppelarbeiter, Joker, Unkraut.',
  ];
}

function whyNoWeed(s: State, move: MoveOf<'weed'>): Reason {
  if (s.weedsDue === 0) return ['R22', 'There is no weed to place.', 'Es ist kein Unkraut zu legen.'];
  if (move.seat === s.seat)
    return ['R22', 'Your own paddies are named without a seat.', 'Eigene Felder nennst du ohne Platz.'];
  const side = move.seat ?? s.seat;
  if (side >= s.sides) return ['R22', `There is no seat ${side}.`, `Einen Platz ${side} gibt es nicht.`];
  if (side !== s.seat && !hasPower(s, s.seat, WEED_ANYONE))
    return ['R22', 'Your weeds go on your own paddies.', 'Dein Unkraut kommt auf deine eigenen Felder.'];
  if (move.paddy > at(s.rowLength, side)) return noPaddy(move.paddy);
  return [
    'R22',
    `Paddy ${move.paddy} has ${MAX_WEEDS} weeds already.`,
    `Auf Feld ${move.paddy} liegen schon ${MAX_WEEDS} Unkräuter.`,
  ];
}

const noPaddy = (place: number): Reason => [
  'R4',
  `There is no paddy ${place} in that row.`,
  `Ein Feld ${place} gibt es in dieser Reihe nicht.`,
];
const ownPaddy = (s: State, place: number): number => firstPaddy(s.seat) + place - 1;
const cardOn = (s: State, paddy: number): string => at(s.deck.cards, cardAt(s, paddy)).name;

function whyNoJob(s: State, move: MoveOf<'job'>): Reason {
  if (move.paddy > at(s.rowLength, s.seat)) return noPaddy(move.paddy);
  const paddy = ownPaddy(s, move.paddy);
  const card = cardOn(s, paddy);
  const mimics = { weed: s.mimicWeed, harvest: s.mimicHarvest, plant: s.mimicPlant };
  const workers = s.phase === PHASE_MIMIC ? mimics[move.job] : s.left;
  const rule = s.phase === PHASE_MIMIC ? 'R61' : 'R30';
  const pay = (needed: number): Reason => [
    rule,
    `Workers needed for ${card}: ${needed}; ready now: ${workers}.`,
    `Arbeiter nötig für ${card}: ${needed}; bereit: ${workers}.`,
  ];
  if (move.job === 'weed') {
    if (weedsAt(s, paddy) === 0) return ['R30', `There is no weed on ${card}.`, `Auf ${card} wächst kein Unkraut.`];
    if (!isDry(s, paddy) && !hasPower(s, s.seat, WEED_FLOODED))
      return [
        'R30',
        `${card} is flooded: weeding needs a dry paddy.`,
        `${card} ist geflutet: gejätet wird nur im Trockenen.`,
      ];
    return pay(1);
  }
  if (move.job === 'plant') {
    if (isPlanted(s, paddy)) return ['R30', `${card} is planted already.`, `${card} ist schon bepflanzt.`];
    return isFlooded(s, paddy)
      ? pay(plantersFor(s, paddy))
      : ['R30', `${card} must be flooded to be planted.`, `${card} muss zum Bepflanzen geflutet sein.`];
  }
  if (!isPlanted(s, paddy)) return ['R30', `${card} is not planted.`, `${card} ist nicht bepflanzt.`];
  if (!isDry(s, paddy)) return ['R30', `${card} must be dry to be harvested.`, `${card} muss zum Ernten trocken sein.`];
  if (hasMark(s, paddy, FRESH))
    return ['R31', `${card} was planted in this turn.`, `${card} wurde erst in diesem Zug bepflanzt.`];
  return pay(harvestersFor(s, paddy));
}

function whyNoKeep(s: State, move: MoveOf<'keep'>): Reason {
  const card = cardNumber(s.deck, move.card);
  if (card < 0 || !hasCard(s.piles, HANDS + s.seat, card))
    return ['R35', `You did not draw ${move.card}.`, `${move.card} hast du nicht gezogen.`];
  if (move.replace !== undefined) return noPaddy(move.replace);
  return [
    'R35',
    `You have ${MAX_PADDIES} paddies: a new card replaces one of them.`,
    `Du hast ${MAX_PADDIES} Felder: eine neue Karte ersetzt eines davon.`,
  ];
}

function whyNoRelease(s: State, move: MoveOf<'release'>): Reason {
  const length = at(s.rowLength, s.seat);
  const missing = [move.paddy, ...move.into].find((place) => place > length);
  if (missing !== undefined) return noPaddy(missing);
  const paddy = ownPaddy(s, move.paddy);
  const card = cardOn(s, paddy);
  if (waterAt(s, paddy) === 0) return ['R41', `There is no water on ${card}.`, `Auf ${card} steht kein Wasser.`];
  if (hasMark(s, paddy, RECEIVED))
    return [
      'R41',
      `${card} got water in this step: it stays.`,
      `${card} hat in diesem Schritt Wasser bekommen: es bleibt dort.`,
    ];
  const uphill = move.into.find((place) => !canFlow(s, paddy, ownPaddy(s, place)));
  if (uphill !== undefined)
    return hasPower(s, s.seat, FLOW_LEFT)
      ? ['R41', 'A paddy is not released into itself.', 'Ein Feld fließt nicht in sich selbst.']
      : ['R41', 'Water flows to the right only.', 'Wasser fließt nur nach rechts.'];
  const full = move.into.find((place) => roomAt(s, ownPaddy(s, place)) === 0);
  if (full !== undefined) return ['R41', `Paddy ${full} is full.`, `Feld ${full} ist voll.`];
  if (new Set(move.into).size < move.into.length)
    return ['R41', 'Each paddy is named once.', 'Jedes Feld wird einmal genannt.'];
  const room = move.into.slice(0, -1).reduce((sum, place) => sum + roomAt(s, ownPaddy(s, place)), 0);
  if (room >= waterAt(s, paddy))
    return ['R41', 'Each named paddy must get some of the water.', 'Jedes genannte Feld muss etwas Wasser bekommen.'];
  return [
    'R41',
    'Name the paddies from left to right; one that does not become full comes last.',
    'Nenne die Felder von links nach rechts; eines, das nicht voll wird, zuletzt.',
  ];
}

function whyNoFill(s: State, move: MoveOf<'fill'>): Reason {
  if (move.paddy > at(s.rowLength, s.seat)) return noPaddy(move.paddy);
  const paddy = ownPaddy(s, move.paddy);
  const room = roomAt(s, paddy);
  const card = cardOn(s, paddy);
  if (room === 0) return ['R43', `${card} is full.`, `${card} ist voll.`];
  if (room > s.left)
    return [
      'R43',
      `${card} needs ${room} more; your water symbols left: ${s.left}.`,
      `${card} braucht noch ${room}; Wassersymbole übrig: ${s.left}.`,
    ];
  return [
    'R43',
    `${card} needs ${room} more; the reservoir holds ${reservoir(s)}.`,
    `${card} braucht noch ${room}; im Teich sind ${reservoir(s)}.`,
  ];
}
