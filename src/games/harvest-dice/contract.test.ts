import { contractSuite } from '../../core/contract.suite.ts';
import { game } from './index.ts';

contractSuite(game, { optionSets: [{ advanced: false }, { advanced: true, pigValues: [0, 0, 1, 7, 7, 50, 99] }] });
