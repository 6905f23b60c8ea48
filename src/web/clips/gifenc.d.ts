/** What is used of `gifenc`, which brings no types. */
declare module 'gifenc' {
  type Palette = number[][];
  interface FrameOptions {
    /** Of the first frame: it serves all that bring none. */
    readonly palette?: Palette;
    readonly delay: number;
    readonly transparent: boolean;
    readonly transparentIndex: number;
    readonly dispose: number;
  }
  interface GifStream {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): GifStream;
  export function quantize(rgba: Uint8Array, most: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
