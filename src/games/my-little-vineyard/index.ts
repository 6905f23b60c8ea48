import type { Game } from '../../core/game.ts';
import { card } from './card.ts';
import { knowledge } from './evaluate.ts';
import { flaw } from './flaw.ts';
import { type Chance, decode, decodeChance, encode, encodeChance, type Move, run } from './moves.ts';
import { fromPosition, position } from './position.ts';
import { actor, apply, legal, MAX_LEGAL, outcomes, tally } from './rules.ts';
import { copy, create, type Options, optionSpecs, optionsOf, type State } from './state.ts';
import { score, type View, view } from './view.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export const game: Game<State, Move, Chance, View, Options> = {
  card,
  rulesVersion: 2,
  options: optionSpecs,
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
  run,
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
