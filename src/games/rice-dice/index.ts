import type { Game } from '../../core/game.ts';
import { MAX_LEGAL } from './actions.ts';
import { type Chance, decodeChance, encodeChance, outcomeName, picksDue } from './chance.ts';
import { knowledge } from './evaluate.ts';
import { flaw } from './flaw.ts';
import { legal } from './legal.ts';
import { decode, encode, type Move } from './moves.ts';
import { notes, type RiceNote } from './notes.ts';
import { olderOptions } from './older.ts';
import { fromPosition, position } from './position.ts';
import { profile } from './profile.ts';
import { actor, apply, outcomes, tally } from './rules.ts';
import { determinize, hide, secretOf } from './secrets.ts';
import { sideName } from './sides.ts';
import { copy, create, type Options, optionSpecs, optionsOf, PHASE_DEAL, PHASE_START, type State } from './state.ts';
import { endings, score, type View, view } from './view.ts';
import { en } from './words/en.ts';

export const game: Game<State, Move, Chance, View, Options, RiceNote> = {
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
  optionsOf,
  score,
  decode,
  encode,
  picksDue,
  outcomeName,
  decodeChance,
  encodeChance,
  view,
  hide,
  whoseChance: (s) => (s.phase === PHASE_START ? null : sideName(s, s.phase === PHASE_DEAL ? s.seat : s.turn)),
  notes,
  determinize,
  secretOf,
  position,
  fromPosition,
  flaw,
};
