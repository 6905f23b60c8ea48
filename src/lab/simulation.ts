import { createBot } from '../bots/levels.ts';
import { at } from '../core/assert.ts';
import { type AnyGame, CHANCE, type Entry, OVER, SPECTATOR } from '../core/game.ts';
import { parseOptions } from '../core/options.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { isStartDue } from '../core/start.ts';
import type { Setting } from './setting.ts';

/** One finished game, as far as a designer wants to know it. Lists are by side: the seats, then sides that nobody plays. */
export interface GameRow {
  readonly index: number;
  readonly bots: readonly string[];
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
  readonly breakdown: readonly Readonly<Record<string, number>>[];
  readonly decisions: number;
  /** Whom chance let begin, −1 where it was not asked. */
  readonly starter: number;
  /** Runs of decisions by one seat. */
  readonly turns: number;
  readonly cause: string;
  readonly tie: string | null;
  /** How often the sole leader was another than before. */
  readonly leadChanges: number;
  /** The sole leader halfway through the turns, −1 where there was none. */
  readonly halfwayLeader: number;
  /** How often each seat made each kind of move. */
  readonly uses: readonly Readonly<Record<string, number>>[];
  /** How often each thing happened that the log notes besides moves: a dry spell, a harvest, a new season. */
  readonly happenings: Readonly<Record<string, number>>;
}

const MAX_SIDES = 8;
/** The way of ending of a game that was stopped. */
const UNFINISHED = 'unfinished';

/** Plays games of one setting; bots and their memory are made once. Options left out come from this thread's components, which may be others (what-if). */
export function openSimulation(game: AnyGame, setting: Setting): (index: number) => GameRow {
  const options = unwrap(parseOptions(game.options, setting.options));
  const bots = setting.bots.map(createBot);
  return (index) => {
    const shift = setting.rotate ? index % setting.players : 0;
    const holder = (seat: number): number => (seat + shift) % setting.players;
    return playGame(game, { ...setting, options }, index, {
      names: setting.bots.map((_, seat) => at(setting.bots, holder(seat))),
      choose: (s, seat, thoughts) => {
        const budget = { iterations: at(setting.iterations, holder(seat)) };
        const { action } = at(bots, holder(seat)).choose(game, s, seat, budget, thoughts);
        return setting.random.length === 0 ? action : anyOfKind(game, s, action, setting.random, thoughts);
      },
    });
  };
}

/** The move itself, or any of its kind where that is to be left to luck. */
function anyOfKind(game: AnyGame, s: unknown, action: number, kinds: readonly string[], random: FastRandom): number {
  const kindOf = (a: number): string => game.decode(s, a).type;
  const kind = kindOf(action);
  if (!kinds.includes(kind)) return action;
  const moves = new Int32Array(game.maxLegal);
  const same = [...moves.subarray(0, game.legal(s, moves))].filter((a) => kindOf(a) === kind);
  return at(same, random.below(same.length));
}

interface Players {
  readonly names: readonly string[];
  readonly choose: (s: unknown, seat: number, thoughts: FastRandom) => number;
}

function playGame(game: AnyGame, setting: Setting, index: number, players: Players): GameRow {
  const s = game.create(setting.players, setting.options);
  // Dice and thoughts depend on the number of the game alone, the dice not even on the bots: two settings meet the same luck.
  const dice = new FastRandom(`${setting.seed}/dice/${index}`);
  const thoughts = new FastRandom(`${setting.seed}/bots/${index}`);
  const totals = new Int32Array(MAX_SIDES);
  const ranks = new Int32Array(MAX_SIDES);
  const uses: Record<string, number>[] = players.names.map(() => ({}));
  const { happenings, ...notes } = newNotes(game, setting, s);
  const leaders: number[] = [];
  let decisions = 0;
  let last = -1;
  let starter = -1;
  let picksLeft = 0;
  for (let actor = game.actor(s); actor !== OVER && decisions < setting.longest; actor = game.actor(s)) {
    if (actor === CHANCE) {
      const pick = dice.below(game.outcomes(s));
      if (picksLeft === 0) {
        picksLeft = game.picksDue(s);
        notes.begin();
        if (starter < 0 && isStartDue(game, s)) starter = pick;
      }
      notes.pick(pick);
      game.apply(s, pick);
      picksLeft--;
      if (picksLeft === 0) notes.endChance();
      continue;
    }
    if (actor !== last) leaders.push(soleLeader(totals, game.tally(s, totals, ranks)));
    last = actor;
    const action = players.choose(s, actor, thoughts);
    const move = game.decode(s, action);
    for (const use of usesOf(move)) at(uses, actor)[use] = (at(uses, actor)[use] ?? 0) + 1;
    notes.begin();
    game.apply(s, action);
    notes.end(move);
    decisions++;
  }
  const sides = game.tally(s, totals, ranks);
  const { standings, finish } = game.view(s, SPECTATOR);
  return {
    index,
    bots: players.names,
    totals: [...totals.subarray(0, sides)],
    ranks: [...ranks.subarray(0, sides)],
    breakdown: standings.map(({ breakdown }) => breakdown ?? {}),
    decisions,
    starter,
    turns: leaders.length,
    cause: finish?.cause ?? UNFINISHED,
    tie: finish?.tie ?? null,
    leadChanges: countChanges(leaders),
    halfwayLeader: leaders[leaders.length >> 1] ?? -1,
    uses,
    happenings,
  };
}

/** Counts what the log would note, entry by entry. */
function newNotes(game: AnyGame, setting: Setting, s: unknown) {
  const happenings: Record<string, number> = {};
  const before = game.create(setting.players, setting.options);
  const picks: number[] = [];
  const end = (entry: Entry): void => {
    for (const { type } of game.notes?.(before, entry, s) ?? []) happenings[type] = (happenings[type] ?? 0) + 1;
  };
  return {
    happenings,
    begin: () => game.copy(s, before),
    pick: (pick: number) => void picks.push(pick),
    end,
    endChance: () => end(game.decodeChance(before, picks.splice(0))),
  };
}

function soleLeader(totals: Int32Array, sides: number): number {
  const best = Math.max(...totals.subarray(0, sides));
  const leader = totals.indexOf(best);
  return totals.subarray(leader + 1, sides).includes(best) ? -1 : leader;
}

function countChanges(leaders: readonly number[]): number {
  const sole = leaders.filter((leader) => leader >= 0);
  return sole.filter((leader, i) => i > 0 && leader !== sole[i - 1]).length;
}

/** The kinds of move that a move belongs to: its type, and its type with each word in it ("purchase item=merlot"). */
function usesOf({ type, ...rest }: Entry): string[] {
  return [type, ...wordsIn(rest, '').map((word) => `${type} ${word}`)];
}

function wordsIn(json: unknown, path: string): string[] {
  if (typeof json === 'string') return [`${path}=${json}`];
  if (Array.isArray(json)) return [...new Set(json.flatMap((item) => wordsIn(item, path)))];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => wordsIn(value, path === '' ? key : `${path}.${key}`));
}
