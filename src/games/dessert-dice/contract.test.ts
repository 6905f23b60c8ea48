import { contractSuite } from '../../core/contract.suite.ts';
import { game } from './index.ts';

contractSuite(game, {
  optionSets: [{}, { tieBreak: 'nextCluster' }, { tipLimit: 0 }, { tipLimit: 1, tieBreak: 'nextCluster' }],
  games: 4,
});
