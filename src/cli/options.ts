import type { AnyGame } from '../core/game.ts';
import type { OptionSpec } from '../core/options.ts';
import { games } from '../games/registry.node.ts';
import { quit } from './failure.ts';

export function gameOrQuit(id: string): AnyGame {
  return games.get(id) ?? quit(`There is no game "${id}". There are: ${[...games.keys()].join(', ')}. [unknown_game]`);
}

/** Collects `--option name=value` pairs; a value is JSON where it can be read as such (`[2,4]` also as `2,4`), else text. */
export function collectOption(pair: string, options: Record<string, unknown>): Record<string, unknown> {
  const [name, ...rest] = pair.split('=');
  const text = rest.join('=');
  if (name === undefined || rest.length === 0) return quit(`"${pair}" is not of the form name=value.`);
  const json = readJson(text.includes(',') && !/^\s*[[{"]/.test(text) ? `[${text}]` : text);
  return { ...options, [name]: json === undefined ? text : json };
}

/** Undefined where the text is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function describeOptions(game: AnyGame): string {
  const words = game.words.en.options;
  return Object.entries(game.options)
    .map(([name, spec]) => {
      return `  ${name} (${describeKind(spec)}; default ${JSON.stringify(spec.default)}): ${words[name]?.about ?? ''}`;
    })
    .join('\n');
}

function describeKind(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'boolean':
      return 'true | false';
    case 'integer':
      return `${spec.min}–${spec.max}`;
    case 'choice':
      return spec.values.join(' | ');
    case 'integers':
      return `${spec.length} numbers ${spec.min}–${spec.max} with commas between, none below the one before`;
    case 'document':
      return 'a JSON document';
  }
}

export function wholeNumber(text: string, name: string, min: number, max: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < min || number > max)
    quit(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return number;
}
