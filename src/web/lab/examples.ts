import type { Setting } from '../../lab/setting.ts';
import type { Summary } from '../../lab/summary.ts';

/** A study that was made before, by scripts/lab-examples.ts: the lab shows it until people start one of their own. */
export interface Example {
  /** The version of the rules it was played by. */
  readonly rules: number;
  readonly setting: Setting;
  readonly summary: Summary;
}

const files = import.meta.glob<Example>('./examples/*.json', { import: 'default' });

/** Null for a game that has none yet, or where it cannot be loaded: the lab works without. */
export async function loadExample(game: string): Promise<Example | null> {
  const load = files[`./examples/${game}.json`];
  return load === undefined ? null : load().catch(() => null);
}
