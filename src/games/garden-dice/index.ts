import type { Game } from '../../core/game.ts';
import { knowledge } from './evaluate.ts';
import { flaw } from './flaw.ts';
import {
  type Chance,
  decode,
  decodeChance,
  encode,
  encodeChance,
  MAX_LEGAL,
  type Move,
  outcomeName,
  picksDue,
} from './moves.ts';
import { olderOptions } from './older.ts';
import { fromPosition, position } from './position.ts';
import { profile } from './profile.ts';
import { actor, apply, legal, outcomes } from './rules.ts';
import { tally } from './score.ts';
import { copy, create, type Options, optionSpecs, type State } from './state.ts';
import { endings, score, type View, view } from './view.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export const game: Game<State, Move, Chance, View, Options> = {
  profile,
  rulesVersion: 2,
  olderOptions,
  options: optionSpecs,
  endings,
  maxLegal: MAX_LEGAL,
  words: { en, de },
  knowledge,
  create,
  copy,
  actor,
  legal,
  outcomes,
  apply,
  tally,
  players: (s) => s.players,
  optionsOf: (s) => ({ family: s.family, stallLimit: s.stallLimit }),
  score,
  decode,
  encode,
  picksDue,
  outcomeName,
  decodeChance,
  encodeChance,
  view,
  // There is nothing to hide and nothing to guess.
  isOpen: true,
  hide: (_s, entry) => entry,
  determinize: () => {},
  position,
  fromPosition,
  flaw,
};
