import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../../core/game.ts';
import { type Match, newMatch, playEntry, visibleLog } from '../../core/match.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { decide, draw, load, play, positionOf, usual } from './built.suite.ts';
import { paddyCards } from './components.ts';
import { game } from './index.ts';
import { copy, create, optionsOf, type State } from './state.ts';

const allNames = paddyCards.map((card) => card.name);

function guess(s: State, viewer: number, random: FastRandom): State {
  const world = create(s.players, optionsOf(s));
  copy(s, world);
  game.determinize(world, viewer, random);
  return world;
}

/** How often each card is in a place, over many guesses. */
function frequencies(
  s: State,
  viewer: number,
  place: (world: State) => readonly (string | null)[],
): Map<string, number> {
  const random = new FastRandom(3);
  const counts = new Map<string, number>();
  for (let i = 0; i < 3000; i++)
    for (const name of place(guess(s, viewer, random)))
      if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const dealt = (): State => {
  const s = create(3, usual);
  draw(s, 'Twisted Fate', 'Foresight', 'Deep Mud');
  draw(s, 'High Gate', 'Great Basin', 'Sunlit Paddy');
  draw(s, 'Duck Pond', 'Magic Pond', 'Broad Lands');
  return s;
};

describe('secrets', () => {
  it('R10 hands and choices are seen by their owner only until all have chosen', () => {
    const s = dealt();
    play(s, 'choose Foresight');
    expect(game.view(s, 0).hands[0]).toMatchObject({ count: 3, chosen: 'Foresight', hasChosen: true });
    for (const viewer of [1, 2, SPECTATOR]) {
      const text = JSON.stringify(game.view(s, viewer));
      expect(game.view(s, viewer).hands[0]).toEqual({ count: 3, cards: null, hasChosen: true, chosen: null });
      for (const name of ['Twisted Fate', 'Foresight', 'Deep Mud']) expect(text).not.toContain(`"${name}"`);
    }
    play(s, 'choose Great Basin', 'choose Duck Pond');
    expect(game.view(s, SPECTATOR).fields.map((field) => field.paddies[0]?.card.name)).toEqual([
      'Foresight',
      'Great Basin',
      'Duck Pond',
    ]);
  });

  it('R10 R35 the log hides deals, choices and draws from others; the last choice reveals', () => {
    const match: Match = unwrap(newMatch(game as never, 2, {}));
    const entries = [
      { type: 'draw', cards: ['Twisted Fate', 'Foresight', 'Deep Mud'] },
      { type: 'draw', cards: ['High Gate', 'Great Basin', 'Sunlit Paddy'] },
      { type: 'choose', card: 'Foresight' },
      { type: 'choose', card: 'High Gate' },
      { type: 'start', seat: 0 },
      { type: 'roll', dice: ['card', 'weed', 'weed', 'weed', 'weed'] },
      { type: 'action', action: 'card' },
      { type: 'draw', cards: ['Duck Pond', 'Magic Pond', 'Broad Lands'] },
      { type: 'keep', card: 'Magic Pond', at: 'left' },
    ];
    for (const entry of entries) unwrap(playEntry(match, entry));
    expect(visibleLog(match, 0)).toEqual(entries.with(1, { type: 'draw', count: 3 } as never));
    const hidden = entries
      .with(0, { type: 'draw', count: 3 } as never)
      .with(2, { type: 'choose' } as never)
      .with(7, { type: 'draw', count: 3 } as never);
    expect(visibleLog(match, 1)).toEqual(hidden);
    expect(visibleLog(match, SPECTATOR)).toEqual(hidden.with(1, { type: 'draw', count: 3 } as never));
  });

  it('R10 a guess deals the unseen cards to the others, each as likely, and any of them may be chosen', () => {
    const s = dealt();
    play(s, 'choose Foresight', 'choose Great Basin');
    const own = ['Twisted Fate', 'Foresight', 'Deep Mud'];
    const inHand = frequencies(s, 0, (world) => positionOf(world).hands[1] ?? []);
    expect(inHand.size).toBe(27);
    for (const [name, count] of inHand) {
      expect(own).not.toContain(name);
      expect(count).toBeGreaterThan((3000 * 3) / 27 / 1.4);
      expect(count).toBeLessThan(((3000 * 3) / 27) * 1.4);
    }
    const chosen = frequencies(s, 0, (world) => [positionOf(world).chosen[1] ?? null]);
    expect(chosen.size).toBe(27);
    const random = new FastRandom(1);
    for (let i = 0; i < 50; i++) {
      const world = positionOf(guess(s, 0, random));
      expect(world.hands[0]).toEqual(positionOf(s).hands[0]);
      expect(world.chosen[0]).toBe('Foresight');
      expect(world.hands[1]).toContain(world.chosen[1]);
    }
  });

  it('R10 a guess is the same whatever it replaces', () => {
    const other = create(3, usual);
    draw(other, 'Twisted Fate', 'Foresight', 'Deep Mud');
    draw(other, 'Village Elder', 'Magic Spring', 'Long Terrace');
    draw(other, 'High Gate', 'Valley Floor', 'Great Basin');
    for (let seed = 0; seed < 20; seed++)
      expect(positionOf(guess(other, 0, new FastRandom(seed)))).toEqual(
        positionOf(guess(dealt(), 0, new FastRandom(seed))),
      );
  });

  it('R35 what another drew may be any unseen card; what lies open stays', () => {
    const s = decide('card card', { rows: [['River Bend'], ['Great Basin']], discards: ['Deep Mud'] });
    play(s, 'card');
    draw(s, 'High Gate', 'Duck Pond');
    expect(game.view(s, 0).hands[0]?.cards?.map((card) => card.name)).toEqual(['Duck Pond', 'High Gate']);
    expect(game.view(s, 1).hands[0]).toMatchObject({ count: 2, cards: null });
    const counts = frequencies(s, 1, (world) => positionOf(world).hands[0] ?? []);
    expect(counts.size).toBe(27);
    for (const name of ['River Bend', 'Great Basin', 'Deep Mud']) expect(counts.has(name)).toBe(false);
    // The drawer knows everything there is to know.
    expect(positionOf(guess(s, 0, new FastRandom(1)))).toEqual(positionOf(s));
  });

  it('R35 when the deck ran out in the midst of a draw, its last cards are known to be in the hand', () => {
    const rows = [['River Bend'], ['Great Basin']];
    const inDeck = ['Deep Mud', 'Duck Pond'];
    const discards = allNames.filter((name) => ![...rows.flat(), ...inDeck].includes(name));
    const s = decide('card card card', { rows, discards });
    play(s, 'card');
    draw(s, 'Duck Pond', 'Deep Mud', 'High Gate');
    const counts = frequencies(s, 1, (world) => positionOf(world).hands[0] ?? []);
    expect(counts.get('Deep Mud')).toBe(3000);
    expect(counts.get('Duck Pond')).toBe(3000);
    expect(counts.size).toBe(2 + discards.length);
  });

  it('R10 alone, you know what you put under the deck; a spectator does not', () => {
    const s = load({ players: 1, rows: [['River Bend'], ['Great Basin']], bottom: ['Deep Mud', 'Duck Pond'] });
    expect(game.view(s, 0).bottom).toEqual({ count: 2, cards: ['Duck Pond', 'Deep Mud'] });
    expect(game.view(s, SPECTATOR).bottom).toEqual({ count: 2, cards: null });
    expect(positionOf(guess(s, 0, new FastRandom(1)))).toEqual(positionOf(s));
    const counts = frequencies(s, SPECTATOR, (world) => positionOf(world).bottom);
    expect(counts.size).toBe(28);
  });

  it('R70 what the Happy Farmer draws lies open', () => {
    const s = load({
      players: 1,
      turn: 1,
      phase: 'draw',
      dice: 'card weed weed weed weed',
      left: 1,
      rows: [['River Bend'], ['Great Basin']],
    });
    const entry = { type: 'draw', cards: ['Deep Mud'] } as const;
    expect(game.hide(s, { ...entry, cards: [...entry.cards] }, SPECTATOR)).toEqual(entry);
  });

  it('R35 the deck is shown by its size only', () => {
    const view = game.view(load({ rows: [['River Bend'], ['Great Basin']], discards: ['Deep Mud'] }), 0);
    expect(view).toMatchObject({ deck: 27, discards: ['Deep Mud'] });
  });
});
