/** What a thing on the board is: its name and a sentence. */
export interface AboutText {
  readonly title: string;
  readonly text: string;
}

/** By the names that `data-about` gives to things on the board. */
export type AboutTexts<Name extends string = string> = Readonly<Record<Name, AboutText>>;

/** And the number of the rule behind it. */
export interface About extends AboutText {
  readonly rule: string;
}
