export const formats = ['gif', 'webm'] as const;
export type Format = (typeof formats)[number];

export interface ClipShape {
  /** Even, as video wants it. */
  readonly width: number;
  readonly height: number;
  /** How long a frame is usually seen. */
  readonly millis: number;
}

/** RGBA, from the first row on. */
export type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** Writes a moving picture frame by frame. */
export interface ClipEncoder {
  /** A frame, and how long it is seen. */
  readonly add: (pixels: Pixels, millis: number) => Promise<void>;
  readonly finish: () => Promise<Uint8Array<ArrayBuffer>>;
}
