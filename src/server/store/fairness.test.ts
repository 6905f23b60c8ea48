import { expect, it } from 'vitest';
import { type Claim, newTurns } from './fairness.ts';

/** Who is served, one after the other, while everybody always waits. */
function serve(waiting: readonly Claim[], count: number): string {
  const turns = newTurns();
  return Array.from({ length: count }, () => {
    const chosen = turns.pick(waiting, 1);
    if (chosen === null) return '-';
    turns.begin(chosen)();
    return chosen.owner;
  }).join('');
}

const claim = (payer: string, owner: string, cost?: number): Claim => ({
  payer,
  owner,
  runAtMillis: 0,
  ...(cost === undefined ? {} : { cost }),
});

it('goes round by payer, then by owner', () => {
  expect(serve([claim('p', 'a'), claim('p', 'b'), claim('q', 'c')], 8)).toBe('acbcacbc');
});

it('lets what costs more wait longer for the next turn', () => {
  const order = serve([claim('p', 'a', 4), claim('q', 'b'), claim('r', 'c')], 27);
  expect([...order].filter((owner) => owner === 'a')).toHaveLength(3);
  expect([...order].filter((owner) => owner === 'b')).toHaveLength(12);
});

it('lets a newcomer in where the others are, not before all that they ever got', () => {
  const turns = newTurns();
  const [old, young] = [claim('p', 'a'), claim('q', 'b')];
  for (let i = 0; i < 20; i++) turns.begin(old)();
  expect(turns.pick([old, young], 1)).toBe(young);
  turns.begin(young)();
  turns.begin(young)();
  expect(turns.pick([old, young], 1)).toBe(old);
});
