import { hasBit } from '../../core/bits.ts';
import type { Reason } from '../../core/errors.ts';
import { DIE_SHIFT, SECOND_SHIFT, SPACE_SHIFT } from './action.ts';
import { stepsOf } from './aim.ts';
import { BUY_LIMIT, POOL_DICE, type Tile, veggies } from './components.ts';
import { isFood, maySpit } from './critter.ts';
import type { Move } from './moves.ts';
import { diceIn, poolSize } from './pool.ts';
import { spaceAt } from './space.ts';
import {
  CRITTER,
  contentOf,
  countOf,
  type Gardener,
  gardenerOf,
  IN_HAND,
  isEmpty,
  isGuarded,
  isPlant,
  isTurned,
  kindIn,
  ownerIn,
  PHASE_FOUR,
  type State,
  sundialLeft,
} from './state.ts';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** In German, as the object of "you have no …". */
const without: Record<Tile, string> = {
  squash: 'keinen Kürbis',
  carrot: 'keine Karotte',
  tomato: 'keine Tomate',
  artichoke: 'keine Artischocke',
  eggplant: 'keine Aubergine',
  critter: 'kein Tier',
  dial: 'keine Sonnenuhr',
  rock: 'keinen Stein',
};

/** Why a well-formed move is not legal. */
export function explain(s: State, move: Move): Reason {
  if (s.phase === PHASE_FOUR)
    return [
      'G10',
      'Four equal dice: roll them all again or keep them, then go on.',
      'Vier gleiche Würfel: wirf sie alle neu oder behalte sie, dann geht es weiter.',
    ];
  const own = gardenerOf(s, s.seat);
  const missing = missingDie(s, move);
  if (missing !== null) return missing;
  switch (move.type) {
    case 'reroll':
    case 'keep':
      return [
        'G10',
        'Only four equal dice fresh from the roll are rolled again or kept.',
        'Neu werfen oder behalten kannst du nur vier gleiche Würfel direkt nach dem Wurf.',
      ];
    case 'end':
      return [
        'G11',
        'There is still an action that these dice can do, so the turn goes on.',
        'Mit diesen Würfeln geht noch etwas, also geht dein Zug weiter.',
      ];
    case 'sun':
      return sunReason(s, own, move);
    case 'buy':
      return buyReason(s, own, move);
    case 'place':
      return placeReason(s, own, move);
    case 'water':
    case 'harvest':
      return tendReason(s, move);
    case 'flip':
      return [
        'G30',
        `Your ${move.tile} is not in the garden.`,
        move.tile === 'critter' ? 'Dein Tier ist nicht im Garten.' : 'Deine Sonnenuhr ist nicht im Garten.',
      ];
    case 'move':
      return walkReason(s, own, move);
    case 'remove':
      return removeReason(s, move);
  }
}

function diceOf(move: Move): readonly number[] {
  if ('dice' in move) return move.dice;
  if ('spit' in move) return [move.die, move.spit];
  return 'die' in move ? [move.die] : [];
}

function missingDie(s: State, move: Move): Reason | null {
  const left = [...diceIn(s.pool)];
  for (const die of diceOf(move)) {
    const place = left.indexOf(die);
    if (place < 0) {
      const isThere = diceIn(s.pool).includes(die);
      return [
        'G11',
        `There is not ${isThere ? 'another' : 'a'} ${die} in your dice pool.`,
        `Unter deinen Würfeln ist keine ${isThere ? 'zweite ' : ''}${die}.`,
      ];
    }
    left.splice(place, 1);
  }
  return null;
}

function sunReason(s: State, own: Gardener, move: MoveOf<'sun'>): Reason {
  if (own.sun === 0) return ['G43', 'You have used your sun already.', 'Deine Sonne ist schon verbraucht.'];
  if ('reroll' in move && poolSize(s.pool) < POOL_DICE)
    return [
      'G43',
      'The sun rerolls the dice only before any of them is spent.',
      'Die Sonne wirft die Würfel nur neu, solange du noch keinen ausgegeben hast.',
    ];
  return ['G43', 'The die shows that already.', 'Das zeigt der Würfel schon.'];
}

function buyReason(s: State, own: Gardener, move: MoveOf<'buy'>): Reason {
  const value = veggies.indexOf(move.tile) + 1;
  if (own.discs === 0)
    return ['G20', 'You have no disc left to put on a seed.', 'Du hast keine Scheibe mehr für einen Samen.'];
  if (countOf(s.supply, value) === 0)
    return ['G20', `There is no ${move.tile} left in the supply.`, `Im Vorrat gibt es ${without[move.tile]} mehr.`];
  if (countOf(s.bought, value) + countOf(s.spat, value) === BUY_LIMIT)
    return [
      countOf(s.spat, value) === 0 ? 'G20' : 'G36',
      `Two seeds of one type are the most in a turn, spat out ones included, and you have got two of ${move.tile}.`,
      'Mehr als zwei Samen einer Sorte gibt es nicht in einem Zug, ausgespuckte zählen mit, und zwei hast du schon.',
    ];
  return [
    'G20',
    `The seed of the ${move.tile} costs a die of ${value} or more.`,
    `Dieser Samen kostet einen Würfel ab ${value}.`,
  ];
}

function placeReason(s: State, own: Gardener, move: MoveOf<'place'>): Reason {
  const { tile } = move;
  const isHeld =
    tile === 'critter'
      ? own.critter === IN_HAND
      : tile === 'dial'
        ? own.dial === IN_HAND
        : tile === 'rock'
          ? own.rocks > 0
          : countOf(own.seeds, veggies.indexOf(tile) + 1) > 0;
  if (!isHeld) return ['G21', `You have no ${tile} to place.`, `Du hast ${without[tile]} zum Legen.`];
  if ((tile === 'critter' || tile === 'dial') && own.discs === 0)
    return ['G21', `You have no disc left to put on the ${tile}.`, 'Du hast keine Scheibe mehr dafür.'];
  if (!isEmpty(s, spaceAt(move.row, move.column))) return ['G21', 'That space is taken.', 'Dieses Feld ist besetzt.'];
  return aimReason(s, move, 'G21');
}

/** G21, G37, G40, G41: the two dice do not name the space, or not in this spelling. */
function aimReason(s: State, move: MoveOf<'place' | 'remove'>, rule: string): Reason {
  const [row, column] = move.dice;
  const steps = stepsOf(
    (spaceAt(move.row, move.column) << SPACE_SHIFT) | (row << DIE_SHIFT) | (column << SECOND_SHIFT),
  );
  const left = sundialLeft(s);
  if (steps <= left)
    return [
      'G41',
      'The same two dice reach this space with a smaller change or in a smaller order.',
      'Dieselben zwei Würfel erreichen das Feld auch mit weniger Änderung oder in kleinerer Reihenfolge.',
    ];
  if (left === 0)
    return [
      rule,
      `The dice ${row} and ${column} do not name row ${move.row}, column ${move.column}.`,
      `Die Würfel ${row} und ${column} führen nicht zu Reihe ${move.row}, Spalte ${move.column}.`,
    ];
  return [
    'G40',
    `The sundial can change the dice by ${left} in all, and that would take ${steps}.`,
    `Die Sonnenuhr ändert die Würfel um höchstens ${left}, und das wären ${steps}.`,
  ];
}

function tendReason(s: State, move: MoveOf<'water' | 'harvest'>): Reason {
  const content = contentOf(s, spaceAt(move.row, move.column));
  const rule = move.type === 'water' ? 'G23' : 'G25';
  const [what, no, that] =
    move.type === 'water' ? ['seed', 'kein Samen', 'Dieser Samen'] : ['veggie', 'kein Gemüse', 'Dieses Gemüse'];
  if (!isPlant(content) || isTurned(content) !== (move.type === 'harvest'))
    return [rule, `There is no ${what} there.`, `Dort liegt ${no}.`];
  if (ownerIn(content) !== s.seat) return [rule, `That ${what} is not yours.`, `${that} gehört dir nicht.`];
  return [
    rule,
    `That ${what} takes a die of ${kindIn(content)} or more.`,
    `${that} braucht einen Würfel ab ${kindIn(content)}.`,
  ];
}

function walkReason(s: State, own: Gardener, move: MoveOf<'move'>): Reason {
  if (own.critter <= IN_HAND) return ['G31', 'Your critter is not in the garden.', 'Dein Tier ist nicht im Garten.'];
  const target = spaceAt(move.row, move.column);
  const rows = Math.abs((target >> 3) - (own.critter >> 3));
  const columns = Math.abs((target & 7) - (own.critter & 7));
  if (rows + columns === 0 || (rows > 0 && columns > 0))
    return [
      'G31',
      'A critter moves in a straight line, along its row or its column.',
      'Ein Tier zieht geradeaus, in seiner Reihe oder seiner Spalte.',
    ];
  if (rows + columns > move.die)
    return [
      'G31',
      `That is ${rows + columns} spaces away, farther than the die shows.`,
      `Das sind ${rows + columns} Felder, mehr als der Würfel zeigt.`,
    ];
  const step = (target - own.critter) / (rows + columns);
  for (let space = own.critter + step; space !== target; space += step)
    if (!isEmpty(s, space))
      return [
        'G31',
        'The way is blocked: critters pass through empty spaces only.',
        'Der Weg ist versperrt: Tiere ziehen nur durch leere Felder.',
      ];
  if (isEmpty(s, target))
    return ['G32', 'There is nothing to eat in that space.', 'Auf diesem Feld gibt es nichts zu fressen.'];
  return mealReason(s, own, target, move);
}

/** G32–G35: the critter stands before a tile. */
function mealReason(s: State, own: Gardener, target: number, move: MoveOf<'move'>): Reason {
  const content = contentOf(s, target);
  const owner = ownerIn(content);
  const isRabbit = isTurned(contentOf(s, own.critter));
  if (!isPlant(content) || owner === s.seat || isTurned(content) !== isRabbit)
    return [
      'G32',
      `A ${isRabbit ? 'rabbit eats veggies' : 'bird eats seeds'} of the others only; that space is taken.`,
      `${isRabbit ? 'Ein Kaninchen frisst nur Gemüse' : 'Ein Vogel frisst nur Samen'} der anderen; dieses Feld ist besetzt.`,
    ];
  if (own.discs === 0)
    return [
      'G32',
      'Without a disc in supply a critter cannot eat.',
      'Ohne Scheibe im Vorrat kann dein Tier nicht fressen.',
    ];
  if (hasBit(s.eaten, owner))
    return [
      'G34',
      'Your critter has eaten from that player this turn.',
      'Bei dieser Person hat dein Tier in diesem Zug schon gefressen.',
    ];
  if (!isRabbit && isGuarded(s, owner, target))
    return [
      'G33',
      'A scarecrow keeps birds away from that seed.',
      'Eine Vogelscheuche hält Vögel von diesem Samen fern.',
    ];
  if (!('eat' in move) || !isFood(s, own, target))
    return ['G35', 'Say whether the tile is swallowed or spat out.', 'Sag dazu, ob dein Tier schluckt oder ausspuckt.'];
  if ('spit' in move && !maySpit(s, kindIn(content)))
    return [
      'G36',
      'You have got two seeds of this type this turn: your critter can only swallow it.',
      'Zwei Samen dieser Sorte hast du in diesem Zug schon: Dein Tier kann nur schlucken.',
    ];
  if ('spit' in move && move.spit < kindIn(content))
    return [
      'G35',
      `Spitting this tile out takes a die of ${kindIn(content)} or more.`,
      `Um das auszuspucken, brauchst du einen Würfel ab ${kindIn(content)}.`,
    ];
  return [
    'G35',
    'Where the two dice can change places, the smaller one moves the critter.',
    'Wo die beiden Würfel tauschen könnten, bewegt der kleinere das Tier.',
  ];
}

function removeReason(s: State, move: MoveOf<'remove'>): Reason {
  if (kindIn(contentOf(s, spaceAt(move.row, move.column))) !== CRITTER)
    return ['G37', 'There is no critter in that space.', 'Auf diesem Feld steht kein Tier.'];
  return aimReason(s, move, 'G37');
}
