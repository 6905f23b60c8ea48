import type { Snippet } from 'svelte';
import type { Loss } from '../../bots/analysis.ts';
import type { Decision, Suggestion } from '../../bots/suggest.ts';
import type { LastEntry, OfferedMove } from '../../core/board.ts';
import type { Refusal } from '../../core/errors.ts';
import type { ActorName, Entry, GameView, LogLine, Seat, Standing, Viewer } from '../../core/game.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { ShownClock } from '../../table/clock.ts';
import type { ShownLesson } from '../../table/lesson.ts';
import type { SeatHolder } from '../../table/room.ts';
import type { Series } from '../../table/seriesSchema.ts';

/** The table as one viewer sees it: everything that a page needs to show it. It knows no rules beyond this. */
export interface TableView {
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
  readonly seats: readonly SeatHolder[];
  readonly viewer: Viewer;
  readonly actor: ActorName;
  readonly view: GameView;
  readonly standings: readonly Standing[];
  /** The legal moves, where the viewer is to decide. */
  readonly moves: readonly OfferedMove[];
  readonly log: readonly LogLine[];
  /** How many entries the viewer may take back without asking. */
  readonly undo: number;
  /** The seats that have lost on time. */
  readonly lost: readonly Seat[];
  /** The series, with this game once it is over. */
  readonly series?: Series;
}

/** What stands on the table at one moment, and what has just happened. */
export interface Moment {
  /** Counts the changes of the match: what is done in this moment is done for this turn, and for no later one. */
  readonly turn: number;
  readonly table: TableView;
  readonly last: LastEntry | null;
  /** What came before `last` since the moment shown before, where the table between the two is not known. */
  readonly before?: readonly LastEntry[];
  /** The bot, or the other player, that everybody waits for. */
  readonly thinking: Seat | null;
  /** In hot seat, with secrets: who is to take the device before anything is shown. */
  readonly passTo: Seat | null;
  /** Real dice are to be read. */
  readonly asksDice: boolean;
  /** When the one to act must have moved, by the clock of the authority; null where no time runs. */
  readonly deadlineMillis: number | null;
  /** Null where nobody has a bank of time. */
  readonly clock: ShownClock | null;
  /** What a lesson says now; null where none is given, or it waits for something. */
  readonly lesson?: ShownLesson | null;
}

/** One pick of a roll that somebody makes with real dice. */
export interface DiceQuestion {
  readonly index: number;
  readonly total: number;
  /** What it can be, in notation; a seat number where `isSeat`. */
  readonly outcomes: readonly (string | number)[];
  readonly isSeat: boolean;
}

/** What people say at the table, as one more tab of the drawer. */
export interface ChatTab {
  readonly panel: Snippet;
  readonly unread: number;
}

/** Something a table says to the person at it, with what can be done about it: an address to go to, or something to do. */
export interface Notice {
  readonly text: string;
  readonly actions: readonly {
    readonly label: string;
    readonly run: string | (() => void);
    readonly isMain?: boolean;
  }[];
  /** It passes by itself. */
  readonly isWaiting?: boolean;
  /** It can wait: what is asked at the table is said above it. */
  readonly isAside?: boolean;
}

/** The points of every side after each entry of the log; null where they were secret. */
export type History = readonly (readonly (number | null)[])[];

/** Whether one's last move can be taken back: just so, with the consent of the others, or not at all. */
export type UndoKind = 'free' | 'ask' | 'none';

/**
 * What a page knows of a table, wherever its authority sits: in a worker on this device, or on a server.
 * `moment`, `refusal`, `isBehind` and `undoKind` are reactive.
 */
export interface TableClient {
  readonly moment: Moment | null;
  /** Why the last thing asked for did not happen. */
  readonly refusal: Refusal | null;
  /** There is more to show than is shown yet. */
  readonly isBehind: boolean;
  readonly undoKind: UndoKind;
  /** By how much the clock of this device is ahead of the authority's. */
  readonly aheadMillis: number;
  /** Online nobody whispers: the server has no hints. */
  readonly hasHints: boolean;
  act(move: unknown): void;
  undo(): void;
  forgive(): void;
  /** Shows at once what is still to be shown, without pauses. */
  skip(): void;
  takeSeat(): void;
  /** The next pick of a roll by real dice, after these; null where all are told. */
  askDice(picks: readonly number[]): Promise<DiceQuestion | null>;
  tellDice(picks: readonly number[]): void;
  suggest(): Promise<readonly Suggestion[]>;
  /** What a move would lose, where a tutor thinks along: at tables of this device alone. Null where it does not know in time. */
  judge?(move: Entry): Promise<Loss | null>;
  /** The decision that is due, to be kept where it goes wrong: at tables of this device alone. */
  decision?(): Promise<Decision | null>;
  record(): Promise<MatchRecord>;
  history(): Promise<History>;
  /** Whether earlier moments of a running game are known here: a server tells what was open, but not how the table stood for each. */
  readonly canLook: boolean;
  /** The table after so many entries, as the viewer saw it. */
  lookAt(entries: number): Promise<Moment | null>;
  close(): void;
}
