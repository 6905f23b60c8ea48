import { contractSuite } from '../../core/contract.suite.ts';
import { game } from './index.ts';
import { leanSheet } from './sheets.suite.ts';

contractSuite(game, {
  optionSets: [
    {},
    { years: 2, seasons: 'firstShort' },
    { years: 2, seasons: 'summerFall', loose: true, merlotSpoils: true, sheet: leanSheet },
  ],
  games: 2,
});
