import type { AnyGame } from './game.ts';
import { sameJson } from './json.ts';
import { type OptionSpec, parseOptions } from './options.ts';
import type { DocumentWords, Words } from './words.ts';

/** The options that are not the usual ones, a few words each: what people at a table should know before they play. */
export function tellOptions(
  game: AnyGame,
  words: Words,
  options: unknown,
  { players = 0, colon = ':' } = {},
): string[] {
  const { options: specs } = game;
  const parsed = parseOptions(specs, options);
  if (!parsed.ok) return [];
  const values: Readonly<Record<string, unknown>> = parsed.value;
  return Object.entries(specs)
    .filter(([name, spec]) => !sameJson(values[name], spec.default) && isPlayed(spec, players))
    .map(([name, spec]) => tellOption(spec, values[name], words.options[name] ?? { label: name, about: '' }, colon));
}

/** An option for one number of players means nothing to another. */
export const isPlayed = ({ only }: OptionSpec, players: number): boolean =>
  only === undefined || players === 0 || only === players;

function tellOption(
  { kind }: OptionSpec,
  value: unknown,
  { label, values, document }: NonNullable<Words['options'][string]>,
  colon: string,
): string {
  if (kind === 'boolean' && value === true) return label;
  if (kind === 'document' && document !== undefined) return document.own(value);
  const said = Array.isArray(value) ? value.join(', ') : String(value);
  return `${label}${colon} ${values?.[said] ?? said}`;
}

/** What is said about the part of a document at a path, by the name of the part, or by that and the name of a part around it. */
export function wordAt(words: Readonly<Record<string, string>>, path: readonly PropertyKey[]): string | undefined {
  const name = String(path.at(-1));
  const around = path.slice(0, -1).toReversed().map(String);
  return around.map((each) => words[`${each}.${name}`]).find((said) => said !== undefined) ?? words[name];
}

/** What a part is called; where nothing is said about it, as in the document. */
export const partName = ({ names }: DocumentWords, path: readonly PropertyKey[]): string =>
  wordAt(names, path) ?? String(path.at(-1));
