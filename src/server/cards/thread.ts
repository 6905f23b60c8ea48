import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { yieldToOthers } from '../../bots/priority.node.ts';
import { assert } from '../../core/assert.ts';
import { SPECTATOR } from '../../core/game.ts';
import { newMatch, rewind } from '../../core/match.ts';
import { lookBack } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import type { NameOf } from '../../core/words.ts';
import { loadDrawing, loadGame } from '../../games/load.node.ts';
import type { Card, Scene } from './card.ts';
import { printable, signPaint, svgOf } from './svg.ts';

/** The thread behind `painter.ts`: makes one picture after the other. */
assert(!isMainThread && parentPort !== null, 'this file runs as a worker thread');
const port = parentPort;
yieldToOthers();

const bytesOf = async (url: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(fileURLToPath(url)));
await initWasm(await bytesOf(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')));
const fontBuffers = await Promise.all(
  [
    import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
    import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf'),
    import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'),
  ].map(bytesOf),
);

/** The table in letters, as a spectator sees it. */
async function drawScene(scene: Scene): Promise<string> {
  const id = scene.kind === 'view' ? scene.game : scene.record.game;
  const [game, draw] = await Promise.all([loadGame(id), loadDrawing(id)]);
  const named =
    (names: readonly string[]): NameOf =>
    (side) =>
      typeof side === 'string' ? (game.words.en.sides?.[side] ?? side) : printable(names[side] ?? String(side + 1));
  if (scene.kind === 'view') return draw(scene.view, SPECTATOR, signPaint, named(scene.names));
  const { record, step } = scene;
  const { match } = unwrap(lookBack(record, () => game));
  const then = rewind(match, Math.min(step, match.log.length));
  const names = Array.from({ length: record.players }, (_, i) => record.seats?.[i]?.name ?? `${i + 1}`);
  return draw(game.view(then.state, SPECTATOR), SPECTATOR, signPaint, named(names));
}

function pictureOf(card: Card, drawing: string | null): Uint8Array {
  const picture = new Resvg(svgOf(card, drawing), { font: { fontBuffers, defaultFontFamily: 'DejaVu Sans Mono' } });
  const image = picture.render();
  const png = image.asPng();
  // What WebAssembly holds, no garbage collector sees.
  image.free();
  picture.free();
  return png;
}

const blank: Card = { title: 'Windfall', subtitle: '', lines: [], scene: null };
// The first picture takes several times as long as any other: nobody waits for this one.
pictureOf(blank, 'a');

port.on('message', async (card: Card) => {
  try {
    port.postMessage(pictureOf(card, card.scene === null ? null : await drawScene(card.scene)));
  } catch (error) {
    port.postMessage(String(error));
  }
});

// So does the first one of each game; those that are asked for meanwhile come in between.
const { games } = await import('../../games/registry.node.ts');
for (const [id, game] of games) {
  const { state } = unwrap(newMatch(game, game.profile.players.min, {}));
  const view = game.view(state, SPECTATOR);
  pictureOf(blank, await drawScene({ kind: 'view', game: id, view, names: [] }));
  await setImmediate();
}
// For the next one: it is ended when nobody needs it, without notice.
flushCompileCache();
