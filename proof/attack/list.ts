import type { Attack } from './attack.ts';
import { bots } from './bots.ts';
import { crumbs } from './crumbs.ts';
import { flood } from './flood.ts';
import { hoard } from './hoard.ts';
import { unreadPongs, unreadRefusals, unreadUpdates } from './neverReading.ts';
import { overUrls } from './overUrl.ts';
import { resets } from './resets.ts';
import { slowness } from './slowness.ts';

/** Every attack. Who finds a hole adds one that fails until the hole is mended. */
export const attacks: readonly Attack[] = [
  resets,
  unreadUpdates,
  unreadRefusals,
  unreadPongs,
  crumbs,
  slowness,
  hoard,
  flood,
  bots,
  ...overUrls,
];
