import type { Refusal } from '../../core/errors.ts';
import { type AnyGame, CHANCE, OVER, type Viewer } from '../../core/game.ts';
import { type Match, newMatch, playEntry, rewind } from '../../core/match.ts';
import { FastRandom, type Random } from '../../core/random.ts';
import { type MatchRecord, recordOf } from '../../core/record.ts';
import { ok, type Result, unwrap } from '../../core/result.ts';
import { type Seal, SealedRandom, sealHash } from '../../table/seal.ts';
import type { Save } from './save.ts';

const noncesOf = (save: Save): string[] => save.seats.map(() => '');

/** The envelope of a game whose dice were sealed; the seed is in it from the end on. */
export function sealOfSave(save: Save, isOver: boolean = save.isOver): Seal | null {
  const { sealSeed: seed } = save;
  if (seed === undefined) return null;
  return { hash: sealHash(seed), table: save.id, nonces: noncesOf(save), ...(isOver ? { seed } : {}) };
}

/** Picks of each match so far: an undo makes another match of it, which is counted anew. */
const picksMade = new WeakMap<Match, number>();

/** The dice for the roll that is made now: the same after a reload, or after an undo that led to the same place. */
export function takeDice(save: Save, match: Match): Random {
  const { sealSeed } = save;
  if (sealSeed === undefined) return new FastRandom(`${save.seed}/${match.log.length}`);
  const picks = picksMade.get(match) ?? countPicks(match);
  picksMade.set(match, picks + match.game.picksDue(match.state));
  return new SealedRandom(sealSeed, save.id, noncesOf(save)).after(picks);
}

function countPicks(match: Match): number {
  const { game } = match;
  const again = rewind(match, 0);
  let picks = 0;
  for (const entry of match.log) {
    if (game.actor(again.state) === CHANCE) picks += game.picksDue(again.state);
    unwrap(playEntry(again, entry));
  }
  return picks;
}

/** The record of a match on this device, as a viewer may have it. */
export function recordOfTable(match: Match, viewer: Viewer, save: Save): MatchRecord {
  const seats = save.seats.map(({ name, kind }) => ({ name, kind }));
  const seal = sealOfSave(save, match.game.actor(match.state) === OVER);
  return {
    ...recordOf(match, viewer, seats),
    ...(save.fork === undefined ? {} : { fork: save.fork }),
    ...(seal === null ? {} : { seal }),
  };
}

export function recordOfSave(game: AnyGame, save: Save): Result<MatchRecord, Refusal> {
  if (save.record !== undefined) return ok(save.record);
  const match = newMatch(game, save.seats.length, save.options);
  if (!match.ok) return match;
  for (const entry of save.log) {
    const played = playEntry(match.value, entry);
    if (!played.ok) return played;
  }
  return ok(recordOfTable(match.value, 0, save));
}
