import { describe, expect, test } from 'vitest';
import { at } from '../../core/assert.ts';
import { actorName, CHANCE, OVER } from '../../core/game.ts';
import { legalMoves, newMatch, playMove, rollChance } from '../../core/match.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { games } from '../../games/registry.node.ts';
import type { LiveTable } from '../../protocol/live.ts';
import { momentOfLive, momentsBetween, replayed } from './moment.ts';

/** A game played by chance, as seat 0 would know it after every step of the server: a move and all rolls after it. */
function* stepsOf(id: string, seed: number): Generator<LiveTable> {
  const game = games.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const random = new FastRandom(seed);
  const match = unwrap(newMatch(game, 2));
  const log: { by: number | 'chance' | 'over'; entry: unknown }[] = [];
  const person = (name: string, isYou: boolean) =>
    ({ kind: 'person', name, isYou, isOwner: isYou, standIn: null, hasResigned: false }) as const;
  for (let sequence = 1; ; sequence++) {
    const actor = game.actor(match.state);
    if (actor === OVER) return;
    if (actor !== CHANCE) {
      const moves = legalMoves(match);
      log.push({ by: actor, entry: unwrap(playMove(match, at(moves, random.below(moves.length)))) });
    }
    while (game.actor(match.state) === CHANCE) {
      const state = match.state;
      const before = structuredClone(game.position(state));
      const entry = unwrap(rollChance(match, random));
      log.push({ by: 'chance', entry: game.hide(unwrap(game.fromPosition(before)), entry, 0) });
    }
    yield {
      table: 't',
      sequence,
      room: {
        code: 'ABCDEF',
        game: id,
        options: match.options,
        players: 2,
        isPublic: false,
        moveMillis: null,
        stage: 'playing',
        isOwner: true,
        viewer: 0,
        seats: [person('Ann', true), person('Ben', false)],
        seal: { hash: '', table: 't', nonces: [] },
        undoAsk: null,
        rematch: null,
        halt: null,
        talk: 'everybody',
        mayTalk: true,
      },
      match: {
        turn: sequence,
        actor: actorName(game.actor(match.state)),
        view: game.view(match.state, 0),
        moves: [],
        deadlineMillis: null,
      },
      log: [...log],
      chat: [],
      news: [],
    };
  }
}

/** How often a step held more than one entry, over all games: otherwise the tests below show nothing. */
let joined = 0;

describe.each([...games.keys()])('what is shown after an update: %s', (id) => {
  test('ends with what the server told, and leaves nothing of the log unsaid', () => {
    const game = games.get(id);
    if (game === undefined) throw new Error('no such game');
    const seed = 3;
    let before: LiveTable | null = null;
    for (const now of stepsOf(id, seed)) {
      if (before !== null) {
        const moments = momentsBetween(game, before, now);
        expect(moments.at(-1)?.table, `seed ${seed}`).toEqual(momentOfLive(now)?.table);
        const said = moments.flatMap(({ last, before: earlier = [] }) => [
          ...earlier,
          ...(last === null ? [] : [last]),
        ]);
        expect(said.map(({ entry }) => entry)).toEqual(now.log.slice(before.log.length).map(({ entry }) => entry));
        // Between a move and its roll nobody is asked for anything.
        for (const moment of moments.slice(0, -1)) expect(moment.table.moves).toEqual([]);
        if (said.length > 1) joined++;
        if (game.isOpen) expect(moments).toHaveLength(said.length);
      }
      before = now;
      if (now.sequence > 60) break;
    }
  });
});

test('a move and the roll after it came together in some of these', () => {
  expect(joined).toBeGreaterThan(10);
});

test('who was away for long is shown how it stands, not a film', () => {
  const game = games.get('harvest-dice');
  if (game === undefined) throw new Error('no such game');
  const steps = [...stepsOf('harvest-dice', 1)];
  expect(momentsBetween(game, at(steps, 0), at(steps, 30))).toHaveLength(1);
});

test('where the early entries of a log have not come yet, what happens is told all the same', () => {
  const game = games.get('harvest-dice');
  if (game === undefined) throw new Error('no such game');
  const steps = [...stepsOf('harvest-dice', 1)].map((live) => {
    const log = new Array<LiveTable['log'][number]>(8);
    for (let i = log.length; i < live.log.length; i++) log.push(at(live.log, i));
    return { ...live, log };
  });
  for (const [i, now] of steps.slice(0, 40).entries()) {
    const before = at(steps, Math.max(0, i - 1));
    if (before.log.length <= 8) continue;
    const [moment, ...others] = momentsBetween(game, before, now);
    const said = [...(moment?.before ?? []), ...(moment?.last ? [moment.last] : [])];
    const fresh = now.log.slice(before.log.length);
    expect(others).toEqual([]);
    if (fresh.length > 1) expect(said.map(({ entry }) => entry)).toEqual(fresh.map(({ entry }) => entry));
    expect(moment?.last?.index).toBe(now.log.length);
    expect(replayed(game, 1, 9, now)).toBe(null);
  }
});
