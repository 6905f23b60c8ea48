/** One coded frame. */
export interface Block {
  readonly bytes: Uint8Array;
  readonly timeMillis: number;
  /** It can be shown without those before it. */
  readonly isKey: boolean;
}

export interface Track {
  readonly codec: 'V_VP8' | 'V_VP9';
  readonly width: number;
  readonly height: number;
  readonly durationMillis: number;
}

type Content = number | string | Uint8Array | readonly Uint8Array[];

/** The names of https://www.rfc-editor.org/rfc/rfc8794 and https://www.matroska.org/technical/elements.html that a video needs. */
const ids = {
  EBML: 0x1a45dfa3,
  EBMLVersion: 0x4286,
  EBMLReadVersion: 0x42f7,
  EBMLMaxIDLength: 0x42f2,
  EBMLMaxSizeLength: 0x42f3,
  DocType: 0x4282,
  DocTypeVersion: 0x4287,
  DocTypeReadVersion: 0x4285,
  Segment: 0x18538067,
  Info: 0x1549a966,
  TimestampScale: 0x2ad7b1,
  MuxingApp: 0x4d80,
  WritingApp: 0x5741,
  Duration: 0x4489,
  Tracks: 0x1654ae6b,
  TrackEntry: 0xae,
  TrackNumber: 0xd7,
  TrackUID: 0x73c5,
  TrackType: 0x83,
  FlagLacing: 0x9c,
  CodecID: 0x86,
  Video: 0xe0,
  PixelWidth: 0xb0,
  PixelHeight: 0xba,
  Cluster: 0x1f43b675,
  Timestamp: 0xe7,
  SimpleBlock: 0xa3,
  Cues: 0x1c53bb6b,
  CuePoint: 0xbb,
  CueTime: 0xb3,
  CueTrackPositions: 0xb7,
  CueTrack: 0xf7,
  CueClusterPosition: 0xf1,
} as const;

const VIDEO = 1;
const TRACK = 1;
const KEY_FRAME = 0x80;
const MILLIS_AS_NANOS = 1_000_000;

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Big-endian, in as few bytes as it takes. */
function bytesOf(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return new Uint8Array(bytes);
}

/** A size in eight bytes: the first says that seven follow. */
function sizeOf(length: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(length));
  bytes[0] = 1;
  return bytes;
}

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

function element(name: keyof typeof ids, content: Content): Uint8Array {
  const inside =
    typeof content === 'number'
      ? bytesOf(content)
      : typeof content === 'string'
        ? new TextEncoder().encode(content)
        : content instanceof Uint8Array
          ? content
          : join(content);
  return join([bytesOf(ids[name]), sizeOf(inside.length), inside]);
}

const header = (): Uint8Array =>
  element('EBML', [
    element('EBMLVersion', 1),
    element('EBMLReadVersion', 1),
    element('EBMLMaxIDLength', 4),
    element('EBMLMaxSizeLength', 8),
    element('DocType', 'webm'),
    element('DocTypeVersion', 4),
    element('DocTypeReadVersion', 2),
  ]);

const info = ({ durationMillis }: Track): Uint8Array =>
  element('Info', [
    element('TimestampScale', MILLIS_AS_NANOS),
    element('MuxingApp', 'Windfall'),
    element('WritingApp', 'Windfall'),
    element('Duration', float(durationMillis)),
  ]);

const tracks = ({ codec, width, height }: Track): Uint8Array =>
  element('Tracks', [
    element('TrackEntry', [
      element('TrackNumber', TRACK),
      element('TrackUID', TRACK),
      element('TrackType', VIDEO),
      element('FlagLacing', 0),
      element('CodecID', codec),
      element('Video', [element('PixelWidth', width), element('PixelHeight', height)]),
    ]),
  ]);

function simpleBlock({ bytes, timeMillis, isKey }: Block, fromMillis: number): Uint8Array {
  const head = new Uint8Array(4);
  head[0] = 0x80 | TRACK;
  new DataView(head.buffer).setInt16(1, timeMillis - fromMillis);
  head[3] = isKey ? KEY_FRAME : 0;
  return element('SimpleBlock', [head, bytes]);
}

/** From each frame that stands alone to the next one. */
function runsOf(blocks: readonly Block[]): Block[][] {
  const runs: Block[][] = [];
  for (const block of blocks)
    if (block.isKey || runs.length === 0) runs.push([block]);
    else runs.at(-1)?.push(block);
  return runs;
}

/** A WebM file of one silent video, with an index to jump by. */
export function webmFile(track: Track, blocks: readonly Block[]): Uint8Array<ArrayBuffer> {
  const inside = [info(track), tracks(track)];
  const cues: Uint8Array[] = [];
  let at = inside.reduce((sum, { length }) => sum + length, 0);
  for (const run of runsOf(blocks)) {
    const from = run[0]?.timeMillis ?? 0;
    const cluster = element('Cluster', [element('Timestamp', from), ...run.map((block) => simpleBlock(block, from))]);
    const position = element('CueTrackPositions', [element('CueTrack', TRACK), element('CueClusterPosition', at)]);
    cues.push(element('CuePoint', [element('CueTime', from), position]));
    inside.push(cluster);
    at += cluster.length;
  }
  return join([header(), element('Segment', [...inside, element('Cues', cues)])]);
}
