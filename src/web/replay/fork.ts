import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BotName } from '../../bots/levels.ts';
import { OVER, type Seat } from '../../core/game.ts';
import { rewind } from '../../core/match.ts';
import { newSave, type Save } from '../local/save.ts';
import type { Past } from './source.ts';

/** Whether there is anything left to play after these entries. A match that began in the middle cannot be kept on a device. */
export function canFork({ match }: Past, step: number): boolean {
  if (match.start !== null || step >= match.log.length) return false;
  return match.game.actor(rewind(match, step).state) !== OVER;
}

/**
 * The game from here on, played by one person against bots with dice that nobody knows yet. It says what it forked from; its
 * dice are not sealed, for the first of them were another game's.
 */
export function forkOf(past: Past, step: number, seat: Seat, bot: BotName): Save {
  const { game, match, address } = past;
  const seats = past.seats.map((holder, i) => ({ ...holder, kind: i === seat ? 'person' : bot }));
  const options = match.options as Record<string, unknown>;
  const save = newSave(game.profile.id, game.rulesVersion, { seats, options, start: null, dice: 'app' });
  const of = address ?? fingerprintOf(match.log);
  return { ...save, log: match.log.slice(0, step), fork: { of, entries: step } };
}

/** What a game is called that came in a link and has no name of its own: the same game is called the same. */
const fingerprintOf = (log: readonly unknown[]): string =>
  `sha256:${bytesToHex(sha256(utf8ToBytes(JSON.stringify(log)))).slice(0, 16)}`;
