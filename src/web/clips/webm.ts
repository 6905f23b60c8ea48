import type { ClipEncoder, ClipShape, Pixels } from './encoder.ts';
import { type Block, type Track, webmFile } from './webmFile.ts';

const codecs = [
  { name: 'vp09.00.40.08', track: 'V_VP9' },
  { name: 'vp8', track: 'V_VP8' },
] as const;

/** Forty entries stay far below 5 MB, whatever is drawn. */
const BITS_A_FRAME = 500_000;
/** How many frames until one stands alone again: one can jump there. */
const KEY_FRAMES = 8;

interface Choice {
  readonly config: VideoEncoderConfig;
  readonly track: Track['codec'];
}

async function chooseCodec({ width, height, millis }: ClipShape): Promise<Choice> {
  for (const { name, track } of codecs) {
    const perSecond = 1000 / millis;
    const config: VideoEncoderConfig = {
      codec: name,
      width,
      height,
      bitrate: Math.round(BITS_A_FRAME * perSecond),
      framerate: perSecond,
      latencyMode: 'quality',
    };
    if ((await VideoEncoder.isConfigSupported(config)).supported) return { config, track };
  }
  throw new Error('This browser writes no video.');
}

export async function newWebm(shape: ClipShape): Promise<ClipEncoder> {
  const { width, height } = shape;
  const { config, track } = await chooseCodec(shape);
  const blocks: Block[] = [];
  let failure: DOMException | null = null;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      blocks.push({ bytes, timeMillis: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key' });
    },
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure(config);
  let count = 0;
  let time = 0;
  let last: Pixels | null = null;

  function encode(pixels: Pixels): void {
    const about = { format: 'RGBX', codedWidth: width, codedHeight: height, timestamp: time * 1000 } as const;
    const frame = new VideoFrame(pixels, about);
    encoder.encode(frame, { keyFrame: count++ % KEY_FRAMES === 0 });
    frame.close();
  }

  return {
    async add(pixels, millis) {
      if (failure !== null) throw failure;
      encode(pixels);
      time += millis;
      last = pixels;
    },
    async finish() {
      // The last picture stays as long as it should only if something comes after it.
      if (last !== null) encode(last);
      await encoder.flush();
      encoder.close();
      return webmFile({ codec: track, width, height, durationMillis: time }, blocks);
    },
  };
}
