import { at } from '../../core/assert.ts';
import { type SeatMark, seatMarks } from '../../core/board.ts';
import type { Entry, Profile } from '../../core/game.ts';
import type { Fork, MatchRecord } from '../../core/record.ts';
import type { Step } from '../../table/event.ts';
import type { SeatHolder } from '../../table/room.ts';
import { newKey } from '../newKey.ts';

/** A seat at a table on this device. */
export interface LocalSeat extends SeatHolder {
  readonly mark: SeatMark;
}

/** What one decides before a game starts. */
export interface Setting {
  readonly seats: readonly LocalSeat[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Who starts, where the game leaves that to chance; null for chance. */
  readonly start: number | null;
  /** Whether the app rolls, or asks what the dice on the real table show. */
  readonly dice: 'app' | 'real';
}

/** A table on this device as it is kept: enough to go on after a reload as if nothing had happened. */
export interface Save extends Setting {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it was played by. */
  readonly rules: number;
  /** What bots begin their own dice with. */
  readonly seed: string;
  /** What the app's dice are drawn from, sealed before the first roll; 256 bits in hex. Saves of the first edition may lack it. */
  readonly sealSeed?: string;
  /** Where it plays on from another game. */
  readonly fork?: Fork;
  readonly log: readonly Entry[];
  /** What the authority goes on from: the log and how it came about. None before the first entry that is made here. */
  readonly steps?: readonly Step[];
  /** Where it came from a file: the record as it was. */
  readonly record?: MatchRecord;
  readonly touched: number;
  readonly isOver: boolean;
}

export function newSave(game: string, rules: number, setting: Setting): Save {
  return {
    ...setting,
    sealSeed: newKey() + newKey(),
    id: newKey(),
    game,
    rules,
    seed: newKey(),
    log: [],
    touched: Date.now(),
    isOver: false,
  };
}

const botNames = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn'];

/** Whom one meets on seat i unless one says otherwise. */
export function usualSeat(i: number, you: string): LocalSeat {
  return { name: i === 0 ? you : at(botNames, i - 1), kind: i === 0 ? 'person' : 'sprout', mark: at(seatMarks, i) };
}

/** One person against bots, the printed game: what a single click starts. */
export function usualSetting({ players }: Profile, you: string): Setting {
  const count = Math.max(2, players.min);
  return { seats: Array.from({ length: count }, (_, i) => usualSeat(i, you)), options: {}, start: null, dice: 'app' };
}
