import type { Reason } from '../../src/core/errors.ts';
import type { State } from './state.ts';
import type { Refusals } from './words/refusals/en.ts';

/** Why a well-formed move is not legal: here only rolling on can be. */
export const explain = ({ goal }: State): Reason<Refusals> => ['P21', 'goalReached', { goal }];
