import type { Reason } from '../../src/core/errors.ts';
import type { State } from './state.ts';

/** Why a well-formed move is not legal: here only rolling on can be. */
export const explain = ({ goal }: State): Reason => [
  'P21',
  `The goal of ${goal} is reached: hold.`,
  `Das Ziel von ${goal} ist erreicht: Sichere deine Punkte.`,
];
