import { describe, expect, it } from 'vitest';
import { CHANCE, OVER, SPECTATOR } from '../../core/game.ts';
import type { Paint } from '../../core/paint.ts';
import { FastRandom } from '../../core/random.ts';
import { deckWith, load, usual } from './built.suite.ts';
import { game } from './index.ts';
import { create, type State } from './state.ts';
import { draw } from './terminal.ts';

const styles = ['bold', 'dim', 'inverse', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'orange'] as const;
const paintWith = (wrap: (style: string, text: string) => string): Paint =>
  Object.fromEntries(styles.map((style) => [style, (text: string) => wrap(style, text)])) as unknown as Paint;
const plain = paintWith((_, text) => text);
const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
const name = (seat: number | string): string => names[Number(seat)] ?? 'Happy Farmer';

const drawn = (s: State, viewer = 0): string => draw(game.view(s, viewer), viewer, plain, name);

describe('the table in the terminal', () => {
  it('fits 100 columns at every step of games, for every viewer, and says the same with colour', () => {
    for (let seed = 0; seed < 10; seed++) {
      const random = new FastRandom(seed);
      const s = create(1 + (seed % 5), usual);
      const moves = new Int32Array(game.maxLegal);
      for (let i = 0; i < 120 && game.actor(s) !== OVER; i++) {
        for (const viewer of [SPECTATOR, 0, s.players - 1]) {
          const text = drawn(s, viewer);
          for (const line of text.split('\n'))
            expect([...line].length, `seed ${seed}: ${line}`).toBeLessThanOrEqual(100);
          expect(text).not.toMatch(/undefined|null|NaN|\[object/);
          const marked = draw(
            game.view(s, viewer),
            viewer,
            paintWith((_, part) => `«${part}»`),
            name,
          );
          // Blanks at the end of a line may be inside a colour.
          const bare = marked.replaceAll(/[«»]/g, '').replaceAll(/ +$/gm, '');
          expect(bare).toBe(text);
        }
        if (game.actor(s) === CHANCE)
          for (let left = game.picksDue(s); left > 0; left--) game.apply(s, random.below(game.outcomes(s)));
        else game.apply(s, moves[random.below(game.legal(s, moves))] as number);
      }
    }
  });

  const rich = load({
    phase: 'keep',
    dice: 'card wild water weed double',
    hand: ['Moonlit Terrace', 'Planting Mimic'],
    rows: [
      ['River Bend | w2 x1 p', 'Rewarding Harvest', 'Magic Pond | w1', 'Great Basin | x2'],
      ['Proud Waters | w2 x2'],
      ['Sunlit Paddy'],
    ],
    rice: [34, 0, 99],
  });

  it('R3 R4 R5 R50 shows dice, water, rice, hexes, weeds, plants, yields, abilities and the own hand', () => {
    const text = drawn(rich);
    for (const part of [
      '[● water] [▤ card] [☻☻ double] [★ wild] [♣ weed]',
      'reservoir 7 · supply 3 · on paddies 5',
      '1 River Bend',
      '●● flooded',
      'ψ planted ♣',
      '14/10/6 rice',
      '●◈◈ flooded',
      '○○○○○ dry',
      '+2 rice for each',
      'Moonlit Terrace',
      'Mimic: plant as the player before you works',
      '▶ Ada',
    ])
      expect(text).toContain(part);
    expect(drawn(rich, 1)).toContain('2 cards in hand');
    expect(drawn(rich, 1)).not.toContain('Moonlit Terrace');
  });

  it('R52 tells of dry turns and dry spells, within 100 columns', () => {
    const rows = [['River Bend | w2'], ['Great Basin']];
    const five = [['River Bend'], ['Great Basin'], ['Long Terrace'], ['Valley Floor'], ['Sunlit Paddy']];
    expect(drawn(load({ rows, dry: 3 }))).toContain('Dry    No rice for 3 turns: after 20 the water runs off.');
    expect(drawn(load({ rows, spells: 2 }))).toContain('A second dry spell');
    expect(drawn(load({ rows }))).not.toContain('Dry  ');
    const long = drawn(load({ rows: five, dry: 249, spells: 2, options: { drySpell: 50 } }));
    expect(long).toContain('No rice for 249 turns');
    for (const line of long.split('\n')) expect([...line].length).toBeLessThanOrEqual(100);
  });

  it('draws the own terrace with straight edges, long names and numbers of other decks too', () => {
    const deck = deckWith({
      'River Bend': { hexes: 6, rice: [100, 100, 100], name: 'The paddy with the longest name of all' },
      'Long Terrace': { ability: { kind: 'most', of: 'planted', rice: 10 } },
    });
    const s = load({
      options: { deck },
      rows: [['The paddy with the longest name of all', 'Long Terrace', 'Weed Baskets'], ['Great Basin']],
    });
    for (const state of [s, rich]) {
      const box = drawn(state)
        .split('\n')
        .filter((line) => /^ {2}[╭│╰]/.test(line));
      expect(box).toHaveLength(10);
      expect(new Set(box.map((line) => [...line].length))).toEqual(new Set([98]));
      for (const line of box) expect(line).toMatch(/[╮│╯]$/);
    }
  });
});
