import type { ClipEncoder, ClipShape, Format, Pixels } from './encoder.ts';

export type ToClip =
  | { readonly kind: 'begin'; readonly format: Format; readonly shape: ClipShape; readonly samples: readonly Pixels[] }
  | { readonly kind: 'frame'; readonly pixels: Pixels; readonly millis: number }
  | { readonly kind: 'end' };

/** The file at the end; before that, that the next message may come. */
export type FromClip = Uint8Array<ArrayBuffer> | null;

const encoders: Record<Format, (shape: ClipShape, samples: readonly Pixels[]) => Promise<ClipEncoder>> = {
  gif: async (shape, samples) => (await import('./gif.ts')).newGif(shape, samples),
  webm: async (shape) => (await import('./webm.ts')).newWebm(shape),
};

let encoder: ClipEncoder | null = null;

async function hear(message: ToClip): Promise<FromClip> {
  if (message.kind === 'begin') encoder = await encoders[message.format](message.shape, message.samples);
  else if (message.kind === 'frame') await encoder?.add(message.pixels, message.millis);
  else return (await encoder?.finish()) ?? null;
  return null;
}

self.onmessage = ({ data }: MessageEvent<ToClip>) => {
  hear(data).then(
    (answer) => self.postMessage(answer),
    (error: unknown) => self.reportError(error),
  );
};
