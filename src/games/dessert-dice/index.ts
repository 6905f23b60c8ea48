import type { Game } from '../../core/game.ts';
import { type Chance, decodeChance, encodeChance, hide, outcomeName, picksDue } from './chance.ts';
import { knowledge } from './evaluate.ts';
import { flaw } from './flaw.ts';
import { decode, encode, type Move } from './moves.ts';
import { fromPosition, position } from './position.ts';
import { profile } from './profile.ts';
import { actor, apply, legal, MAX_LEGAL, outcomes, tally } from './rules.ts';
import { copy, create, type Options, optionSpecs, type State } from './state.ts';
import { determinize, endings, score, secretOf, type View, view } from './view.ts';
import { en } from './words/en.ts';

export const game: Game<State, Move, Chance, View, Options> = {
  profile,
  rulesVersion: 1,
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
  optionsOf: (s) => ({ tipLimit: s.tipLimit, tieBreak: s.tieBreak }),
  score,
  decode,
  encode,
  picksDue,
  outcomeName,
  decodeChance,
  encodeChance,
  view,
  hide,
  determinize,
  secretOf,
  position,
  fromPosition,
  flaw,
};
