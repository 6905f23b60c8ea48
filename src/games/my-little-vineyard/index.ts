import type { Game } from '../../core/game.ts';
import { knowledge } from './evaluate.ts';
import { flaw } from './flaw.ts';
import { type Chance, decode, decodeChance, encode, encodeChance, type Move, outcomeName, picksDue } from './moves.ts';
import { olderOptions } from './older.ts';
import { fromPosition, position } from './position.ts';
import { profile } from './profile.ts';
import { actor, apply, legal, MAX_LEGAL, outcomes, tally } from './rules.ts';
import { copy, create, type Options, optionSpecs, optionsOf, type State } from './state.ts';
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
  optionsOf,
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
