import { describe, expect, it } from 'vitest';
import { type Built, decide, load, play } from './built.suite.ts';
import { paddyCards } from './components.ts';
import type { Ability } from './document.ts';
import { weatherOf } from './drought.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import { describeAbility as beschreibe, de, tellDry as erzähleDürre } from './words/de.ts';
import { describeAbility, en, tellDry } from './words/en.ts';

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

  it('R52 tell how long there was no rice, what that brings, and how a drought ended the game', () => {
    const rows = [['River Bend'], ['Great Basin']];
    const told = (spec: Partial<Built>): string[] => {
      const view = game.view(load({ rows, ...spec }), 0);
      return [tellDry(view), erzähleDürre(view)];
    };
    expect(told({ dry: 3 })).toEqual([
      'No rice for 3 turns: after 20 the water runs off.',
      'Seit 3 Zügen kein Reis: Nach 20 läuft das Wasser ab.',
    ]);
    expect(told({ dry: 1, spells: 1 })).toEqual([
      'No rice for one turn since the dry spell: after 20 the water runs off again.',
      'Seit einem Zug nach der Dürre kein Reis: Nach 20 läuft das Wasser wieder ab.',
    ]);
    expect(told({ dry: 19, spells: 2 })[0]).toBe(
      'No rice for 19 turns since the second dry spell: after 20 the game ends.',
    );
    expect(told({ spells: 1 })[0]).toBe('A dry spell: the water ran off all paddies.');
    expect(told({ spells: 2 })[0]).toContain('A third ends the game.');
    const ended = (rice: number[]): string[] => {
      const view = game.view(load({ rows, phase: 'over', spells: 3, rice }), 0);
      return [en.ending(view, name), de.ending(view, name), en.duty(view, name)];
    };
    expect(ended([20, 34])).toEqual([
      'A third dry spell ends the game. Most rice: 34. Winner: Ben.',
      'Die dritte Dürre beendet das Spiel. Am meisten Reis: 34. Gewonnen: Ben.',
      'The land is dry.',
    ]);
    expect(ended([5, 5]).slice(0, 2)).toEqual([
      'A third dry spell ends the game. Most rice: 5. Ada and Ben share the victory.',
      'Die dritte Dürre beendet das Spiel. Am meisten Reis: 5. Ada und Ben teilen sich den Sieg.',
    ]);
  });

  it('R52 a dry spell is spoken of when a round went by without rice, and loudly when one is near', () => {
    const weather = (spec: Partial<Built>) =>
      weatherOf(game.view(load({ rows: [['Broad Lands', 'River Bend'], ['Great Basin']], ...spec }), 0));
    expect(weather({ dry: 1 })).toBe('fine');
    expect(weather({ dry: 2 })).toBe('dry');
    expect(weather({ dry: 17 })).toBe('dry');
    expect(weather({ dry: 18 })).toBe('near');
    expect(weather({ dry: 1, options: { drySpell: 1 } })).toBe('near');
    expect(weather({ spells: 1 })).toBe('spell');
    expect(weather({ spells: 1, dry: 1 })).toBe('dry');
    expect(weather({ rice: [1, 0], gained: true })).toBe('fine');
    expect(weather({ options: { drySpell: 0 } })).toBe('fine');
    expect(weather({ phase: 'over', spells: 3 })).toBe('fine');
    const near = decide('water', { rows: [['River Bend'], ['Great Basin']], dry: 19 });
    expect(en.coachKey?.(game.view(near, 0), [])).toBe('drought');
    expect(de.coachKey?.(game.view(near, 0), [])).toBe('drought');
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
