import { describe, expect, it } from 'vitest';
import { nextBotName } from './botNames.ts';

describe('bots', () => {
  it('have a name of their own, the same whenever it is asked for', () => {
    expect(nextBotName('a table', [])).toBe(nextBotName('a table', []));
    const names = new Set(Array.from({ length: 60 }, (_, i) => nextBotName(`table ${i}`, [])));
    expect(names.size).toBeGreaterThan(8);
  });

  it('are never called alike, nor like a person who sits there', () => {
    const taken = [nextBotName('t', []).toUpperCase()];
    for (let i = 0; i < 5; i++) taken.push(nextBotName('t', taken));
    expect(new Set(taken.map((name) => name.toLowerCase())).size).toBe(6);
  });
});
