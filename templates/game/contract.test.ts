import { contractSuite } from '../../src/core/contract.suite.ts';
import { game } from './index.ts';

contractSuite(game, { optionSets: [{}, { goal: 10 }], games: 8 });
