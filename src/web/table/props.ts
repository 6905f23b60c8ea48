import type { Component, Snippet } from 'svelte';
import type { BoardProps, OfferedMove, SeatMark } from '../../core/board.ts';
import type { AnyGame } from '../../core/game.ts';
import type { NameOf, PersonOf, Words } from '../../core/words.ts';
import type { LocalSeat } from '../local/save.ts';
import type { ChatTab, Moment, Notice, TableClient } from './client.ts';

/** What a page tells the table it shows. */
export interface TableProps {
  game: AnyGame;
  Board: Component<BoardProps>;
  rules: () => string;
  client: TableClient;
  /** Of the game; those that are not as usual are shown. */
  options: unknown;
  seats: readonly LocalSeat[];
  /** Plays the same again; null for somebody who only looks. */
  rematch: (() => void) | null;
  /** Where to watch the game again. */
  replay: string | null;
  /** Said in the tab before the name of the game. */
  title?: string | null;
  /** Something to say about the person on a seat. */
  note?: (seat: number) => string;
  /** The seat of the person at this screen, or −1 for one who watches; null where that goes without saying. */
  you?: number | null;
  /** What is asked of the person, or worth knowing now. */
  notice?: Notice | null;
  /** Where it is a lesson: its texts, and how its next scene begins. */
  lesson?: { readonly says: (key: string) => string; readonly nextScene: () => void } | null;
  clock?: Snippet | undefined;
  /** What else there is at the end. */
  results?: Snippet | undefined;
  /** What the menu has besides: the seal, and online further actions. It gets what shuts the menu. */
  menu?: Snippet<[close: () => void]>;
  chat?: ChatTab | undefined;
}

/** What the table tells the drawer with its moves, log, rules and talk. */
export interface DrawerProps {
  client: TableClient;
  moment: Moment;
  words: Words;
  rules: string;
  name: NameOf;
  of: PersonOf;
  mark: (seat: number | string) => SeatMark;
  /** The moves with what is in the hand; null where nothing is. */
  touched: readonly OfferedMove[] | null;
  play: (move: unknown) => void;
  preview: (move: OfferedMove | null) => void;
  /** Null where nobody whispers. */
  askHint: (() => void) | null;
  /** Shows how the table stood after so many entries; null where that is not known here. */
  look: ((entries: number) => void) | null;
  menu: Snippet;
  /** Seats, and what a board has besides, where there is no room for it on the page. */
  people: Snippet | undefined;
  chat: ChatTab | undefined;
}
