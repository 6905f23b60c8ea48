import type { GameView, Viewer } from './game.ts';
import type { NameOf } from './words.ts';

/** Colours of a terminal; each wraps a text. A terminal without colour gets the text as it is. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  inverse(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  blue(text: string): string;
  magenta(text: string): string;
  cyan(text: string): string;
  /** 256-colour orange, for carrots and their like. */
  orange(text: string): string;
}

/** A game's `terminal.ts` exports one of these as `draw`: the table as lines of at most 100 columns, the viewer's own part largest. */
export type DrawTable<V = GameView> = (view: V, viewer: Viewer, paint: Paint, name: NameOf) => string;
