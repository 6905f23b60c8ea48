/** A server under attack, as an attacker knows it. Plain data: attacks run in threads of their own. */
export interface Target {
  readonly port: number;
  /** A table with a long history; strangers may watch it. */
  readonly table: string;
  /** How long to go on. */
  readonly millis: number;
  /** The second number of the attacker's addresses: no two attacks share an address. */
  readonly network: number;
  /** On a server of its own, with the settings that it asks for (`env`). */
  readonly isAlone: boolean;
}

export interface Findings {
  /** What was done and what came of it, in numbers. */
  readonly counts: Readonly<Record<string, number>>;
  /** What the server should not have let happen, each in a sentence. */
  readonly flaws: readonly string[];
}

/** One way to hurt a server. That the process lives, its memory and what happens to honest tables is watched by the one who runs it. */
export interface Attack {
  readonly name: string;
  /** What is tried, in a sentence. */
  readonly hole: string;
  /** Tried once, and over in a moment: not part of a siege by all at once. */
  readonly isOnce?: true;
  /** Less time than this shows nothing. */
  readonly leastMillis?: number;
  /** Settings of a server that only this attack is tried on. All together meet the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
  run(target: Target): Promise<Findings>;
}
