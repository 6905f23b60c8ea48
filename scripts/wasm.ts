// npm run wasm: makes src/bots/networkCode.ts of src/bots/network.wat.
import { readFileSync, writeFileSync } from 'node:fs';
import openWabt from 'wabt';

const SOURCE = new URL('../src/bots/network.wat', import.meta.url);
const CODE = new URL('../src/bots/networkCode.ts', import.meta.url);
const BYTES_A_ROW = 64;

/** The TypeScript file that holds the assembled module as text: it goes wherever the bots go, without a file to fetch. */
export async function networkCode(): Promise<string> {
  const { parseWat } = await openWabt();
  const { buffer } = parseWat('network.wat', readFileSync(SOURCE, 'utf8'), { simd: true }).toBinary({});
  const hex = Buffer.from(buffer).toString('hex');
  const rows = hex.match(new RegExp(`.{1,${2 * BYTES_A_ROW}}`, 'g')) ?? [];
  return [
    '/** `network.wat`, assembled by `npm run wasm`: its bytes in hex. */',
    'export const networkCode = [',
    ...rows.map((row) => `  '${row}',`),
    "].join('');",
    '',
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) writeFileSync(CODE, await networkCode());
