import { describe, expect, it } from 'vitest';
import { at } from '../core/assert.ts';
import { type AnyGame, type Note, SPECTATOR } from '../core/game.ts';
import { copyState, legalMoves, newMatch, playMove, rollChance } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { type Story, storyOf } from './story.ts';

const seed = process.env.WINDFALL_SEED ?? 'windfall';

/** What is told of a whole game of random moves. */
function storyOfGame(id: string, players: number): Story[] {
  const match = unwrap(newMatch(games.get(id) as AnyGame, players));
  const random = new FastRandom(`${seed}/story`);
  const stories: Story[] = [];
  while (match.game.actor(match.state) !== -2) {
    const before = copyState(match);
    const moves = legalMoves(match);
    const entry =
      moves.length === 0
        ? unwrap(rollChance(match, random))
        : unwrap(playMove(match, at(moves, random.below(moves.length))));
    const story = storyOf(match.game, before, entry, match.state);
    if (match.game.isOpen) expect(story.gains, seed).toEqual(gainsByScore(match.game, before, match.state));
    stories.push(story);
  }
  return stories;
}

const notesOf = (stories: readonly Story[], type: string): Note[] =>
  stories.flatMap(({ notes = [] }) => notes.filter((note) => note.type === type));

/** What each side has gained, by the scores before and after. */
function gainsByScore(game: AnyGame, before: unknown, after: unknown): Story['gains'] {
  const was = game.score(before, SPECTATOR);
  const gains = game.score(after, SPECTATOR).flatMap(({ seat, total }, i) => {
    const points = (total ?? 0) - (was[i]?.total ?? 0);
    return points === 0 ? [] : [{ side: seat, points }];
  });
  return gains.length === 0 ? undefined : gains;
}

describe('the log tells what mattered', () => {
  it('Harvest Dice: rounds as headings, the market after each, and points that add up', () => {
    const stories = storyOfGame('harvest-dice', 3);
    const rounds = notesOf(stories, 'round');
    expect(rounds.length, seed).toBeGreaterThan(2);
    expect(rounds.every(({ isHeading }) => isHeading)).toBe(true);
    expect(notesOf(stories, 'market')).toHaveLength(rounds.length);
    expect(stories.some(({ gains = [] }) => gains.some(({ points }) => points > 0))).toBe(true);
    expect(stories.filter(({ whose }) => whose !== undefined)).toHaveLength(rounds.length);
  });

  it('My Little Vineyard: a heading for each season', () => {
    expect(notesOf(storyOfGame('my-little-vineyard', 2), 'season')).toHaveLength(9);
  });

  it('Rice Dice alone: what the Happy Farmer does in each of its turns', () => {
    const stories = storyOfGame('rice-dice', 1);
    const turns = notesOf(stories, 'turn').filter((note) => 'side' in note && note.side === 'happyFarmer');
    expect(turns.length, seed).toBeGreaterThan(3);
    const told = notesOf(stories, 'farmer').length;
    expect(told, seed).toBeGreaterThanOrEqual(turns.length - 1);
  });

  it('Garden Dice: points that add up', () => {
    expect(storyOfGame('garden-dice', 4).some(({ gains = [] }) => gains.length > 0)).toBe(true);
  });

  it('keeps secret points secret', () => {
    expect(storyOfGame('dessert-dice', 2).flatMap(({ gains = [] }) => gains)).toEqual([]);
  });
});
