import { describe, expect, it } from 'vitest';
import { gapsIn, missingKeys } from './languages.ts';

describe('what a language lacks', () => {
  it('is told by key, at any depth', () => {
    const english = { hello: 'Hello', faces: { water: 'water', card: 'card' }, names: ['Ada'] };
    expect(missingKeys(english, { hello: 'Bonjour', faces: { card: 'carte' } })).toEqual(['faces.water', 'names']);
    expect(missingKeys(english, {})).toEqual(['hello', 'faces', 'names']);
    expect(missingKeys(english, english)).toEqual([]);
  });

  it.each(['de', 'fr', 'es'] as const)('is nothing in %s', async (language) => {
    expect(await gapsIn(language)).toEqual([]);
  });

  it('is every file in a language that nobody has written', async () => {
    const gaps = await gapsIn('xx' as 'de');
    expect(gaps.length).toBeGreaterThan(20);
    expect(gaps.every(({ keys }) => keys.length === 0)).toBe(true);
    expect(gaps.map(({ file }) => file)).toContain('web/texts/xx.ts');
  });
});
