import type { AnyGame } from '../core/game.ts';
import { games } from '../games/registry.node.ts';
import { quit } from './failure.ts';

export function gameOrQuit(id: string): AnyGame {
  return games.get(id) ?? quit(`There is no game "${id}". There are: ${[...games.keys()].join(', ')}. [unknown_game]`);
}

/** Collects `--option name=value` pairs; a value is JSON where it can be read as such, else text. */
export function collectOption(pair: string, options: Record<string, unknown>): Record<string, unknown> {
  const [name, ...rest] = pair.split('=');
  const text = rest.join('=');
  if (name === undefined || rest.length === 0) return quit(`"${pair}" is not of the form name=value.`);
  try {
    return { ...options, [name]: JSON.parse(text) };
  } catch {
    return { ...options, [name]: text };
  }
}

export function describeOptions(game: AnyGame): string {
  const words = game.words.en.options;
  return Object.entries(game.options)
    .map(([name, spec]) => {
      const kind =
        spec.kind === 'choice'
          ? spec.values.join(' | ')
          : spec.kind === 'integer'
            ? `${spec.min}–${spec.max}`
            : spec.kind === 'boolean'
              ? 'true | false'
              : 'a JSON document';
      return `  ${name} (${kind}; default ${JSON.stringify(spec.default)}): ${words[name]?.about ?? ''}`;
    })
    .join('\n');
}

export function wholeNumber(text: string, name: string, min: number, max: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < min || number > max)
    quit(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return number;
}
