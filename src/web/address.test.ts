import { describe, expect, test } from 'vitest';
import { addressIn, baseOf, pageAt } from './address.ts';

const at = (url: string): URL => new URL(url, 'https://windfall.example');

describe.each(['/', '/x/y/'])('below %s', (base) => {
  test('a page and its address are the same thing', () => {
    for (const page of ['', 'garden-dice', 'rules/garden-dice', 't/ABCDEF', 'daily/rice-dice/2026-11-16']) {
      const address = addressIn(base, page);
      expect(address).toBe(base + page);
      expect(pageAt(base, at(address))).toEqual(page === '' ? [] : page.split('/'));
    }
  });

  test('a record in a link is behind the #, where no server sees it', () => {
    const packed = 'x'.repeat(3000);
    const address = addressIn(base, `replay/link/${packed}/12`);
    expect(address).toBe(`${base}replay#link/${packed}/12`);
    expect(pageAt(base, at(address))).toEqual(['replay', 'link', packed, '12']);
  });

  test('links of the first edition lead where they led', () => {
    expect(pageAt(base, at(`${base}#/rules/garden-dice`))).toEqual(['rules', 'garden-dice']);
    expect(pageAt(base, at(`${base}#/join/ABCDEF`))).toEqual(['t', 'ABCDEF']);
    expect(pageAt(base, at(`${base}#/`))).toEqual([]);
  });

  test('the folder of the app may be named with its file, or without its last slash', () => {
    expect(pageAt(base, at(`${base}index.html`))).toEqual([]);
    expect(pageAt(base, { pathname: base.slice(0, -1), hash: '' })).toEqual([]);
  });

  test('the base of the page says where the app is', () => {
    expect(baseOf(`https://windfall.example${base}`)).toBe(base);
    expect(baseOf(`https://windfall.example${base}index.html`)).toBe(base);
  });
});

test('another folder of the site is not ours, and a broken part leads nowhere', () => {
  expect(pageAt('/x/', at('/y/rules'))).toBeNull();
  expect(pageAt('/', at('/rules/%E0%A4%A'))).toEqual(['rules', '%E0%A4%A']);
});
