import { describe, expect, it } from 'vitest';
import { named, readBy } from '../../core/people.suite.ts';
import { game } from './index.ts';
import type { State } from './state.ts';
import { begin, play, turn } from './table.suite.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const of = named('Ada', 'Ben', 'Cleo');
const you = readBy(0, 'Ada', 'Ben', 'Cleo');

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
    expect(en.move({ type: 'purchase', item: 'allier', dice: [1, 2, 3, 4] })).toBe(
      'Buy an Allier barrel for 1, 2, 3 and 4',
    );
    expect(en.move({ type: 'research', grape: 'pinotNoir', dice: [2, 6] })).toBe('Research Pinot Noir with 2 and 6');
    expect(en.move({ ...wine, fertilizers: [...wine.fertilizers] })).toBe(
      'Make a Merlot in an Allier barrel, refined with fruit compost, volcanic ash and vanilla, with a 4',
    );
    expect(de.move({ ...wine, fertilizers: [] })).toBe('Merlot im Allier-Fass mit der 4 keltern');
    expect(de.told({ ...wine, fertilizers: ['oakChips'] }, you(0), you)).toBe(
      'Du kelterst Merlot im Allier-Fass mit der 4, verfeinert mit Eichenspänen.',
    );
  });
  it('V14 tell when one more pass ends the season', () => {
    const match = turn({ players: 3, centre: [1] });
    expect(en.duty(game.view(match.state as State, 0), you)).toBe(
      'Year 1, Summer. Your turn: buy, research, make a wine or pass.',
    );
    play(match, { type: 'pass' }, { type: 'pass' });
    expect(en.duty(game.view(match.state as State, 0), of)).toMatch(/Cleo is .* One more pass ends the season\.$/);
    expect(de.duty(game.view(match.state as State, 0), of)).toMatch(/Noch ein Pass, und die Jahreszeit endet\.$/);
  });
  it('V11 say who goes first', () => {
    expect(en.duty(game.view(begin(2).state as State, 0), of)).toBe('Who starts?');
    expect(de.chance({ type: 'start', seat: 1 }, null, of)).toBe('Ben beginnt.');
  });
  it('names each die of a roll', () => {
    const fresh = play(begin(2), { type: 'start', seat: 0 });
    play(fresh, { type: 'roll', count: 10 });
    expect(de.picks?.(game.view(fresh.state as State, 0), you)).toHaveLength(10);
  });
});
