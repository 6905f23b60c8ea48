import { describe, expect, it } from 'vitest';
import { named, readBy } from '../../core/people.suite.ts';
import { type Built, decide, load, play } from './built.suite.ts';
import { paddyCards } from './components.ts';
import type { Ability } from './document.ts';
import { weatherOf } from './drought.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import { describeAbility as beschreibe, de, tellDry as erzähleDürre } from './words/de.ts';
import { describeAbility, en, tellDry } from './words/en.ts';

const of = named('Ada', 'Ben');
const you = readBy(0, 'Ada', 'Ben');

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
        'Drain paddy 1 into paddies 3, 4',
        'Wasser von Feld 1 in die Felder 3, 4 ablassen',
      ],
      [
        { type: 'release', paddy: 1, into: [] },
        'Drain paddy 1 into the pond',
        'Wasser von Feld 1 in den Teich ablassen',
      ],
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
    expect(en.chance({ type: 'draw', count: 3 }, of(1), of)).toBe('Ben draws 3 cards.');
    expect(de.chance({ type: 'draw', count: 1 }, you(0), you)).toBe('Du ziehst eine Karte.');
    expect(en.told({ type: 'weed', paddy: 2, seat: 1 }, you(0), you)).toBe('You place a weed on paddy 2 of Ben.');
    expect(de.told({ type: 'weed', paddy: 2, seat: 0 }, you(1), you)).toBe('Ben legt Unkraut auf Feld 2 bei dir.');
    expect(en.move({ type: 'weed', paddy: 2, seat: 1 }, of)).toBe('Place a weed on paddy 2 of Ben');
    expect(de.move({ type: 'weed', paddy: 2, seat: 1 }, of)).toBe('Unkraut auf Feld 2 von Ben legen');
    expect(de.told({ type: 'reroll' }, you(0), you)).toBe('Du wirfst alle fünf Würfel neu.');
  });

  it('R50 tell how the end came about', () => {
    const s = decide('double', { rows: [['River Bend | p'], ['Great Basin']], rice: [90, 0] });
    play(s, 'worker', 'harvest 1');
    expect(en.ending(game.view(s, 0), you)).toBe('You win 104–0. The last harvest decided it.');
    expect(de.ending(game.view(s, 0), of)).toBe('Ada gewinnt 104 zu 0. Die letzte Ernte hat entschieden.');
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
      return [en.ending(view, of), de.ending(view, of), en.duty(view, of)];
    };
    expect(ended([20, 34])).toEqual([
      'Ben wins 34–20. A third dry spell ends the game.',
      'Ben gewinnt 34 zu 20. Die dritte Dürre beendet das Spiel.',
      'The land is dry.',
    ]);
    expect(ended([5, 5]).slice(0, 2)).toEqual([
      'Ada and Ben share the victory with 5 rice each. A third dry spell ends the game.',
      'Geteilter Sieg mit je 5 Reis: Ada und Ben. Die dritte Dürre beendet das Spiel.',
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
  });

  it('R22 R23 ask for what is due', () => {
    const s = decide('weed', { rows: [['River Bend'], ['Great Basin']], options: { weeds: 'always' }, weeds: 2 });
    expect(en.duty(game.view(s, 0), of)).toBe('Ada has 2 weeds to place.');
    expect(de.duty(game.view(s, 0), you)).toBe('Du bist dran: Lege 2 Unkräuter oder wirf neu.');
    const rolling = game.view(load({ rows: [['River Bend'], ['Great Basin']] }), 0);
    expect(en.picks?.(rolling, of)).toHaveLength(5);
    expect(de.picks?.(rolling, of)).toHaveLength(5);
  });
});
