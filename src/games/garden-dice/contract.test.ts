import { contractSuite } from '../../core/contract.suite.ts';
import { game } from './index.ts';

contractSuite(game, { optionSets: [{}, { family: true, stallLimit: 0 }, { stallLimit: 1 }], games: 4 });
