import type { Game } from '../../core/game.ts';
import { type Chance, decodeChance, encodeChance, outcomeName, picksDue } from './chance.ts';
import { knowledge } from './evaluate.ts';
import { flaw } from './flaw.ts';
import { decode, encode, MAX_LEGAL, type Move } from './moves.ts';
import { type GardenNote, notes } from './notes.ts';
import { olderOptions } from './older.ts';
import { fromPosition, position } from './position.ts';
import { profile } from './profile.ts';
import { actor, apply, legal, outcomes } from './rules.ts';
import { tally } from './score.ts';
import { copy, create, type Options, optionSpecs, PHASE_ROLL, type State } from './state.ts';
import { endings, score, type View, view } from './view.ts';
import { en } from './words/en.ts';

export const game: Game<State, Move, Chance, View, Options, GardenNote> = {
  profile,
  rulesVersion: 2,
  olderOptions,
  options: optionSpecs,
  endings,
  maxLegal: MAX_LEGAL,
  words: { en },
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
  whoseChance: (s) => (s.phase === PHASE_ROLL ? s.seat : null),
  notes,
  // There is nothing to hide and nothing to guess.
  isOpen: true,
  hide: (_s, entry) => entry,
  determinize: () => {},
  position,
  fromPosition,
  flaw,
};
