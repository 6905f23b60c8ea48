import { assert } from '../../core/assert.ts';
import type { ClipShape, Pixels } from './encoder.ts';
import { STAGE_HEIGHT, STAGE_WIDTH } from './stage.ts';

/** Everything is at rest, as for those who want no motion. */
const REST =
  '*, *::before, *::after { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important; }';

const FILE = /url\("(?!data:|#)([^"]+)"\)/g;

async function dataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The styles of the page as one text that needs nothing else: a picture loads no files. */
export async function styleText(): Promise<string> {
  const texts = [...document.styleSheets].map(async ({ cssRules, href }) => {
    const text = [...cssRules].map(({ cssText }) => cssText).join('\n');
    const files = await Promise.all(
      [...text.matchAll(FILE)].map(([, file = '']) => dataUrl(new URL(file, href ?? document.baseURI).href)),
    );
    return text.replaceAll(FILE, () => `url("${files.shift()}")`);
  });
  return [...(await Promise.all(texts)), REST].join('\n');
}

/** What a picture does otherwise than a window: it knows no scrolling, and no front and back of a side of a cube. */
function correct(node: Element, copy: Element): void {
  const window = node.ownerDocument.defaultView;
  assert(window !== null, 'a node on the stage has a window');
  const matrix = (of: Element): DOMMatrix => new DOMMatrix(window.getComputedStyle(of).transform);
  const copies = [...copy.querySelectorAll<HTMLElement>('*')];
  for (const [i, each] of [...node.querySelectorAll<HTMLElement>('*')].entries()) {
    const { backfaceVisibility, position } = window.getComputedStyle(each);
    if (position === 'sticky') Object.assign(copies[i]?.style ?? {}, { position: 'relative', inset: 'auto' });
    if (backfaceVisibility !== 'hidden' || each.parentElement === null) continue;
    // Sides that are seen by the eye beside them lie at a right angle to the page.
    if (matrix(each.parentElement).multiply(matrix(each)).m33 < -0.01) copies[i]?.remove();
  }
}

/** Draws what stands on the stage upon a canvas: as a picture made of the same elements and styles. */
export function newPainter(css: string, theme: 'day' | 'night', { width, height }: ClipShape, scale: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  assert(context !== null, 'a canvas can be drawn upon');
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${STAGE_WIDTH}" height="${STAGE_HEIGHT}" data-theme="${theme}">`;
  const style = new XMLSerializer().serializeToString(new Text(css));
  // Only a data: address leaves the canvas readable.
  const head = `data:image/svg+xml,${encodeURIComponent(`${open}<style>${style}</style><foreignObject width="100%" height="100%">`)}`;

  return async (frame: HTMLElement): Promise<Pixels> => {
    const root = frame.ownerDocument.documentElement;
    const copy = root.cloneNode(true) as HTMLElement;
    correct(root, copy);
    const image = new Image(STAGE_WIDTH, STAGE_HEIGHT);
    image.src = `${head}${encodeURIComponent(`${new XMLSerializer().serializeToString(copy)}</foreignObject></svg>`)}`;
    await image.decode();
    context.drawImage(image, 0, 0, STAGE_WIDTH * scale, STAGE_HEIGHT * scale);
    return context.getImageData(0, 0, width, height).data;
  };
}
