import type { Page } from '@playwright/test';
import { bestStep, newOneStep } from '../src/bots/greedy.ts';
import { judgeOf } from '../src/bots/judge.ts';
import { at } from '../src/core/assert.ts';
import { CHANCE, type Entry, OVER } from '../src/core/game.ts';
import { legalMoves, type Match, newMatch, playMove, rollChance } from '../src/core/match.ts';
import { FastRandom } from '../src/core/random.ts';
import { type MatchRecord, recordOf } from '../src/core/record.ts';
import { unwrap } from '../src/core/result.ts';
import { games } from '../src/games/registry.node.ts';
import { SealedRandom, sealHash } from '../src/table/seal.ts';

const SEAL_SEED = 'c0ffee00'.repeat(8);
const MOST_ENTRIES = 3000;
const MOST_CANDIDATES = 24;

/** A game played to its end in a moment, each by a look at every move, with sealed dice: as a save of this device and as a record. */
export function playFinished(id: string, players: number, table: string) {
  const game = games.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const match = unwrap(newMatch(game, players));
  playOut(match, table);
  const seats = ['You', 'Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].slice(0, players).map((name, i) => ({
    name,
    kind: i === 0 ? 'person' : 'sprout',
    mark: ['leaf', 'sun', 'drop', 'star', 'moon', 'stone'][i],
  }));
  const save = {
    id: table,
    game: id,
    rules: game.rulesVersion,
    seats,
    options: match.options,
    start: null,
    dice: 'app',
    seed: 'test',
    sealSeed: SEAL_SEED,
    log: match.log,
    touched: Date.now(),
    isOver: true,
  };
  const nonces = seats.map(() => '');
  const record: MatchRecord = {
    ...recordOf(
      match,
      0,
      seats.map(({ name, kind }) => ({ name, kind })),
    ),
    seal: { hash: sealHash(SEAL_SEED), seed: SEAL_SEED, table, nonces },
  };
  return { save, record, match };
}

function playOut(match: Match, table: string): void {
  const { game } = match;
  const dice = new SealedRandom(
    SEAL_SEED,
    table,
    Array.from({ length: match.players }, () => ''),
  );
  const choose = newChooser(match, table);
  while (match.log.length < MOST_ENTRIES) {
    const actor = game.actor(match.state);
    if (actor === OVER) return;
    if (actor === CHANCE) unwrap(rollChance(match, dice));
    else unwrap(playMove(match, choose()));
  }
  throw new Error('the game does not end');
}

/** What whoever is to move would do after a look at every move, by what they can know. */
export function newChooser(match: Match, seed: string | number): () => Entry {
  const { game, state } = match;
  const random = new FastRandom(seed);
  const judge = judgeOf(game);
  const one = judge === null ? null : newOneStep(judge, state);
  return () =>
    one === null
      ? at(legalMoves(match), 0)
      : game.decode(state, bestStep(one, state, game.actor(state), MOST_CANDIDATES, random));
}

/** Puts a save where the app keeps its own. */
export async function keepSave(page: Page, save: unknown): Promise<void> {
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  // The app's own code opens the store in its own version; here it is only written to.
  await page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.open('windfall');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const put = request.result.transaction('tables', 'readwrite');
      put.objectStore('tables').put(${JSON.stringify(save)});
      put.oncomplete = () => { request.result.close(); resolve(); };
      put.onabort = () => reject(put.error);
    };
  })`);
}
