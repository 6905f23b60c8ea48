import { describe, expect, it } from 'vitest';
import { errorList } from './errors.ts';
import type { AnyGame } from './game.ts';
import { type Match, matchFromPosition, newMatch, playEntry } from './match.ts';
import { type MatchRecord, parseRecord, recordOf, replayRecord, resultOf } from './record.ts';
import { unwrap } from './result.ts';
import { toy } from './toy.suite.ts';

const hide = { type: 'hide', boxes: [1, 3] };
const open = (box: number) => ({ type: 'open', box });
const gameById = (id: string): AnyGame | undefined => (id === 'toy' ? toy : undefined);

function played(entries: readonly unknown[], options: unknown = {}): Match {
  const match = unwrap(newMatch(toy, 3, options));
  for (const entry of entries) unwrap(playEntry(match, entry));
  return match;
}

const sound = (): MatchRecord => JSON.parse(JSON.stringify(recordOf(played([hide, open(1), open(0)]))));

/** Refused with a code of the list and a sentence; gives both. */
function refused(json: unknown): string {
  const read = replayRecord(json, gameById);
  if (read.ok) throw new Error(`replayed: ${JSON.stringify(json)}`);
  expect(Object.keys(errorList)).toContain(read.error.code);
  expect(read.error.message).toMatch(/^[A-Z].*\S/);
  return `${read.error.code}: ${read.error.message}`;
}

describe('a record', () => {
  it('says what was played and how it ended', () => {
    expect(sound()).toEqual({
      format: 1,
      game: 'toy',
      rules: 3,
      players: 3,
      options: { boxes: 4, open: false },
      log: [hide, open(1), open(0)],
      result: {
        standings: [
          { seat: 0, total: 1, breakdown: { treasures: 1 }, rank: 1 },
          { seat: 1, total: 1, breakdown: { treasures: 1 }, rank: 1 },
          { seat: 2, total: 0, breakdown: { treasures: 0 }, rank: 3 },
        ],
        winners: [0, 1],
      },
    });
  });

  it('replays to the same state, also before the end', () => {
    const again = unwrap(replayRecord(sound(), gameById));
    expect(recordOf(again)).toEqual(sound());
    const halfway = recordOf(played([hide, open(1)], { open: true }));
    expect(halfway.result).toBeNull();
    expect(unwrap(replayRecord(halfway, gameById)).log).toEqual([hide, open(1)]);
  });

  it('keeps who sat where, and the position it began in', () => {
    const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'human' }));
    expect(unwrap(parseRecord(recordOf(played([hide]), 0, seats))).seats).toEqual(seats);
    const start = { players: 2, options: { boxes: 3, open: false }, treasures: [0, 2], opened: [] };
    const match = unwrap(matchFromPosition(toy, start));
    unwrap(playEntry(match, open(0)));
    const record = recordOf(match);
    expect(record.start).toEqual(start);
    expect(recordOf(unwrap(replayRecord(record, gameById)))).toEqual(record);
  });

  it('has no result before the end', () => {
    expect(resultOf(played([hide, open(1)]))).toBeNull();
  });
});

describe('a broken record is refused', () => {
  it('with an option that there is not, whatever its name', () => {
    for (const name of ['speed', '__proto__', 'constructor']) {
      const options = JSON.parse(`{"boxes":4,"open":false,"${name}":1}`);
      expect(refused({ ...sound(), options })).toContain(`bad_option: There is no option "${name}".`);
    }
  });

  it('of another format, or with a field missing, unknown or of the wrong type', () => {
    for (const json of [
      null,
      [],
      'x',
      {},
      { ...sound(), format: 2 },
      { ...sound(), extra: 1 },
      { ...sound(), log: {} },
    ])
      expect(refused(json)).toMatch(/^bad_record: The record is malformed/);
    for (const key of ['format', 'game', 'rules', 'players', 'options', 'log', 'result'])
      expect(refused(Object.fromEntries(Object.entries(sound()).filter(([name]) => name !== key)))).toContain(key);
    expect(refused({ ...sound(), seats: [{ name: 'x'.repeat(61), kind: 'human' }] })).toContain('seats[0].name');
  });

  it('of a game that is not here', () => {
    expect(refused({ ...sound(), game: 'chess' })).toMatch(/^unknown_game: .*chess/);
  });

  it('of another version of the rules', () => {
    expect(refused({ ...sound(), rules: 2 })).toMatch(/^bad_record: .*version 2 .*version 3/);
  });

  it('with players or options the game does not take', () => {
    expect(refused({ ...sound(), players: 4 })).toMatch(/^bad_players/);
    expect(refused({ ...sound(), options: { boxes: 99 } })).toMatch(/^bad_option/);
  });

  it('with an altered result', () => {
    const { result } = sound();
    const [first, ...others] = result?.standings ?? [];
    const richer = { ...result, standings: [{ ...first, total: 2 }, ...others] };
    expect(refused({ ...sound(), result: richer })).toMatch(/^bad_record: .*another result/);
    expect(refused({ ...sound(), result: { ...result, winners: [2] } })).toMatch(/another result/);
    expect(refused({ ...sound(), log: [hide, open(1)] })).toMatch(/another result/);
  });

  it('with an entry that cannot be played, named by its place and rule', () => {
    expect(refused({ ...sound(), log: [hide, open(1), open(1)] })).toBe(
      'bad_record: Entry 3 of the record cannot be played: Box 1 is open. (T3)',
    );
    expect(refused({ ...sound(), log: [open(1)] })).toMatch(/Entry 1 .*\(T1\)/);
    expect(refused({ ...sound(), log: [hide, hide, open(1)] })).toMatch(/Entry 2 .*\(T2\)/);
    expect(refused({ ...sound(), log: [...sound().log, open(2)] })).toMatch(/Entry 4 .*over/);
  });

  it('that hides what was secret when it was taken', () => {
    const match = played([hide, open(1)]);
    const hidden = recordOf(match, 1);
    expect(hidden).toMatchObject({ hidden: true, log: [{ type: 'hide', boxes: [null, null] }, open(1)] });
    expect(refused(hidden)).toMatch(/^hidden_record/);
    // Who may see everything has a record that replays.
    expect(recordOf(match, 0)).not.toHaveProperty('hidden');
    expect(replayRecord(recordOf(match, 0), gameById).ok).toBe(true);
  });

  it('whose start is no position, or one of another table', () => {
    const start = { players: 3, options: { boxes: 4, open: false }, treasures: [1, 3], opened: [] };
    expect(replayRecord({ ...sound(), start, log: [open(1), open(0)] }, gameById).ok).toBe(true);
    expect(refused({ ...sound(), start: { ...start, opened: [9] } })).toMatch(/^bad_position/);
    expect(refused({ ...sound(), start: null })).toMatch(/^bad_position/);
    expect(refused({ ...sound(), start: { ...start, players: 2 } })).toMatch(/^bad_record: .*start position/);
    const other = { ...start, options: { boxes: 5, open: false } };
    expect(refused({ ...sound(), start: other })).toMatch(/^bad_record: .*start position/);
  });
});
