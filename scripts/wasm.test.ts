import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { networkCode } from './wasm.ts';

test('the code of the network is what its source says (npm run wasm)', async () => {
  const code = readFileSync(new URL('../src/bots/networkCode.ts', import.meta.url), 'utf8');
  expect(code).toBe(await networkCode());
});
