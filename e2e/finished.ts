import type { Page } from '@playwright/test';
import { evaluatorOf } from '../src/bots/evaluator.ts';
import { bestStep, newOneStep } from '../src/bots/greedy.ts';
import { at } from '../src/core/assert.ts';
import { seatMarks } from '../src/core/board.ts';
import { CHANCE, type Entry, OVER } from '../src/core/game.ts';
import { legalMoves, type Match, newMatch, playEntry, playMove, rewind, rollChance } from '../src/core/match.ts';
import { FastRandom } from '../src/core/random.ts';
import { type MatchRecord, recordOf } from '../src/core/record.ts';
import { unwrap } from '../src/core/result.ts';
import { SealedRandom, sealHash } from '../src/table/seal.ts';
import type { Save } from '../src/web/local/save.ts';
import { gameOf } from './games.ts';

const SEAL_SEED = 'c0ffee00'.repeat(8);
const MOST_ENTRIES = 3000;
const LONG_ENTRIES = 400;
const MOST_CANDIDATES = 24;

/** A game played to its end in a moment, each by a look at every move, with sealed dice: as a save of this device and as a record. */
export function playFinished(id: string, players: number, table: string, options: unknown = {}) {
  const game = gameOf(id);
  const match = unwrap(newMatch(game, players, options));
  playOut(match, table);
  const seats = ['You', 'Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].slice(0, players).map((name, i) => ({
    name,
    kind: i === 0 ? 'person' : 'sprout',
    mark: at(seatMarks, i),
  }));
  const save: Save = {
    id: table,
    game: id,
    rules: game.rulesVersion,
    seats,
    options: match.options as Save['options'],
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

/** The same game after its first entries: it goes on with the same dice, against bots that move at once. */
export const cutSave = (save: Save, entries: number): Save => ({
  ...save,
  seats: save.seats.map((seat) => (seat.kind === 'person' ? seat : { ...seat, kind: 'random' })),
  log: save.log.slice(0, entries),
  isOver: false,
});

/** After how many entries the person on the first seat was to decide, where it was a decision like the wanted one. */
export function decisionsOf(match: Match, isWanted: (before: Match) => boolean = () => true): number[] {
  const { game, players, options, log } = match;
  const before = unwrap(newMatch(game, players, options));
  return log.flatMap((entry, i) => {
    const isDecision = game.actor(before.state) === 0 && isWanted(before);
    unwrap(playEntry(before, entry));
    return isDecision ? [i] : [];
  });
}

/** The end of a game as a record of its own that begins in the middle. */
export function lastPartOf(match: Match, entries: number): MatchRecord {
  const begun = rewind(match, Math.max(0, match.log.length - entries));
  const { seal: _, ...record } = recordOf(match);
  return { ...record, start: match.game.position(begun.state), log: match.log.slice(begun.log.length) };
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

/**
 * What the player to move would do after a look at every move, by what that player can know. Two who always play the same way can wait for
 * each other without end: in a long game one move in three is any legal one.
 */
export function newChooser(match: Match, seed: string | number): () => Entry {
  const { game, state } = match;
  const random = new FastRandom(seed);
  const evaluator = evaluatorOf(game, game.players(state));
  const one = evaluator === null ? null : newOneStep(evaluator, state);
  return () => {
    if (one === null) return at(legalMoves(match), 0);
    if (match.log.length > LONG_ENTRIES && random.below(3) === 0) {
      const moves = legalMoves(match);
      return at(moves, random.below(moves.length));
    }
    return game.decode(state, bestStep(one, state, game.actor(state), MOST_CANDIDATES, random));
  };
}

/** Puts a save where the app keeps its own (`src/web/local/store.ts`): from the page that is open, else from one of the same origin that loads nothing of the app. */
export async function keepSave(page: Page, save: Save): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/live');
  await page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.open('windfall', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const put = request.result.transaction('tables', 'readwrite');
      put.objectStore('tables').put(${JSON.stringify(save)});
      put.oncomplete = () => { request.result.close(); resolve(); };
      put.onabort = () => reject(put.error);
    };
  })`);
}

/** Runs in the page. To another address as the back button goes there, and false where the app is not on the page; the table before is gone then. */
const GO_TO = `(path) => {
  if (document.getElementById('content') === null || location.pathname === path) return false;
  const before = document.querySelector('[data-entries]');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  return new Promise((resolve) => {
    const look = () => (before?.isConnected ? setTimeout(look, 5) : resolve(true));
    look();
  });
}`;

/** Opens a table of this device as the app would have left it. Where the app is on the page already, it only goes there: loading it again takes twice as long. */
export async function openSave(page: Page, save: Save): Promise<void> {
  await keepSave(page, save);
  const path = `/table/${save.id}`;
  if (!(await page.evaluate<boolean>(`(${GO_TO})(${JSON.stringify(path)})`))) await page.goto(path);
}
