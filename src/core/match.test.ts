import { describe, expect, it } from 'vitest';
import { SPECTATOR } from './game.ts';
import {
  beginning,
  copyState,
  legalMoves,
  type Match,
  matchFromPosition,
  newMatch,
  playChance,
  playEntry,
  playMove,
  rewind,
  rollChance,
  visibleLog,
  winners,
} from './match.ts';
import { FastRandom } from './random.ts';
import { type Result, unwrap } from './result.ts';
import { toy } from './toy.suite.ts';

const hide = { type: 'hide', boxes: [1, 3] };
const open = (box: number) => ({ type: 'open', box });

function started(players = 3, options: unknown = {}): Match {
  const match = unwrap(newMatch(toy, players, options));
  unwrap(playChance(match, hide));
  return match;
}

const finished = (): Match => {
  const match = started();
  unwrap(playMove(match, open(1)));
  unwrap(playMove(match, open(0)));
  return match;
};

/** Whatever is refused has a code and a sentence, and leaves everything as it was. */
function expectRefused(match: Match, act: () => Result<unknown, unknown>, error: object): void {
  const before = JSON.stringify([toy.position(match.state as never), match.log]);
  expect(act()).toMatchObject({ ok: false, error: { message: expect.stringMatching(/\S\.$/), ...error } });
  expect(JSON.stringify([toy.position(match.state as never), match.log])).toBe(before);
}

describe('a new match', () => {
  it('has the options in full and an empty log', () => {
    expect(unwrap(newMatch(toy, 2, { open: true }))).toMatchObject({
      players: 2,
      options: { boxes: 4, open: true },
      start: null,
      log: [],
    });
  });

  it('refuses other numbers of players, and says how many there may be', () => {
    for (const players of [1, 4, 2.5, '2', null, undefined, Number.NaN, Number.POSITIVE_INFINITY])
      expect(newMatch(toy, players)).toMatchObject({
        ok: false,
        error: { code: 'bad_players', message: expect.stringContaining('2 to 3') },
      });
  });

  it('refuses bad options', () => {
    expect(newMatch(toy, 2, { boxes: 7 })).toMatchObject({ ok: false, error: { code: 'bad_option' } });
  });

  it('may begin in a position', () => {
    const position = { players: 2, options: { boxes: 3, open: false }, treasures: [0, 2], opened: [] };
    const match = unwrap(matchFromPosition(toy, position));
    expect(match).toMatchObject({ players: 2, options: position.options, start: position, log: [] });
    unwrap(playMove(match, open(0)));
    expect(winners(match)).toEqual([0, 1]);
    expect(toy.position(beginning(match).state as never)).toEqual(position);
    expect(matchFromPosition(toy, { ...position, treasures: [9, 9] })).toMatchObject({
      ok: false,
      error: { code: 'bad_position' },
    });
  });
});

describe('playing', () => {
  it('logs moves and chance in notation, in order', () => {
    expect(finished().log).toEqual([hide, open(1), open(0)]);
  });

  it('lists legal moves at a decision, none elsewhere', () => {
    const match = started();
    unwrap(playMove(match, open(2)));
    expect(legalMoves(match)).toEqual([open(0), open(1), open(3)]);
    expect(legalMoves(unwrap(newMatch(toy, 2)))).toEqual([]);
    expect(legalMoves(finished())).toEqual([]);
  });

  it('refuses an illegal or malformed move with its rule, and nothing has changed', () => {
    const match = started();
    unwrap(playMove(match, open(2)));
    expectRefused(match, () => playMove(match, open(2)), { code: 'illegal_move', rule: 'T3' });
    expectRefused(match, () => playMove(match, open(5)), { code: 'illegal_move', rule: 'T1' });
    for (const move of [null, 'x', [], {}, open(9), { ...open(1), extra: 1 }]) {
      const before = JSON.stringify(match.log);
      expect(playMove(match, move)).toMatchObject({ ok: false, error: { code: 'malformed_move', rule: 'T2' } });
      expect(JSON.stringify(match.log)).toBe(before);
    }
  });

  it('refuses a move where chance is next or the game is over', () => {
    const fresh = unwrap(newMatch(toy, 2));
    expectRefused(fresh, () => playMove(fresh, open(1)), { code: 'not_a_decision' });
    const over = finished();
    expectRefused(over, () => playMove(over, open(3)), { code: 'not_a_decision' });
    expectRefused(over, () => playEntry(over, open(3)), { code: 'not_a_decision' });
  });

  it('refuses chance where nothing is left to it, and chance that cannot be', () => {
    const match = started();
    expectRefused(match, () => playChance(match, hide), { code: 'not_chance' });
    expectRefused(match, () => rollChance(match, new FastRandom(1)), { code: 'not_chance' });
    const fresh = unwrap(newMatch(toy, 2));
    expectRefused(fresh, () => playChance(fresh, { type: 'hide', boxes: [1] }), { code: 'wrong_chance', rule: 'T1' });
    expectRefused(fresh, () => playChance(fresh, { type: 'hide', boxes: [1, 4] }), {
      code: 'wrong_chance',
      rule: 'T1',
    });
    expect(playEntry(fresh, open(1))).toMatchObject({ ok: false, error: { code: 'malformed_chance', rule: 'T1' } });
  });

  it('rolls a whole chance entry from the source, the same from the same seed', () => {
    const roll = (seed: number) => unwrap(rollChance(unwrap(newMatch(toy, 2)), new FastRandom(seed)));
    expect(roll(5)).toEqual(roll(5));
    expect(new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(roll(seed)))).size).toBeGreaterThan(10);
    const match = unwrap(newMatch(toy, 2));
    const picks = [2, 0];
    expect(unwrap(rollChance(match, { below: () => picks.shift() ?? 0 }))).toEqual({ type: 'hide', boxes: [2, 0] });
    expect(match.log).toEqual([{ type: 'hide', boxes: [2, 0] }]);
  });

  it('keeps a source that picks beyond the outcomes from doing harm: it is our own mistake', () => {
    expect(() => rollChance(unwrap(newMatch(toy, 2)), { below: () => 99 })).toThrow('outcomes');
  });
});

describe('taking back', () => {
  it('undo is replaying one entry less; the match itself stays', () => {
    const match = finished();
    const earlier = rewind(match, 2);
    expect(earlier.log).toEqual([hide, open(1)]);
    expect(toy.actor(earlier.state as never)).toBe(2);
    unwrap(playMove(earlier, open(3)));
    expect(winners(earlier)).toEqual([1, 2]);
    expect(match.log).toEqual([hide, open(1), open(0)]);
    expect(winners(match)).toEqual([0, 1]);
  });

  it('rewinds to any point, and to the beginning', () => {
    const match = finished();
    for (let entries = 0; entries <= match.log.length; entries++) {
      const earlier = rewind(match, entries);
      expect(earlier.log).toEqual(match.log.slice(0, entries));
      for (const entry of match.log.slice(entries)) unwrap(playEntry(earlier, entry));
      expect(toy.position(earlier.state as never)).toEqual(toy.position(match.state as never));
    }
    expect(() => rewind(match, 4)).toThrow();
  });

  it('a copy of the state goes its own way', () => {
    const match = started();
    const copy = copyState(match);
    toy.apply(copy as never, 0);
    expect(toy.position(match.state as never)).toMatchObject({ opened: [] });
  });
});

describe('what is seen', () => {
  it('the log hides secrets until the end', () => {
    const match = started();
    unwrap(playMove(match, open(2)));
    const hidden = { type: 'hide', boxes: [null, null] };
    expect(visibleLog(match, 0)).toEqual([hide, open(2)]);
    expect(visibleLog(match, 1)).toEqual([hidden, open(2)]);
    expect(visibleLog(match, SPECTATOR)).toEqual([hidden, open(2)]);
    unwrap(playMove(match, open(0)));
    expect(visibleLog(match, SPECTATOR)).toEqual(match.log);
  });

  it('nobody has won before the end; all with the best rank have won at it', () => {
    expect(winners(started())).toEqual([]);
    expect(winners(finished())).toEqual([0, 1]);
  });
});
