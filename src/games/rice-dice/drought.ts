import type { View } from './view.ts';

/**
 * R52 as players want to know it: a dry spell has just come; one would come within a round; nobody has gained rice for a round or
 * since the last dry spell; or nothing worth a word.
 */
export type Weather = 'spell' | 'near' | 'dry' | 'fine';

export function weatherOf({ dry, spells, gained, dryLimit, fields, phase }: View): Weather {
  if (dryLimit === 0 || gained || phase === 'over') return 'fine';
  if (spells > 0 && dry === 0) return 'spell';
  if (dry > 0 && dryLimit - dry <= fields.length) return 'near';
  return spells > 0 || dry >= fields.length ? 'dry' : 'fine';
}
