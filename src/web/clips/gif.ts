import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { ClipEncoder, ClipShape, Pixels } from './encoder.ts';

/** One of the 256 stays free for what has not changed. */
const STILL = 255;
/** The picture stays, and the next is drawn upon it. */
const KEEP = 1;

function paletteOf(samples: readonly Pixels[]): number[][] {
  const all = new Uint8Array(samples.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const pixels of samples) {
    all.set(pixels, at);
    at += pixels.length;
  }
  const palette = quantize(all, STILL);
  while (palette.length <= STILL) palette.push([0, 0, 0]);
  return palette;
}

/**
 * A frame tells what has changed since the one before: the rest stays as it is and takes next to no bytes. The colours of the samples serve all
 * frames: with others in each, what comes back to a place would leave a trace there.
 */
export function newGif({ width, height }: ClipShape, samples: readonly Pixels[]): ClipEncoder {
  const gif = GIFEncoder();
  const palette = paletteOf(samples);
  const colours = palette.slice(0, STILL);
  let before: Uint32Array | null = null;
  return {
    async add(pixels, millis) {
      const now = new Uint32Array(pixels.buffer);
      const index = applyPalette(pixels, colours);
      if (before !== null) for (let i = 0; i < now.length; i++) if (now[i] === before[i]) index[i] = STILL;
      const look = { transparent: true, transparentIndex: STILL, dispose: KEEP };
      gif.writeFrame(index, width, height, { ...(before === null ? { palette } : {}), delay: millis, ...look });
      before = now;
    },
    async finish() {
      gif.finish();
      return gif.bytes();
    },
  };
}
