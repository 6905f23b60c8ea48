import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { yieldToOthers } from '../../bots/priority.node.ts';
import { openPuzzle, parsePuzzleSet, puzzleOfDay } from '../../bots/puzzle.ts';
import { assert } from '../../core/assert.ts';
import { type GameView, SPECTATOR } from '../../core/game.ts';
import { newMatch, rewind } from '../../core/match.ts';
import { lookBack } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import type { NameOf } from '../../core/words.ts';
import { loadGame, readPuzzles } from '../../games/load.node.ts';
import type { Card, Scene } from './card.ts';
import { unpackFont } from './fonts.ts';
import { printable, svgOf } from './svg.ts';

/** The thread behind `painter.ts`: makes one picture after the other. */
assert(!isMainThread && parentPort !== null, 'this file runs as a worker thread');
const port = parentPort;
yieldToOthers();

const bytesOf = async (url: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(fileURLToPath(url)));
/** Compiled beside what is loaded meanwhile. */
const wasm = bytesOf(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);

/** What `npm run build` makes of the boards for this thread (`web/stills`). */
interface Stills {
  readonly fonts: readonly string[];
  drawStill(game: string, view: GameView, name: NameOf): Promise<string | null>;
  drawScene(game: string): Promise<string>;
}
const built = new URL('../../../dist/stills/stills.js', import.meta.url);
// Before the app is built there are no boards: names have to do.
const stills: Stills | null = existsSync(built) ? await import(built.href) : null;

const fontBuffers = [
  ...(stills?.fonts ?? []).map((url) => unpackFont(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))),
  // For letters that those of the app lack.
  await bytesOf(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
];

/** The table as a spectator sees it. */
async function drawTable(scene: Scene): Promise<string | null> {
  const id = scene.kind === 'record' ? scene.record.game : scene.game;
  const game = await loadGame(id);
  const named =
    (names: readonly string[]): NameOf =>
    (side) =>
      typeof side === 'string' ? (game.words.en.sides?.[side] ?? side) : printable(names[side] ?? String(side + 1));
  if (stills === null) return null;
  if (scene.kind === 'view') return stills.drawStill(id, scene.view, named(scene.names));
  if (scene.kind === 'puzzle') {
    const set = readPuzzles(id);
    if (set === undefined) return null;
    const puzzle = puzzleOfDay(unwrap(parsePuzzleSet(set)), scene.day);
    const { players, state } = unwrap(openPuzzle(game, puzzle));
    const names = Array.from({ length: players }, (_, i) =>
      i === puzzle.seat ? 'You' : `Rival ${i + (i < puzzle.seat ? 1 : 0)}`,
    );
    return stills.drawStill(id, game.view(state, SPECTATOR), named(names));
  }
  const { record, step } = scene;
  const { match } = unwrap(lookBack(record, () => game));
  const then = rewind(match, Math.min(step, match.log.length));
  const names = Array.from({ length: record.players }, (_, i) => record.seats?.[i]?.name ?? `${i + 1}`);
  return stills.drawStill(id, game.view(then.state, SPECTATOR), named(names));
}

async function paint(card: Card): Promise<Uint8Array> {
  const still = card.scene === null ? null : await drawTable(card.scene);
  const pictures = stills === null ? [] : await Promise.all(card.games.map(({ id }) => stills.drawScene(id)));
  const picture = new Resvg(svgOf(card, still, pictures), { font: { fontBuffers, defaultFontFamily: 'DejaVu Sans' } });
  const image = picture.render();
  const png = image.asPng();
  // What WebAssembly holds, no garbage collector sees.
  image.free();
  picture.free();
  return png;
}

await wasm;
const answer = async (card: Card): Promise<void> => {
  try {
    port.postMessage(await paint(card));
  } catch (error) {
    port.postMessage(String(error));
  }
};
let asked: Promise<void> = Promise.resolve();
port.on('message', (card: Card) => {
  asked = answer(card);
});

// The first picture of each game takes several times as long as any other: nobody waits for these. One that is asked for comes before them.
const idle = (): Promise<void> => setImmediate().then(() => asked);
await idle();
const { games } = await import('../../games/registry.node.ts');
for (const [id, game] of games) {
  const { state } = unwrap(newMatch(game, game.profile.players.min, {}));
  const scene: Scene = { kind: 'view', game: id, view: game.view(state, SPECTATOR), names: [] };
  await idle();
  await paint({ title: 'Windfall', subtitle: '', lines: [], games: [], scene });
}
// For the next start: a thread is ended without notice.
flushCompileCache();
