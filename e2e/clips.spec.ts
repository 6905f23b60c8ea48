import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { keepSave, playFinished } from './finished.ts';
import { settle } from './player.ts';

// Frames are held against a screenshot: these pages are painted.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--force-gpu-mem-available-mb=512'] }),
    { scope: 'worker' },
  ],
});

const MOST_BYTES = 5_000_000;
const ENTRIES = 40;
/** Of the video, whose frames are looked at one by one: enough to see that both show the same. */
const VIDEO_ENTRIES = 12;
const FAST_MILLIS = 450;
/** How wide a clip is, and the window that it is laid out in. */
const [CLIP_WIDTH, STAGE_WIDTH] = [720, 880];

async function openClip(page: Page, id: string, entries: number): Promise<void> {
  const { save } = playFinished(id, 2, `clip-${id}`);
  await settle(page);
  await keepSave(page, save);
  await page.goto(`/replay/${save.id}`);
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('fast');
  await page.getByLabel('From moment').fill('4');
  await page.getByLabel('To moment').fill(String(4 + entries));
}

async function makeClip(page: Page, format: 'gif' | 'webm'): Promise<Buffer> {
  await page.getByRole('combobox', { name: 'Kind of file' }).selectOption(format);
  await page.getByRole('button', { name: 'Make it' }).click();
  const save = page.getByRole('link', { name: /^Save \(/ });
  await expect(save).toBeVisible({ timeout: 150_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^[\\w-]+\\.${format}$`));
  return readFileSync(await download.path());
}

interface Looked {
  readonly frames: number;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Each frame, small: the mean of red, green and blue in a grid. */
  readonly prints: readonly (readonly number[])[];
}

/** In the page: a picture as a short list of numbers. */
const PRINT = `function print(image) {
  const canvas = new OffscreenCanvas(24, 24);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, 24, 24);
  return [...context.getImageData(0, 0, 24, 24).data].filter((_, i) => i % 4 < 3);
}`;

const lookAtGif = (page: Page, file: Buffer): Promise<Looked> =>
  page.evaluate<Looked>(`(async () => {
    ${PRINT}
    const data = Uint8Array.from(atob('${file.toString('base64')}'), (c) => c.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: 'image/gif' });
    await decoder.tracks.ready;
    const frames = decoder.tracks.selectedTrack.frameCount;
    const prints = [];
    let seconds = 0;
    let size = {};
    for (let frameIndex = 0; frameIndex < frames; frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      seconds += image.duration / 1e6;
      size = { width: image.displayWidth, height: image.displayHeight };
      prints.push(print(image));
      image.close();
    }
    return { frames, seconds, prints, ...size };
  })()`);

/** The video as the page shows it, stopped in the middle of each frame. */
const lookAtVideo = (page: Page, millis: number): Promise<Looked> =>
  page.evaluate<Looked>(`(async () => {
    ${PRINT}
    const video = document.querySelector('video');
    const prints = [];
    for (let i = 0; (i + 0.5) * ${millis / 1000} < video.duration && i <= ${VIDEO_ENTRIES}; i++) {
      await new Promise((resolve) => {
        video.onseeked = resolve;
        video.currentTime = (i + 0.5) * ${millis / 1000};
      });
      prints.push(print(video));
    }
    return { frames: prints.length, width: video.videoWidth, height: video.videoHeight, seconds: video.duration, prints };
  })()`);

const difference = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;

function expectPictures({ frames, width, height, seconds, prints }: Looked, entries: number): void {
  expect([frames, width, height % 2]).toEqual([entries + 1, CLIP_WIDTH, 0]);
  expect(height).toBeGreaterThan(400);
  // The end stays as long as three others.
  expect(seconds).toBeCloseTo(((entries + 3) * FAST_MILLIS) / 1000, 0);
  for (const print of prints) expect(new Set(print).size, 'a frame is not blank').toBeGreaterThan(60);
  expect(new Set(prints.map(String)).size, 'frames differ').toBeGreaterThan(entries / 2);
}

test('forty entries as GIF, their beginning as WebM: small files that show the same game', async ({ page }) => {
  // Two clips, each drawn frame by frame, on a small machine beside other work.
  test.setTimeout(300_000);
  await openClip(page, 'garden-dice', ENTRIES);
  const gif = await makeClip(page, 'gif');
  expect(gif.length).toBeLessThan(MOST_BYTES);
  const inGif = await lookAtGif(page, gif);
  expectPictures(inGif, ENTRIES);
  await page.getByLabel('To moment').fill(String(4 + VIDEO_ENTRIES));
  const webm = await makeClip(page, 'webm');
  expect(webm.length).toBeLessThan((MOST_BYTES * VIDEO_ENTRIES) / ENTRIES);
  const inVideo = await lookAtVideo(page, FAST_MILLIS);
  expectPictures(inVideo, VIDEO_ENTRIES);
  for (const [i, print] of inVideo.prints.entries()) expect(difference(print, inGif.prints[i] ?? [])).toBeLessThan(8);
});

test('it can be stopped, and nothing of it goes on', async ({ page }) => {
  await openClip(page, 'harvest-dice', ENTRIES);
  const make = page.getByRole('button', { name: 'Make it' });
  await make.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => page.workers().filter((each) => each.url().includes('worker')).length).toBeGreaterThan(0);
  const section = page.getByRole('region', { name: 'Save as a moving picture' });
  await section.getByRole('button', { name: 'Stop' }).click();
  await expect(section.getByRole('status')).toHaveText('Stopped.');
  await expect(make).toBeEnabled();
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await page.locator('iframe').count()).toBe(0);
  await expect(section.getByRole('link')).toHaveCount(0);
  // Moments that are not there are refused in words.
  await page.getByLabel('To moment').fill('4');
  await expect(section.getByRole('status')).toContainText('the earlier one first');
  await expect(make).toBeDisabled();
});

/** In the page: the largest difference of a small square between a screenshot of the board and its place in the first frame of a GIF. */
const worstSquare = (page: Page, shot: Buffer, gif: Buffer): Promise<number> =>
  page.evaluate<number>(`(async () => {
    const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    const scale = ${CLIP_WIDTH / STAGE_WIDTH};
    const board = await createImageBitmap(new Blob([bytes('${shot.toString('base64')}')]));
    const decoder = new ImageDecoder({ data: bytes('${gif.toString('base64')}'), type: 'image/gif' });
    const { image } = await decoder.decode();
    const [width, height] = [board.width, board.height].map((length) => Math.floor(length * scale));
    const TOPS = 200;
    const read = (rows, draw) => {
      const context = new OffscreenCanvas(width, rows).getContext('2d', { willReadFrequently: true });
      context.imageSmoothingQuality = 'high';
      draw(context);
      return context.getImageData(0, 0, width, rows).data;
    };
    const wanted = read(height, (context) => context.drawImage(board, 0, 0, board.width * scale, board.height * scale));
    const left = (image.displayWidth - board.width * scale) / 2;
    const found = read(height + TOPS, (context) => context.drawImage(image, -left, 0));
    const SQUARE = 12;
    const across = Math.ceil(width / SQUARE);
    const worstAt = (top) => {
      const sums = new Float64Array(across * Math.ceil(height / SQUARE));
      const below = top * width * 4;
      for (let i = 0; i < wanted.length; i += 4) {
        const x = Math.floor(((i / 4) % width) / SQUARE);
        const y = Math.floor(i / 4 / width / SQUARE);
        const by = Math.abs(wanted[i] - found[below + i]) + Math.abs(wanted[i + 1] - found[below + i + 1]) + Math.abs(wanted[i + 2] - found[below + i + 2]);
        sums[y * across + x] += by / 3;
      }
      return Math.max(...sums) / SQUARE ** 2;
    };
    return Math.min(...Array.from({ length: TOPS }, (_, top) => worstAt(top)));
  })()`);

test('a frame is the board as the page shows it, dice included', async ({ page }) => {
  // The board is as wide here as on the stage of a clip.
  await page.setViewportSize({ width: STAGE_WIDTH + 6, height: 900 });
  await openClip(page, 'harvest-dice', 2);
  const gif = await makeClip(page, 'gif');
  await page.getByRole('slider').fill('4');
  await page.evaluate('scrollTo(0, 0)');
  const shot = await page.getByRole('region', { name: 'Table', exact: true }).screenshot();
  expect(await worstSquare(page, shot, gif)).toBeLessThan(40);
});
