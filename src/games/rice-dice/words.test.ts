import { describe, expect, it } from 'vitest';
import { decide, load, play } from './built.suite.ts';
import { paddyCards } from './components.ts';
import type { Ability } from './document.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import { describeAbility as beschreibe, de } from './words/de.ts';
import { describeAbility, en } from './words/en.ts';

const name = (seat: number | string): string =>
  seat === 'happyFarmer' ? 'the Happy Farmer' : (['Ada', 'Ben'][Number(seat)] ?? '?');

describe('words', () => {
  it('R62 tell what every card can do, in both languages', () => {
    for (const { ability } of paddyCards)
      for (const tell of [describeAbility, beschreibe]) expect(tell(ability) === '').toBe(ability === null);
    const more: Ability = { kind: 'fewerWorkers', job: 'harvest', fewer: 2 };
    expect(describeAbility(more)).toBe('2 workers fewer to harvest it');
    expect(beschreibe(more)).toBe('2 Arbeiter weniger, um es zu ernten');
  });

  it('R41 R35 R22 say moves as one would', () => {
    const said: [Move, string, string][] = [
      [
        { type: 'release', paddy: 1, into: [3, 4] },
        'Release paddy 1 into paddies 3, 4',
        'Feld 1 ablassen in die Felder 3, 4',
      ],
      [{ type: 'release', paddy: 1, into: [] }, 'Release paddy 1 into the reservoir', 'Feld 1 ablassen in den Teich'],
      [{ type: 'keep', card: 'Deep Mud', at: 'left' }, 'Keep Deep Mud at the left end', 'Deep Mud links anlegen'],
      [
        { type: 'weed', paddy: 2, seat: 1 },
        'Place a weed on paddy 2 of seat 2',
        'Unkraut auf Feld 2 von Platz 2 legen',
      ],
      [{ type: 'choose' }, 'Choose a card', 'Eine Karte wählen'],
    ];
    for (const [move, english, german] of said) {
      expect(en.move(move)).toBe(english);
      expect(de.move(move)).toBe(german);
    }
    expect(en.chance({ type: 'draw', count: 3 }, name)).toBe('Drew 3 cards');
    expect(de.chance({ type: 'draw', count: 1 }, name)).toBe('Eine Karte gezogen');
  });

  it('R50 tell how the end came about', () => {
    const s = decide('double', { rows: [['River Bend | p'], ['Great Basin']], rice: [90, 0] });
    play(s, 'worker', 'harvest 1');
    expect(en.ending(game.view(s, 0), name)).toBe('104 rice with a harvest. Winner: Ada.');
    expect(de.ending(game.view(s, 0), name)).toBe('104 Reis mit einer Ernte. Gewonnen: Ada.');
  });

  it('R22 R23 ask for what is due, and coach every kind of decision', () => {
    const s = decide('weed', { rows: [['River Bend'], ['Great Basin']], options: { weeds: 'always' }, weeds: 2 });
    expect(en.duty(game.view(s, 0), name)).toBe('Ada, 2 weeds to place, or reroll.');
    expect(de.duty(game.view(s, 0), name)).toBe('Ada, lege 2 Unkraut oder wirf neu.');
    expect(en.coachKey?.(game.view(s, 0), [])).toBe('place');
    expect(Object.keys(en.coach ?? {})).toEqual(Object.keys(de.coach ?? {}));
    const rolling = game.view(load({ rows: [['River Bend'], ['Great Basin']] }), 0);
    expect(en.picks?.(rolling)).toHaveLength(5);
    expect(de.picks?.(rolling)).toHaveLength(5);
  });
});
