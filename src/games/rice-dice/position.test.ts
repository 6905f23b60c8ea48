import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/result.ts';
import { type Built, built, decide, moves, play, positionOf, usual } from './built.suite.ts';
import { game } from './index.ts';
import type { Position } from './position.ts';

const rows = [['River Bend | w2 x1', 'Long Terrace'], ['Great Basin']];

/** Why a position is refused. */
function flawOf(spec: Built, change: Partial<Position> = {}): string {
  const read = game.fromPosition({ ...built(spec), ...change });
  if (read.ok) throw new Error('taken');
  expect(read.error.code).toBe('bad_position');
  return read.error.message;
}

describe('positions', () => {
  it('load and are written again the same', () => {
    for (const spec of [
      { rows },
      { rows, phase: 'worker', dice: 'worker weed weed weed weed', left: 1, hand: [], turn: 0 } as const,
      { players: 1, rows, bottom: ['Deep Mud', 'Duck Pond'] },
    ]) {
      const given = built({ ...spec, rows: [['River Bend | x1', 'Long Terrace'], ['Great Basin']] });
      expect(game.position(unwrap(game.fromPosition(given)))).toEqual(given);
    }
  });

  it('R10 options are those that the rules list; the usual deck is not named, and may be', () => {
    const given = built({ rows: [['River Bend'], ['Great Basin']] });
    expect(Object.keys(given.options)).toEqual(['weeds', 'farmerRice', 'drySpell']);
    for (const options of [given.options, { ...given.options, deck: null }])
      expect(game.position(unwrap(game.fromPosition({ ...given, options })))).toEqual(given);
  });

  it('R3 every card lies in one place', () => {
    expect(flawOf({ rows, discards: ['River Bend'] })).toContain('River Bend is in 2 places');
    expect(flawOf({ rows }, { deck: [] })).toContain('in 0 places');
    expect(flawOf({ rows }, { discards: ['Nonsense'] })).toContain('no card "Nonsense"');
    expect(
      flawOf({ rows }, { bottom: ['Deep Mud'], deck: built({ rows }).deck.filter((name) => name !== 'Deep Mud') }),
    ).toContain('R10');
  });

  it('R2 R36 reservoir and supply hold what the paddies leave', () => {
    expect(flawOf({ rows }, { reservoir: 9 })).toContain('R36');
    expect(flawOf({ rows }, { supply: 9 })).toContain('R36');
  });

  it('R4 R5 R42 water and weeds of a paddy', () => {
    expect(flawOf({ rows: [['River Bend | w3'], ['Great Basin']] })).toContain('R4');
    expect(flawOf({ rows: [['Magic Spring | w2'], ['Great Basin']] })).toContain('R5');
    expect(flawOf({ rows: [['River Bend | w1'], ['Great Basin']] })).toContain('R42');
    expect(flawOf({ rows: [['River Bend | x3'], ['Great Basin']] })).toContain('weeds');
  });

  it('R31 R41 marks of this turn', () => {
    expect(flawOf({ rows: [['River Bend | p f'], ['Great Basin']] })).toContain('R31');
    expect(flawOf({ rows: [['River Bend | w2 r'], ['Great Basin']] })).toContain('R41');
  });

  it('R21 R22 dice, rerolls and weeds', () => {
    const dice = 'weed weed water water water';
    expect(flawOf({ rows, phase: 'decide', dice: 'weed' })).toContain('R21');
    expect(flawOf({ rows, phase: 'decide', dice, rerolls: 2 })).toContain('R21');
    expect(flawOf({ rows, phase: 'decide', dice, weeds: 1 })).toContain('R22');
    expect(flawOf({ rows, phase: 'decide', dice, rerolls: 0, weeds: 3 })).toContain('R22');
    expect(flawOf({ rows, phase: 'roll', dice: 'water water' })).toContain('R21');
    expect(flawOf({ rows, phase: 'roll', dice: 'water water', rerolls: 0 })).toContain('R21');
    expect(flawOf({ rows, phase: 'keep', dice, rerolls: 1, hand: ['Deep Mud'] })).toContain('R21');
    expect(flawOf({ rows, phase: 'release', dice, weeds: 1 })).toContain('R22');
    expect(flawOf({ players: 1, turn: 1, rows, rerolls: 1 })).toContain('R70');
  });

  it('R23 a step that is not asked is no position', () => {
    const dice = 'water worker weed weed weed';
    expect(flawOf({ rows: [['River Bend'], ['Great Basin']], phase: 'worker', dice, left: 1 })).toContain('R23');
    expect(flawOf({ rows: [['River Bend'], ['Great Basin']], phase: 'release', dice })).toContain('R23');
    expect(flawOf({ rows: [['River Bend'], ['Great Basin']], phase: 'take', dice, left: 1 })).toContain('R23');
    expect(flawOf({ rows: [['River Bend'], ['Great Basin']], phase: 'mimic', seat: 1, dice })).toContain('R23');
    expect(flawOf({ rows, phase: 'worker', dice, left: 2 })).toContain('R23');
    expect(flawOf({ rows, phase: 'take', dice, left: 4 })).toContain('R43');
  });

  it('R35 hands and draws', () => {
    const dice = 'card weed weed weed weed';
    expect(flawOf({ rows, hand: ['Deep Mud'] })).toContain('R35');
    expect(flawOf({ rows, phase: 'keep', dice, hand: ['Deep Mud', 'Duck Pond'] })).toContain('R35');
    expect(flawOf({ rows, phase: 'draw', dice, left: 2 })).toContain('R35');
    expect(flawOf({ rows, phase: 'draw', dice, left: 1, hand: ['Deep Mud'] })).toContain('R35');
    expect(flawOf({ rows }, { certain: ['Deep Mud'] })).toContain('R35');
  });

  it('R61 R70 who acts', () => {
    const dice = 'double double weed weed weed';
    expect(flawOf({ rows, seat: 1 })).toContain('another seat');
    expect(flawOf({ rows, turn: 2 })).toContain('no such seat');
    expect(flawOf({ players: 1, turn: 1, rows, phase: 'decide', dice })).toContain('R70');
    const mimics = [['Sunlit Paddy'], ['Planting Mimic | w3'], ['River Bend']];
    expect(flawOf({ rows: mimics, phase: 'mimic', turn: 0, seat: 2, dice, mimics: { plant: 3 } })).toContain('R61');
    expect(flawOf({ rows: mimics, phase: 'mimic', turn: 0, seat: 1, dice, mimics: { plant: 5 } })).toContain('R61');
    expect(flawOf({ rows: mimics, phase: 'mimic', turn: 0, seat: 1, dice, mimics: { weed: 1, plant: 3 } })).toContain(
      'R61',
    );
    expect(flawOf({ rows: mimics, mimics: { plant: 3 } })).toContain('R61');
  });

  it('R50 over with 100 rice, and only so', () => {
    expect(flawOf({ rows, rice: [100, 0] })).toContain('R50');
    expect(flawOf({ rows, phase: 'over' })).toContain('R50');
    expect(flawOf({ rows, phase: 'over', rice: [100, 100] })).toContain('R50');
    expect(flawOf({ players: 1, rows, options: { farmerRice: 20 }, rice: [0, 10] })).toContain(
      'the Happy Farmer has 20 rice from the start (R72)',
    );
  });

  it('R52 dry turns, dry spells and what has risen', () => {
    const { dry: _, ...without } = built({ rows });
    expect(game.fromPosition(without)).toMatchObject({ ok: false, error: { code: 'bad_position' } });
    expect(flawOf({ rows, dry: 20 })).toContain('R52');
    expect(flawOf({ rows, dry: 2, options: { drySpell: 1 } })).toContain('R52');
    expect(flawOf({ rows, dry: 1, options: { drySpell: 0 } })).toContain('R52');
    expect(flawOf({ rows, spells: 1, options: { drySpell: 0 } })).toContain('R52');
    expect(flawOf({ rows, spells: 3 })).toContain('R52');
    expect(flawOf({ rows, phase: 'over', spells: 3, dry: 1 })).toContain('R52');
    expect(flawOf({ rows, phase: 'over', spells: 3, rice: [100, 0] })).toContain('R50');
    expect(flawOf({ rows, phase: 'over', rice: [100, 0], gained: false })).toContain('R52');
    expect(flawOf({ rows, phase: 'over', rice: [100, 0], gained: true, spells: 1 })).toContain('R52');
    expect(flawOf({ rows, options: { drySpell: 51 } })).toContain('drySpell');
    const dice = 'worker worker weed weed weed';
    expect(flawOf({ rows, phase: 'worker', dice, left: 1, rice: [9, 0], gained: true, dry: 1 })).toContain('R52');
    // Rice cannot have risen yet: no "most" card, no rice, or the Happy Farmer's roll.
    expect(flawOf({ rows, rice: [9, 0], gained: true })).toContain('R20');
    expect(flawOf({ rows: [['Broad Lands', 'River Bend'], ['Great Basin']], gained: true })).toContain('R20');
    expect(
      flawOf({ players: 1, turn: 1, rows: [['River Bend'], ['Broad Lands']], rice: [0, 9], gained: true }),
    ).toContain('R20');
    for (const spec of [
      { rows, dry: 19, spells: 2 },
      { rows, phase: 'over', spells: 3, rice: [5, 5] },
      { rows: [['Broad Lands', 'River Bend'], ['Great Basin']], rice: [1, 0], gained: true },
      { rows: [['River Bend | x1'], ['Great Basin']], phase: 'worker', dice, left: 1, rice: [9, 0], gained: true },
    ] as const)
      expect(game.fromPosition(built(spec))).toMatchObject({ ok: true });
  });

  it('R10 set-up', () => {
    const fresh = positionOf(game.create(2, usual));
    const bad = (change: Partial<Position>): string => {
      const read = game.fromPosition({ ...fresh, ...change });
      if (read.ok) throw new Error('taken');
      return read.error.message;
    };
    expect(bad({ left: 2 })).toContain('R10');
    expect(bad({ seat: 1 })).toContain('R10');
    expect(bad({ phase: 'choose', left: 0 })).toContain('R10');
    expect(bad({ phase: 'start', left: 0 })).toContain('R10');
    expect(bad({ chosen: ['Deep Mud', null] })).toContain('R10');
    expect(bad({ dry: 1 })).toContain('R12');
    expect(bad({ spells: 1 })).toContain('R12');
    expect(bad({ gained: true })).toContain('R12');
    expect(bad({ hands: [[]] })).toContain('one for each player');
    expect(bad({ fields: [] })).toContain('2 rows');
    expect(bad({ phase: 'roll', left: 0 })).toContain('R10');
  });

  it('a list in another order is not the one way to write it', () => {
    expect(flawOf({ rows }, { deck: built({ rows }).deck.toReversed() })).toContain('canonical');
  });
});

describe('what a move may not be', () => {
  it('R43 a move of another step is told what is due', () => {
    const s = decide('water water', { rows: [['River Bend'], ['Great Basin']] });
    play(s, 'water');
    expect(moves(s)).toEqual(['fill 1', 'done']);
    expect(game.encode(s, { type: 'job', job: 'plant', paddy: 1 })).toMatchObject({
      ok: false,
      error: { code: 'illegal_move', rule: 'R43' },
    });
    expect(game.encode(s, { type: 'fill', paddy: 5 })).toMatchObject({ ok: false, error: { code: 'malformed_move' } });
  });
});
