import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { cardsOf, draw, happen, moves, play, positionOf, refusal, usual } from './built.suite.ts';
import { faces, paddyCards, tokensFor } from './components.ts';
import { game } from './index.ts';
import type { State } from './state.ts';

const start = (players: number): State => game.create(players, usual);

/** Two players, dealt and chosen. */
function chosen(): State {
  const s = start(2);
  draw(s, 'Twisted Fate', 'Foresight', 'Deep Mud');
  draw(s, 'High Gate', 'Great Basin', 'Sunlit Paddy');
  play(s, 'choose Foresight', 'choose Sunlit Paddy');
  return s;
}

describe('components', () => {
  it('R1 five dice with six equally likely faces', () => {
    expect(faces).toEqual(['water', 'card', 'worker', 'double', 'wild', 'weed']);
    const s = chosen();
    happen(s, { type: 'start', seat: 0 });
    expect(game.picksDue(s)).toBe(5);
    for (const face of faces) {
      expect(game.outcomes(s)).toBe(6);
      expect(game.decodeChance(s, [faces.indexOf(face), 0, 0, 0, 0])).toEqual({
        type: 'roll',
        dice: [face, 'water', 'water', 'water', 'water'],
      });
    }
  });

  it('R2 20 tokens with five players, 15 with three or four, 10 with one or two', () => {
    expect([1, 2, 3, 4, 5].map(tokensFor)).toEqual([10, 10, 15, 15, 20]);
    for (const players of [1, 2, 3, 4, 5]) expect(positionOf(start(players)).supply).toBe(tokensFor(players));
  });

  it('R3 R60 thirty cards with hexes, water number, yields that weeds lower, and the facts of the book', () => {
    expect(paddyCards).toHaveLength(30);
    expect(new Set(paddyCards.map((card) => card.name)).size).toBe(30);
    for (const { rice, hexes, magic } of paddyCards) {
      expect(rice[0]).toBeGreaterThan(rice[1]);
      expect(rice[1]).toBeGreaterThan(rice[2]);
      expect(magic).toBeLessThan(hexes);
    }
    const hexesOf = (name: string) => paddyCards.find((card) => card.name === name)?.hexes;
    expect(hexesOf('Twisted Fate')).toBe(2);
    expect(hexesOf('Foresight')).toBe(5);
    const spring = paddyCards.find((card) => card.name === 'Magic Spring');
    expect((spring?.hexes ?? 0) - (spring?.magic ?? 0)).toBe(1);
    for (const name of ['Master of Fate', 'Crafty Weeds']) expect(hexesOf(name)).toBeGreaterThan(0);
    expect(paddyCards.filter((card) => card.ability?.kind === 'mimic')).toHaveLength(3);
  });
});

describe('set-up', () => {
  it('R10 three cards for each seat in one entry, then choices in seat order, the rest is discarded', () => {
    const s = start(3);
    for (const hand of [
      ['Twisted Fate', 'Foresight', 'Deep Mud'],
      ['High Gate', 'Great Basin', 'Sunlit Paddy'],
      ['Duck Pond', 'Magic Pond', 'Broad Lands'],
    ]) {
      expect(game.actor(s)).toBe(CHANCE);
      expect(game.picksDue(s)).toBe(3);
      draw(s, ...hand);
    }
    expect(game.actor(s)).toBe(0);
    expect(moves(s)).toEqual(['choose Twisted Fate', 'choose Foresight', 'choose Deep Mud']);
    expect(refusal(s, { type: 'choose', card: 'High Gate' })).toMatch(/^R10/);
    expect(refusal(s, { type: 'choose', card: 'Nonsense' })).toMatch(/^R10/);
    expect(refusal(s, { type: 'done' })).toMatch(/^R10/);
    play(s, 'choose Foresight');
    expect(game.actor(s)).toBe(1);
    // Nothing lies open before all have chosen.
    expect(positionOf(s).fields.flatMap((field) => field.paddies)).toEqual([]);
    play(s, 'choose Sunlit Paddy', 'choose Duck Pond');
    expect([0, 1, 2].map((side) => cardsOf(s, side))).toEqual([['Foresight'], ['Sunlit Paddy'], ['Duck Pond']]);
    const rest = ['Twisted Fate', 'Magic Pond', 'Broad Lands', 'Deep Mud', 'High Gate', 'Great Basin'];
    expect(positionOf(s).discards).toEqual(rest);
    expect(positionOf(s).deck).toHaveLength(21);
  });

  it('R10 a card is drawn once: the deck is a set', () => {
    const s = start(2);
    const twice = { type: 'draw', cards: ['Foresight', 'Foresight', 'Deep Mud'] };
    expect(game.encodeChance(s, twice)).toMatchObject({ ok: false, error: { code: 'wrong_chance', rule: 'R10' } });
    expect(game.encodeChance(s, { type: 'draw', cards: [] })).toMatchObject({ ok: false });
    draw(s, 'Foresight', 'Deep Mud', 'High Gate');
    expect(game.outcomes(s)).toBe(27);
    expect(game.encodeChance(s, { type: 'draw', cards: ['Foresight', 'Duck Pond', 'Magic Pond'] })).toMatchObject({
      ok: false,
    });
  });

  it('R11 water in play is the sum of the water numbers and waits in the reservoir', () => {
    const s = chosen();
    expect(positionOf(s)).toMatchObject({ reservoir: 5, supply: 5 });
  });

  it('R11 the tokens limit the water in play', () => {
    const s = start(5);
    const kept = ['Spring Rains', 'Sunlit Paddy', 'Foresight', 'Great Basin', 'Deep Mud'];
    const others = paddyCards.map((card) => card.name).filter((name) => !kept.includes(name));
    for (let seat = 0; seat < 5; seat++)
      draw(s, kept[seat] as string, others[2 * seat] as string, others[2 * seat + 1] as string);
    for (const name of kept) play(s, `choose ${name}`);
    expect(positionOf(s)).toMatchObject({ reservoir: 12, supply: 8 });
    const rich = { cards: paddyCards.map((card) => ({ ...card, water: 6 })) };
    const t = game.create(2, { ...usual, deck: rich });
    draw(t, 'Twisted Fate', 'Foresight', 'Deep Mud');
    draw(t, 'High Gate', 'Great Basin', 'Sunlit Paddy');
    play(t, 'choose Foresight', 'choose Sunlit Paddy');
    expect(positionOf(t)).toMatchObject({ reservoir: 10, supply: 0 });
  });

  it('R12 any seat may be first, all alike', () => {
    const s = chosen();
    expect(game.actor(s)).toBe(CHANCE);
    expect(game.outcomes(s)).toBe(2);
    expect(game.picksDue(s)).toBe(1);
    happen(s, { type: 'start', seat: 1 });
    expect(positionOf(s)).toMatchObject({ turn: 1, phase: 'roll' });
    expect(game.encodeChance(chosen(), { type: 'start', seat: 2 })).toMatchObject({
      ok: false,
      error: { rule: 'R12' },
    });
  });

  it('R10 R12 alone: two cards go under the deck, the Happy Farmer gets the top card, you go first', () => {
    const s = start(1);
    draw(s, 'Twisted Fate', 'Foresight', 'Deep Mud');
    expect(game.actor(s)).toBe(0);
    play(s, 'choose Foresight');
    expect(positionOf(s)).toMatchObject({ bottom: ['Twisted Fate', 'Deep Mud'], discards: [] });
    expect(game.picksDue(s)).toBe(1);
    expect(game.encodeChance(s, { type: 'draw', cards: ['Deep Mud'] })).toMatchObject({ ok: false });
    draw(s, 'Great Basin');
    expect(cardsOf(s, 1)).toEqual(['Great Basin']);
    expect(positionOf(s)).toMatchObject({ turn: 0, phase: 'roll', reservoir: 4, supply: 6 });
    expect(positionOf(s).deck).toHaveLength(26);
  });
});
