import { loadFile } from './registry.web.ts';

/** The address of each set; the sets themselves come when somebody wants to solve one. */
const files = import.meta.glob<string>('./*/puzzles.json.gz', { query: '?url&no-inline', import: 'default' });

export const hasPuzzles = (id: string): boolean => files[`./${id}/puzzles.json.gz`] !== undefined;

/** The set of puzzles of a game, as its file has it. */
export async function fetchPuzzles(id: string): Promise<unknown> {
  const response = await fetch(await loadFile(files, `./${id}/puzzles.json.gz`));
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Some hosts unpack such a file on its way.
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isPacked) return JSON.parse(new TextDecoder().decode(bytes));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).json();
}
