import { at } from '../core/assert.ts';
import { type Refusal, refuse, schemaMessage } from '../core/errors.ts';
import { type AnyGame, CHANCE, type Entry, type Side } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { beginning, drawPicks, type Match, playEntry } from '../core/match.ts';
import { parseRecord, replayRecord } from '../core/record.ts';
import { ok, type Result } from '../core/result.ts';
import { isStartDue } from '../core/start.ts';
import { nonceHash, rollPick, type Seal, SealedRandom, sealHash, sealSchema, type Terms, termsOf } from './seal.ts';

export interface Verified {
  /** Entries of the log, and how many of them were rolls. */
  readonly entries: number;
  readonly rolls: number;
  readonly picks: number;
  /** How often dice were drawn anew because moves had been taken back. */
  readonly redrawn: number;
  /** The seats whose people did not reveal their nonce in time: it counts as empty. */
  readonly silent: readonly number[];
}

/** What a client keeps of a table it sits at, to check the record against, and not only against itself. */
export interface KeptSeal {
  /** The hash of the seed, as it was first shown. */
  readonly hash: string;
  /** The own seat and what it added to the dice. */
  readonly seat?: number;
  readonly nonce?: string;
  /** What the seats had committed themselves to when nobody could sit down any more. */
  readonly nonceHashes?: readonly (string | null)[];
  /** What else the dice depend on. */
  readonly terms?: Terms;
}

/**
 * Checks a finished, sealed record without asking anybody: every move is legal, the result is right, the seed is the one
 * whose hash was shown before the first roll, and every roll is the one that seed and nonces give. Names the first entry that differs.
 */
export function verifyRecord(
  json: unknown,
  gameById: (id: string) => AnyGame | undefined,
  kept: KeptSeal | null = null,
): Result<Verified, Refusal> {
  const parsed = parseRecord(json);
  if (!parsed.ok) return parsed;
  const { seal: sealJson, log, players } = parsed.value;
  if (sealJson === undefined)
    return refuse('unsealed', 'The record carries no seal: its dice were real or made on a device.');
  const sealed = sealSchema.safeParse(sealJson);
  if (!sealed.success) return refuse('bad_record', `The seal is malformed: ${schemaMessage(sealed.error)}.`);
  const { hash, seed, table, nonces } = sealed.data;
  if (seed === undefined) return refuse('unsealed', 'The seal is not open yet: take the record again after the end.');
  if (nonces.length !== players)
    return refuse('bad_record', `The seal has ${nonces.length} nonces for ${players} seats.`);
  if (sealHash(seed) !== hash)
    return refuse('broken_seal', 'The seed is not the one whose hash was shown at the start.');
  const flaw = nonceFlaw(sealed.data) ?? (kept === null ? null : keptFlaw(sealed.data, kept));
  if (flaw !== null) return refuse('broken_seal', flaw);
  const replayed = replayRecord(json, gameById);
  if (!replayed.ok) return replayed;
  const checked = checkRolls(beginning(replayed.value), log, sealed.data, new SealedRandom(seed, table, nonces));
  if (!checked.ok) return checked;
  return ok({
    entries: log.length,
    ...checked.value,
    redrawn: sealed.data.redrawn?.length ?? 0,
    silent: silentSeats(sealed.data),
  });
}

/** Plays the log again, and compares each roll with the one that the seal gives. */
function checkRolls(
  match: Match,
  log: readonly Entry[],
  { start, byRoll, redrawn = [] }: Seal,
  random: SealedRandom,
): Result<{ rolls: number; picks: number }, Refusal> {
  const { game } = match;
  const goesOnAt = new Map(redrawn.map(({ entry, pick }) => [entry, pick]));
  const rolledBy = new Map<Side | null, number>();
  let rolls = 0;
  let picks = 0;
  let next = 0;
  for (let i = 0; i < log.length; i++) {
    const entry = at(log, i);
    const pick = goesOnAt.get(i) ?? next;
    // Dice that were seen never come again: the picks only go forward.
    if (pick < next) return refuse('broken_seal', `The dice of entry ${i + 1} of the record had been seen before.`);
    next = pick;
    if (game.actor(match.state) === CHANCE) {
      const whose = game.whoseChance?.(match.state) ?? null;
      const before = rolledBy.get(whose) ?? 0;
      rolledBy.set(whose, before + 1);
      const isGiven = start !== undefined && isStartDue(game, match.state);
      const drawn = isGiven ? [start] : drawPicks(match, random.after(byRoll ? rollPick(whose, before) : next));
      if (!sameJson(game.decodeChance(match.state, drawn), entry))
        return refuse('broken_seal', `Entry ${i + 1} of the record is not the roll that the seal gives.`);
      rolls++;
      picks += isGiven ? 0 : drawn.length;
      next += drawn.length;
    }
    playEntry(match, entry);
  }
  return ok({ rolls, picks });
}

const silentSeats = ({ nonces, nonceHashes = [] }: Seal): number[] =>
  nonceHashes.flatMap((hash, seat) => (hash !== null && nonces[seat] === '' ? [seat] : []));

/** What is wrong with the nonces of a seal by itself, or null. */
function nonceFlaw({ nonces, nonceHashes }: Seal): string | null {
  if (nonceHashes === undefined) return null;
  if (nonceHashes.length !== nonces.length) return 'The seal has more or fewer hashes of nonces than seats.';
  const wrong = nonces.findIndex((nonce, seat) => nonce !== '' && nonceHash(nonce) !== nonceHashes[seat]);
  return wrong < 0 ? null : `The nonce of seat ${wrong + 1} is not the one whose hash was shown before.`;
}

/** Where a seal is not the one that a client was shown, or null. */
function keptFlaw(seal: Seal, kept: KeptSeal): string | null {
  if (seal.hash !== kept.hash) return 'The seal is not the one that was shown to you before the game.';
  if (kept.terms !== undefined && !sameJson(termsOf(seal), kept.terms))
    return 'How the dice are made was changed after it had been shown to you.';
  const changed = (kept.nonceHashes ?? []).findIndex((hash, seat) => hash !== (seal.nonceHashes?.[seat] ?? null));
  if (changed >= 0) return `What seat ${changed + 1} adds to the dice was changed after everybody had sat down.`;
  if (kept.seat === undefined || kept.nonce === undefined || seal.nonces[kept.seat] === kept.nonce) return null;
  return seal.nonces[kept.seat] === ''
    ? 'What you added to the dice was left out.'
    : 'What you added to the dice was replaced.';
}
