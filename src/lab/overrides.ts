import { registerHooks } from 'node:module';
import { type Refusal, refuse } from '../core/errors.ts';
import { ok, type Result } from '../core/result.ts';

/** What-if: printed components replaced by name. The rest of a game's `components.ts` stays as printed. */
export type Overrides = Readonly<Record<string, unknown>>;

const fileOf = (id: string): string => new URL(`../games/${id}/components.ts`, import.meta.url).href;

/** The data a game prints on its components, by the names that can be overridden. */
export async function printedComponents(id: string): Promise<Record<string, unknown>> {
  const printed: Record<string, unknown> = await import(fileOf(id));
  return Object.fromEntries(Object.entries(printed).filter(([, value]) => typeof value !== 'function'));
}

/** Refuses names that are not printed, and values of another kind than what is printed there. */
export async function checkOverrides(id: string, overrides: Overrides): Promise<Result<Overrides, Refusal>> {
  const printed = await printedComponents(id);
  for (const [name, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(printed, name))
      return refuse('bad_setting', `There is no component "${name}". There are: ${Object.keys(printed).join(', ')}.`);
    const wrong = mismatch(printed[name], value, name);
    if (wrong !== null) return refuse('bad_setting', wrong);
  }
  return ok(overrides);
}

/** Lists may have another length; everything else must look as printed. */
function mismatch(printed: unknown, given: unknown, path: string): string | null {
  if (Array.isArray(printed)) {
    if (!Array.isArray(given) || given.length === 0) return `${path} must be a list.`;
    return firstOf(given.map((item, i) => mismatch(printed[Math.min(i, printed.length - 1)], item, `${path}[${i}]`)));
  }
  if (typeof printed === 'object' && printed !== null) {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return `${path} must be an object.`;
    const wanted: Record<string, unknown> = { ...printed };
    const unknown = Object.keys(given).find((key) => !Object.hasOwn(wanted, key));
    if (unknown !== undefined) return `${path} has no "${unknown}".`;
    return firstOf(Object.entries(given).map(([key, part]) => mismatch(wanted[key], part, `${path}.${key}`)));
  }
  if (typeof printed === 'number')
    return Number.isInteger(given) && Number(given) >= 0 ? null : `${path} must be a whole number from 0 on.`;
  return typeof given === typeof printed ? null : `${path} must be a ${typeof printed}.`;
}

const firstOf = (problems: readonly (string | null)[]): string | null =>
  problems.find((problem) => problem !== null) ?? null;

/**
 * From now on this thread loads the game with these components. The game must not have been loaded yet: tables that
 * its files derive from the components are then derived from the new ones.
 */
export function overrideComponents(id: string, overrides: Overrides): void {
  const file = fileOf(id);
  const lines = Object.entries(overrides).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  const source = [`export * from '${file}?printed';`, ...lines].join('\n');
  registerHooks({
    load: (url, context, next) =>
      url === file ? { format: 'module', shortCircuit: true, source } : next(url, context),
  });
}
