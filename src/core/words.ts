import type { Entry, GameView } from './game.ts';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** How a person calls a side: their name, or the name of a side nobody plays. */
export type NameOf = (seat: number | string) => string;

/** A side that nobody plays is called by its own name, in words of one or more parts: "Happy Farmer". */
export const sideName = (side: string): string =>
  side.replace(/[A-Z]/g, (letter) => ` ${letter}`).replace(/^./, (letter) => letter.toUpperCase());

/** What a form says about a document (a sheet, a deck). Parts are called by their name in the document or, where it means two things, by `parent.name`. */
export interface DocumentWords {
  /** A document of one's own, beside other options that are not the usual ones: "Own deck (30 cards)". */
  own(document: unknown): string;
  /** What parts and the values of choices are called. */
  readonly names: Readonly<Record<string, string>>;
  /** What a part means. */
  readonly abouts: Readonly<Record<string, string>>;
  /** What is wrong with a part whose numbers are within their bounds. */
  readonly faults: Readonly<Record<string, string>>;
}

interface OptionWords {
  readonly label: string;
  readonly about: string;
  /** What values are called: of a choice all, of a number those that have a name. */
  readonly values?: Readonly<Record<string, string>>;
  /** For a document. */
  readonly document?: DocumentWords;
}

/** Everything a client says about a game (without types: about any game), in one language. Short, warm, exact; sentences end with a full stop. */
export interface Words<M = Entry, C = Entry, V = GameView> {
  /** The one-line promise beside the name in menus. */
  readonly tagline: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** Labels of the score breakdown, by its keys and in the order of the sheet. */
  readonly categories: Readonly<Record<string, string>>;
  /** A move as one would say it: "Plant the carrot 4 in row 2, column 5". */
  move(m: M): string;
  /** When the points that a move costs would be lost, where that is not at once: "if it is still unplaced at the end". */
  costs?(m: M): string | null;
  /** A chance entry as one would say it: "Rolled lettuce 1 4, tomato 4 2, carrot 3 6". Hidden parts are left out. */
  chance(c: C, name: NameOf): string;
  /** What is asked of whom: "Ada, take a die: plant it or feed the pig." */
  duty(view: V, name: NameOf): string;
  /** How the end came about and, where a tie was broken, by what: "The pig is full. Ada wins on vegetables planted." */
  ending(view: V, name: NameOf): string;
  /** For a first game: what to think of at a decision, told once, by the kind of decision (`type` of its moves, or a key of one's own). */
  readonly coach?: Readonly<Record<string, string>>;
  /** Which key of `coach` fits now; without it, the `type` of the first move offered. */
  coachKey?(view: V, moves: readonly M[]): string | null;
  /** For players with real dice: what each pick of the next chance entry is called, one by one ("green die"). */
  picks?(view: V): readonly string[];
  /** And what its outcomes are called, by their notation ("iceCream": "ice cream"). */
  readonly faces?: Readonly<Record<string, string>>;
}
