import type { AnyGame } from '../core/game.ts';
import type { OptionSpec } from '../core/options.ts';
import { games } from '../games/registry.node.ts';
import { quit } from './failure.ts';
import { readJson } from './files.ts';

export function gameOrQuit(id: string): AnyGame {
  return games.get(id) ?? quit(`There is no game "${id}". There are: ${[...games.keys()].join(', ')}. [unknown_game]`);
}

/** Collects `--option name=value` pairs; a value is JSON where it can be read as such (`[2,4]` also as `2,4`), `@file` the JSON in a file, else text. */
export function collectOption(pair: string, options: Record<string, unknown>): Record<string, unknown> {
  const [name, ...rest] = pair.split('=');
  const text = rest.join('=');
  if (name === undefined || rest.length === 0) return quit(`"${pair}" is not of the form name=value.`);
  return { ...options, [name]: readValue(text) };
}

function readValue(text: string): unknown {
  if (text.startsWith('@')) return readJson(text.slice(1), 'bad_option');
  const json = text.includes(',') && !/^\s*[[{"]/.test(text) ? `[${text}]` : text;
  try {
    return JSON.parse(json);
  } catch {
    return text;
  }
}

/** Every option of a game: how it is called, what it means, its bounds, the names of its values and what is usual. */
export function describeOptions(game: AnyGame): string {
  const words = game.words.en.options;
  return Object.entries(game.options)
    .map(([name, spec]) => {
      const { about = '', values = {} } = words[name] ?? {};
      const named = Object.entries(values).map(([value, said]) => `      ${value}: ${said}`);
      return [`  ${name} (${describeKind(spec)}; ${describeUsual(spec)})`, `    ${about}`, ...named].join('\n');
    })
    .join('\n');
}

function describeKind(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'boolean':
      return 'true or false';
    case 'integer':
      return `${spec.min}–${spec.max}`;
    case 'choice':
      return spec.values.join(' | ');
    case 'integers':
      return `${spec.length} numbers ${spec.min}–${spec.max} with commas between, none below the one before`;
    case 'document':
      return 'a JSON document, @file.json';
  }
}

const describeUsual = ({ default: usual }: OptionSpec): string =>
  usual === null ? 'usually our own' : `usually ${Array.isArray(usual) ? usual.join(',') : String(usual)}`;

export function wholeNumber(text: string, name: string, min: number, max: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < min || number > max)
    quit(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return number;
}
