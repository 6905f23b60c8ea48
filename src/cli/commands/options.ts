import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { type Part, partsOf } from '../../core/document.ts';
import type { AnyGame } from '../../core/game.ts';
import { partName, wordAt } from '../../core/optionText.ts';
import type { DocumentWords } from '../../core/words.ts';
import { quit } from '../failure.ts';
import { describeOptions, gameOrQuit } from '../options.ts';

export function registerOptions(program: Command): void {
  program
    .command('options')
    .description('the options of a game, each with its meaning, its bounds and what is usual')
    .argument('<game>', 'harvest-dice, …: a wrong name lists them all')
    .option('-w, --write-document <file>', 'write the usual sheet or deck as a file to start from')
    .action(tellOptions);
}

function tellOptions(id: string, { writeDocument }: { writeDocument?: string }): void {
  const game = gameOrQuit(id);
  if (writeDocument !== undefined) {
    write(game, writeDocument);
    return;
  }
  console.log(`Options of ${game.profile.name}:\n${describeOptions(game)}`);
  for (const { name, spec, words } of documentsOf(game)) {
    console.log(`\nIn the document "${name}":\n${describePart(partsOf(spec.schema), [], words).join('\n')}`);
    console.log(`\nTo start from the usual one: windfall options ${id} --write-document my-${name}.json`);
    console.log(`and then: windfall play ${id} --option ${name}=@my-${name}.json`);
  }
}

const noWords: DocumentWords = { own: () => '', names: {}, abouts: {}, faults: {} };

const documentsOf = (game: AnyGame) =>
  Object.entries(game.options).flatMap(([name, spec]) =>
    spec.kind === 'document' ? [{ name, spec, words: game.words.en.options[name]?.document ?? noWords }] : [],
  );

function write(game: AnyGame, file: string): void {
  const [found] = documentsOf(game);
  if (found === undefined) quit(`${game.profile.name} has no option that is a document.`);
  try {
    // A document that somebody has worked on is not written over.
    writeFileSync(file, `${JSON.stringify(found.spec.usual, null, 2)}\n`, { flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    quit(isThere ? `The file ${file} is there already.` : `The file ${file} cannot be written.`);
  }
  console.log(`${file} holds the usual ${found.name}. Play it with: --option ${found.name}=@${file}`);
}

/** A line for each part. What is the same for all parts of a group, as the six grapes, is told once. */
function describePart(part: Part, path: readonly string[], words: DocumentWords): string[] {
  const name = path.at(-1);
  const about = [partName(words, path), wordAt(words.abouts, path)].filter((text) => text !== undefined);
  const line = `${'  '.repeat(path.length)}${name} (${boundsOf(part)}): ${about.join('. ')}`;
  const inner = innerOf(part).flatMap(([key, each]) => describePart(each, [...path, key], words));
  return name === undefined ? inner : [line, ...inner];
}

function innerOf(part: Part): [string, Part][] {
  if (part.kind === 'list') return innerOf(part.item);
  if (part.kind === 'cases') return Object.entries(part.cases);
  if (part.kind !== 'group') return [];
  const inner = Object.entries(part.parts);
  const isAlike = inner.length > 1 && inner.every(([, each]) => JSON.stringify(each) === JSON.stringify(inner[0]?.[1]));
  if (!isAlike || inner[0]?.[1].kind !== 'group') return inner;
  return innerOf(inner[0][1]);
}

function boundsOf(part: Part): string {
  switch (part.kind) {
    case 'integer':
      return `${part.min}–${part.max}`;
    case 'text':
      return 'text';
    case 'boolean':
      return 'true or false';
    case 'choice':
      return part.values.join(' | ');
    case 'set':
      return `any of ${part.values.join(', ')}`;
    case 'numbers':
      return part.numbers.map(({ min, max }) => `${min}–${max}`).join(', ');
    case 'list':
      return `${part.min} to ${part.max} of`;
    case 'group':
      return Object.keys(part.parts).join(', ') || 'nothing else';
    case 'cases':
      return 'null or one of these, told by its "kind"';
  }
}
