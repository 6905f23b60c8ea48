import { assert } from './assert.ts';
import type { Refusal, RuleError, Sentences, Values } from './errors.ts';
import type { AnyGame, Entry, GameView, LogLine, Side } from './game.ts';

/** English is complete; a text that another language lacks is said in English. */
export const languages = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** The first language of the reader that the house speaks, whatever the country. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = languages.find((language) => language === tag.split('-')[0]?.toLowerCase());
    if (known !== undefined) return known;
  }
  return 'en';
}

/** How a person calls a side: their name, or the name of a side nobody plays. */
export type NameOf = (side: Side) => string;

/** Somebody a sentence is about: by name, in the third person, or the reader, in the second. */
export interface Person {
  readonly name: string;
  readonly isYou: boolean;
  /** Another person at the same screen: what is asked of them is asked by name. */
  readonly isHere?: boolean;
}

/** Who a side is to the reader. */
export type PersonOf = (side: Side) => Person;

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
export interface Words<M = Entry, C = Entry, V = GameView, N = Entry> {
  /** The one-line promise beside the name in menus. */
  readonly tagline: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** Labels of the score breakdown, by its keys and in the order of the sheet. */
  readonly categories: Readonly<Record<string, string>>;
  /** What the game is about and how it ends, in one or two sentences: the first thing that anybody reads at a table. */
  readonly goal: string;
  /** What sides that nobody plays are called. */
  readonly sides?: Readonly<Record<string, string>>;
  /** A move as a choice, on a button or in a list: "Plant the carrot 4 in row 2, column 5". Without `of`, others are told by their seats. */
  move(m: M, of?: PersonOf): string;
  /** What a second tap does, said beside what was tapped once: "Tap again to plant". Without it the page says only that it takes one. */
  again?(m: M): string;
  /** A move as it was made, as a sentence: "Ada plants a carrot 4 in row 2, column 5." */
  told(m: M, who: Person, of: PersonOf): string;
  /** When the points that a move costs would be lost, where that is not at once: "if it is still unplaced at the end". */
  costs?(m: M): string | null;
  /** A chance entry as a sentence: "Ada rolls nine dice: …". `who` has the dice or the cards; null where all have. Hidden parts are left out. */
  chance(c: C, who: Person | null, of: PersonOf): string;
  /** What came of an entry besides. A heading is a title, everything else a sentence; `nth` counts the notes of its type. */
  note?(n: N, of: PersonOf, nth: number): string;
  /** What is asked of the reader, or what everybody waits for: "Your turn: take a die." and "Bob is choosing a die." */
  duty(view: V, of: PersonOf): string;
  /** Who has won, how the end came about and, where a tie was broken, by what: "Ada wins 62–38. Ada’s pig is full." */
  ending(view: V, of: PersonOf): string;
  /** For players with real dice: what each pick of the next chance entry is called, one by one ("green die"). */
  picks?(view: V, of: PersonOf): readonly string[];
  /** And what its outcomes are called, by their notation ("iceCream": "ice cream"). */
  readonly faces?: Readonly<Record<string, string>>;
  /** Why a rule forbids a move, by the keys that `encode` gives. */
  readonly refusals: Sentences;
}

/** What a side that nobody plays is called, by its name or by its number: such sides come after the seats. */
export function unplayedName(words: Pick<Words, 'sides'>, side: Side, seats: number): string {
  const names = words.sides ?? {};
  return (typeof side === 'string' ? names[side] : Object.values(names)[side - seats]) ?? String(side);
}

/** A line of the log as a sentence. */
export function tellLine(words: Words, { by, entry, whose }: LogLine, of: PersonOf): string {
  if (typeof by === 'number') return words.told(entry, of(by), of);
  return words.chance(entry, whose === undefined ? null : of(whose), of);
}

/** A sentence filled in; null where these words have none. */
export function say(sentences: Sentences, key: string, values: Values = {}): string | null {
  const sentence = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
  return typeof sentence === 'function' ? sentence(values as never) : (sentence ?? null);
}

/** What a game refuses, told to the outside: the sentence in English, and what another language needs to say it. */
export function tell(game: Pick<AnyGame, 'words'>, error: RuleError): Refusal {
  if (error.code !== 'illegal_move') return error;
  const message = say(game.words.en.refusals, error.key, error.values);
  assert(message !== null, `English has a sentence for ${error.key}`);
  return { ...error, message };
}

/** The texts of a language that may lack some of the English ones. */
export type Translation<T> = T extends (...values: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Translation<T[Key]> }
    : T;

/** A file of texts exports them by the name of its language. */
export type TextFile<T> = Readonly<Partial<Record<Language, Translation<T>>>>;

/** The texts of a language over the English ones: what it lacks is said in English. */
export const spoken = <T>(english: T, own: Translation<NoInfer<T>> | undefined): T => laidOver(english, own) as T;

function laidOver(english: unknown, own: unknown): unknown {
  if (own === undefined) return english;
  if (!isTable(english) || !isTable(own)) return own;
  const keys = new Set([...Object.keys(english), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, laidOver(english[key], own[key])]));
}

/** Texts inside texts; a list is one text. */
export const isTable = (texts: unknown): texts is Readonly<Record<string, unknown>> =>
  typeof texts === 'object' && texts !== null && !Array.isArray(texts);
