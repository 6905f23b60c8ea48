import * as z from 'zod';
import { schemaMessage } from './errors.ts';
import { type ActorName, actorName, CHANCE, type Finish, type Game, OVER, type Standing, type Viewer } from './game.ts';
import { acceptLegal, readNotation, wrongChance } from './notation.ts';
import type { OptionsOf } from './options.ts';
import { acceptPosition, badPosition } from './position.ts';
import { ok } from './result.ts';
import { does, turn } from './speech/en.ts';
import type { Words } from './words.ts';

/**
 * The smallest game that has everything: a secret roll of two picks, moves that a rule forbids, options, ties and a score.
 * Seat 0 hides two treasures in boxes (T1); the others open one box each (T2), never one that is open (T3). A treasure found is a
 * point for its finder, one not found is a point for seat 0 (T4). In the open game everybody sees where they are.
 */
const optionSpecs = {
  boxes: { kind: 'integer', min: 2, max: 6, default: 4 },
  open: { kind: 'boolean', default: false },
} as const;
type Options = OptionsOf<typeof optionSpecs>;

interface State {
  readonly players: number;
  readonly options: Options;
  treasures: number[];
  opened: number[];
}
interface Move {
  readonly type: 'open';
  readonly box: number;
}
interface Chance {
  readonly type: 'hide';
  readonly boxes: (number | null)[];
}
interface View {
  readonly actor: ActorName;
  readonly opened: number[];
  readonly treasures: (number | null)[];
  readonly standings: Standing[];
  readonly finish: Finish<'opened', 'shared'> | null;
}

const moveSchema = z.strictObject({ type: z.literal('open'), box: z.int().min(0).max(5) });
const chanceSchema = z.strictObject({ type: z.literal('hide'), boxes: z.array(z.int().min(0)) });
const positionSchema = z.strictObject({
  players: z.int().min(2).max(3),
  options: z.strictObject({ boxes: z.int().min(2).max(6), open: z.boolean() }),
  treasures: z.array(z.int().min(0)),
  opened: z.array(z.int().min(0)),
});

const actor = (s: State): number =>
  s.treasures.length < 2 ? CHANCE : s.opened.length < s.players - 1 ? s.opened.length + 1 : OVER;

function legal(s: State, out: Int32Array): number {
  let n = 0;
  for (let box = 0; box < s.options.boxes; box++) if (!s.opened.includes(box)) out[n++] = box;
  return n;
}

function points(s: State): number[] {
  const found = (box: number): number => s.treasures.filter((treasure) => treasure === box).length;
  const finders = Array.from({ length: s.players - 1 }, (_, i) => found(s.opened[i] ?? -1));
  return [s.treasures.length - finders.reduce((sum, n) => sum + n, 0), ...finders];
}

function tally(s: State, totals: Int32Array, ranks: Int32Array): number {
  const all = points(s);
  all.forEach((own, seat) => {
    totals[seat] = own;
    ranks[seat] = 1 + all.filter((other) => other > own).length;
  });
  return s.players;
}

const winners = (s: State): number => {
  const all = points(s);
  return all.filter((own) => own === Math.max(...all)).length;
};

const canSee = (s: State, viewer: Viewer): boolean => s.options.open || viewer === 0 || actor(s) === OVER;

function score(s: State, viewer: Viewer): Standing[] {
  const all = points(s);
  return all.map((own, seat) =>
    canSee(s, viewer)
      ? { seat, total: own, breakdown: { treasures: own }, rank: 1 + all.filter((other) => other > own).length }
      : { seat, total: null, breakdown: null, rank: null },
  );
}

const position = (s: State) => ({
  players: s.players,
  options: s.options,
  treasures: s.treasures,
  opened: s.opened,
});

function flaw(s: State): string | null {
  if ([...s.treasures, ...s.opened].some((box) => box >= s.options.boxes)) return 'There is no such box (T1).';
  if (s.treasures.length > 2 || s.opened.length >= s.players) return 'Too many boxes are open (T2).';
  return new Set(s.opened).size === s.opened.length ? null : 'A box was opened twice (T3).';
}

const words: Words<Move, Chance, View> = {
  tagline: 'Find the treasures.',
  options: { boxes: { label: 'Boxes', about: 'How many.' }, open: { label: 'Open', about: 'Nothing is secret.' } },
  categories: { treasures: 'Treasures' },
  goal: 'Find the treasures; when everybody has opened a box, the most treasures win.',
  move: (m) => `Open box ${m.box}`,
  told: (m, who) => `${does(who, 'open', 'opens')} box ${m.box}.`,
  chance: (c, _who, of) =>
    `${does(of(0), 'hide', 'hides')} treasures in ${c.boxes.map((box) => box ?? 'some box').join(', ')}.`,
  duty: (view, of) =>
    typeof view.actor === 'number' ? turn(of(view.actor), 'open a box.', 'is opening a box.') : 'Wait.',
  ending: ({ finish }) => (finish?.tie === 'shared' ? 'All is open. A shared victory.' : 'All is open.'),
  refusals: { isOpen: ({ box }: { box: number }) => `Box ${box} is open.`, noBox: 'There is no such box.' },
};

export const toy: Game<State, Move, Chance, View, Options> = {
  profile: {
    id: 'toy',
    name: 'Toy',
    players: { min: 2, max: 3 },
    minutes: 1,
    weight: 1,
    designer: 'us',
    publisher: 'us',
  },
  rulesVersion: 3,
  options: optionSpecs,
  endings: { causes: ['opened'], ties: ['shared'] },
  maxLegal: 6,
  words: { en: words },
  create: (players, options) => ({ players, options, treasures: [], opened: [] }),
  copy(from, into) {
    into.treasures = [...from.treasures];
    into.opened = [...from.opened];
  },
  actor,
  legal,
  outcomes: (s) => s.options.boxes,
  apply: (s, a) => (actor(s) === CHANCE ? s.treasures : s.opened).push(a),
  tally,
  players: (s) => s.players,
  optionsOf: (s) => s.options,
  score,
  decode: (_s, a) => ({ type: 'open', box: a }),
  encode(s, json) {
    const read = readNotation(moveSchema, json, 'malformed_move', 'T2');
    if (!read.ok) return read;
    const list = (out: Int32Array): number => legal(s, out);
    return acceptLegal(read.value.box, 6, list, () =>
      s.opened.includes(read.value.box) ? ['T3', 'isOpen', { box: read.value.box }] : ['T1', 'noBox'],
    );
  },
  picksDue: () => 2,
  outcomeName: (_s, pick) => pick,
  decodeChance: (_s, picks) => ({ type: 'hide', boxes: [...picks] }),
  encodeChance(s, json) {
    const read = readNotation(chanceSchema, json, 'malformed_chance', 'T1');
    if (!read.ok) return read;
    const { boxes } = read.value;
    const fits = boxes.length === 2 && boxes.every((box) => box < s.options.boxes);
    return fits ? ok(boxes) : wrongChance('T1', 'Two treasures are hidden in boxes.');
  },
  view: (s, viewer) => ({
    actor: actorName(actor(s)),
    opened: [...s.opened],
    treasures: s.treasures.map((box) => (canSee(s, viewer) ? box : null)),
    standings: score(s, viewer),
    finish: actor(s) === OVER ? { cause: 'opened', tie: winners(s) > 1 ? 'shared' : null } : null,
  }),
  hide: (s, entry, viewer) =>
    entry.type === 'open' || s.options.open || viewer === 0 ? entry : { type: 'hide', boxes: [null, null] },
  determinize(s, viewer, random) {
    if (!canSee(s, viewer)) s.treasures = s.treasures.map(() => random.below(s.options.boxes));
  },
  secretOf: (s, seat) => (canSee(s, seat) ? s.treasures.reduce((sum, box) => 6 * sum + box, 1) : 0),
  position: (s) => structuredClone(position(s)),
  fromPosition(json) {
    const read = positionSchema.safeParse(json);
    if (!read.success) return badPosition(schemaMessage(read.error));
    const { players, options, treasures, opened } = read.data;
    // Half a roll is no position.
    if (treasures.length === 1) return badPosition('Both treasures are hidden, or none (T1).');
    if (treasures.length === 0 && opened.length > 0) return badPosition('Treasures are hidden first (T1).');
    return acceptPosition({ players, options, treasures, opened }, json, flaw, position);
  },
  flaw,
};
