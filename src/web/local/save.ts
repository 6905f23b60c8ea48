import { at } from '../../core/assert.ts';
import { type SeatMark, seatMarks } from '../../core/board.ts';
import type { AnyGame, Entry, Profile } from '../../core/game.ts';
import type { Lesson } from '../../core/lesson.ts';
import type { Fork, MatchRecord } from '../../core/record.ts';
import { nextBotName } from '../../table/botNames.ts';
import type { ClockSettings } from '../../table/clock.ts';
import type { Step } from '../../table/event.ts';
import type { SeatHolder } from '../../table/room.ts';
import { goesOn, nextSeries, seatsAfter } from '../../table/series.ts';
import type { Series } from '../../table/seriesSchema.ts';
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
  /** Whether the app rolls, asks what the dice on the real table show, or has them from a lesson. */
  readonly dice: 'app' | 'real' | 'prepared';
  /** How long a Grandmaster thinks, where that is not the usual time. */
  readonly grandmasterSeconds?: number;
  /** A bank of time for each person; none where nobody is in a hurry. */
  readonly clock?: ClockSettings;
  /** The series that it belongs to. */
  readonly series?: Series;
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
  /** Where it is a lesson: which of its scenes is played, and where that begins. */
  readonly lesson?: { readonly scene: number; readonly position?: unknown };
  readonly log: readonly Entry[];
  /** What the authority goes on from: the log and how it came about. None before the first entry that is made here. */
  readonly steps?: readonly Step[];
  /** Where it came from a file: the record as it was. */
  readonly record?: MatchRecord;
  readonly touched: number;
  readonly isOver: boolean;
  /** Once it is over, and until its next game has begun or is not wanted: how its series goes on. */
  readonly played?: Series;
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

/** The same again, or the next game of a series that stands like this: who exchanges seats does so with name and mark. */
export function nextSave(save: Save, played: Series | undefined): Save {
  const { game, rules, seats, options, start, dice, clock, grandmasterSeconds, sealSeed } = save;
  const same = {
    seats,
    options,
    start,
    dice,
    ...(clock === undefined ? {} : { clock }),
    ...(grandmasterSeconds === undefined ? {} : { grandmasterSeconds }),
  };
  if (played === undefined) return newSave(game, rules, same);
  const nobody = { nonces: seats.map(() => ''), nonceHashes: seats.map(() => null) };
  const series = nextSeries(played, { table: save.id, ...nobody });
  const next = newSave(game, rules, {
    ...same,
    series,
    seats: seatsAfter(played).map((seat) => at(seats, seat)),
    start: series.start === undefined ? start : null,
  });
  return series.dice === undefined || sealSeed === undefined ? next : { ...next, sealSeed };
}

/** Whether a series waits for its next game here: it goes on after this one, and no other game came after it. */
export const hasNext = ({ id, played }: Save, saves: readonly Save[]): boolean =>
  played !== undefined &&
  goesOn(played) &&
  !saves.some(({ series }) => series?.games.some(({ table }) => table === id));

/** Where the lesson of a game is kept: one of each. */
export const lessonId = (game: string): string => `lesson ${game}`;

/** As the texts of lessons call the first opponent. */
const LESSON_RIVAL = 'Ada';

/** A lesson at the beginning of one of its scenes: one person against Seedlings. */
export function lessonSave(
  { rulesVersion, profile: { id } }: AnyGame,
  { scenes }: Lesson,
  scene: number,
  you: string,
): Save {
  const { players, position } = at(scenes, scene);
  const seats = Array.from({ length: players }, (_, i) => ({
    ...usualSeat(i, you),
    ...(i === 0 ? {} : { kind: 'seedling' }),
    ...(i === 1 ? { name: LESSON_RIVAL } : {}),
  }));
  const made = newSave(id, rulesVersion, { seats, options: {}, start: null, dice: 'prepared' });
  return { ...made, id: lessonId(id), lesson: { scene, ...(position === undefined ? {} : { position }) } };
}

/** Whom one meets on seat i unless one says otherwise. */
export function usualSeat(i: number, you: string): LocalSeat {
  const names: string[] = [];
  while (names.length < i) names.push(nextBotName('', names));
  return { name: names.at(-1) ?? you, kind: i === 0 ? 'person' : 'sprout', mark: at(seatMarks, i) };
}

/** One person against bots, the printed game: what a single click starts. */
export function usualSetting({ players }: Profile, you: string): Setting {
  const count = Math.max(2, players.min);
  return { seats: Array.from({ length: count }, (_, i) => usualSeat(i, you)), options: {}, start: null, dice: 'app' };
}
