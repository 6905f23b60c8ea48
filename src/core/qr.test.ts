import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { at } from './assert.ts';
import { type Matrix, pathOf, qrOf } from './qr.ts';

const link = (length: number): string => 'https://windfall.example/#/join/ABCDEF'.padEnd(length, 'x').slice(0, length);
const rows = (modules: Matrix): string => modules.map((row) => row.map((d) => (d ? '#' : '.')).join('')).join('\n');
const digest = (text: string): string =>
  createHash('sha256')
    .update(rows(qrOf(text) ?? []))
    .digest('hex')
    .slice(0, 16);

describe('QR codes', () => {
  test('are as large as the text needs, and none is made of what is too long', () => {
    const sizes = [14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106].map((length) => qrOf(link(length))?.length);
    expect(sizes).toEqual([21, 25, 25, 29, 29, 33, 33, 37, 37, 41, 41]);
    expect(qrOf(link(107))).toBeNull();
    // Letters beyond ASCII take more bytes.
    expect(qrOf('ä')).toEqual(qrOf('%C3%A4'));
  });

  test('have their three corners, the timing lines and the dark module', () => {
    const modules = qrOf(link(40)) ?? [];
    const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'].join('\n');
    const cut = (top: number, left: number) =>
      rows(modules.slice(top, top + 7).map((row) => row.slice(left, left + 7)));
    for (const [top, left] of [
      [0, 0],
      [0, 22],
      [22, 0],
    ] as const)
      expect(cut(top, left)).toBe(corner);
    expect(at(modules, 6).slice(8, 21).map(Number).join('')).toBe('1010101010101');
    expect(at(modules, 21)[8]).toBe(true);
  });

  test('are, for every size, the ones that an independent reader (jsQR) was seen to read', () => {
    expect([14, 26, 42, 62, 84, 106].map((length) => digest(link(length)))).toMatchInlineSnapshot(`
      [
        "a7294aca9ff27eb0",
        "3137060330c9261a",
        "de7396cc58c52d31",
        "daefdd50a6e40e69",
        "7c8ac77049135387",
        "be67c4a3ec6483a1",
      ]
    `);
  });

  test('are drawn as one path with a margin', () => {
    expect(pathOf([[true, false]])).toBe('M4 4h1v1h-1z');
  });
});
