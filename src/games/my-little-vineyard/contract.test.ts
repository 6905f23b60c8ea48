import { contractSuite } from '../../core/contract.suite.ts';
import { game } from './index.ts';

contractSuite(game, { optionSets: [{}], games: 4 });
