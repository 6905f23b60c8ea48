import { describe, expect, it } from 'vitest';
import { legalMoves } from '../../core/match.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { begin, play, turn } from './table.suite.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const name = (seat: number | string): string => ['Ada', 'Ben', 'Cleo'][Number(seat)] ?? '?';

describe('words', () => {
  it('V12 V20 V21 V22 say the moves', () => {
    const wine = {
      type: 'produce',
      grape: 'merlot',
      barrel: 'allier',
      fertilizers: ['compost', 'ash', 'vanilla'],
      die: 4,
    } as const;
    expect(en.move({ type: 'roll', count: 1 })).toBe('Roll 1 die');
    expect(en.move({ type: 'purchase', item: 'allier', dice: [1, 2, 3, 4] })).toBe('Buy an Allier barrel for 1 2 3 4');
    expect(en.move({ type: 'research', grape: 'pinotNoir', dice: [2, 6] })).toBe('Research Pinot Noir with 2 6');
    expect(en.move({ ...wine, fertilizers: [...wine.fertilizers] })).toBe(
      'Produce Merlot in an Allier barrel, refined with fruit compost, volcanic ash and vanilla, pulling a 4',
    );
    expect(de.move({ ...wine, fertilizers: [] })).toBe('Merlot im Allier-Fass keltern mit der 4');
  });
  it('V14 tell when one more pass ends the season', () => {
    const match = turn({ players: 3, centre: [1] });
    expect(en.duty(game.view(match.state as State, 0), name)).toBe(
      'Year 1, Summer. Ada, buy, research, produce a wine, or pass.',
    );
    play(match, { type: 'pass' }, { type: 'pass' });
    expect(en.duty(game.view(match.state as State, 0), name)).toMatch(/Cleo, .* one more pass ends the season\.$/);
    expect(de.duty(game.view(match.state as State, 0), name)).toMatch(/Noch ein Passen beendet die Jahreszeit\.$/);
  });
  it('V11 say who goes first', () => {
    expect(en.duty(game.view(begin(2).state as State, 0), name)).toBe('Who goes first?');
    expect(de.chance({ type: 'start', seat: 1 }, name)).toBe('Zuerst: Ben');
  });
  it('coaches each kind of decision, and names each die of a roll', () => {
    const coached = (match: ReturnType<typeof turn>): string | null =>
      en.coachKey?.(game.view(match.state as State, 0), legalMoves(match) as Move[]) ?? null;
    const fresh = play(begin(2), { type: 'start', seat: 0 });
    expect(coached(fresh)).toBe('first');
    play(fresh, { type: 'roll', count: 10 });
    expect(de.picks?.(game.view(fresh.state as State, 0))).toHaveLength(10);
    expect(coached(turn({ centre: [3, 4] }))).toBe('buy');
    expect(coached(turn({ centre: [3, 4], warehouse: { merlot: 1 } }))).toBe('research');
    expect(coached(turn({ centre: [3], warehouse: { merlot: 1, allier: 1 } }))).toBe('produce');
    expect(coached(turn({ centre: [3], season: 'fall', warehouse: { vanilla: 1 } }))).toBe('fall');
    for (const words of [en, de])
      expect(Object.keys(words.coach ?? {}).sort()).toEqual([
        'buy',
        'fall',
        'first',
        'lastPass',
        'produce',
        'research',
        'roll',
      ]);
  });
});
