import { contractSuite } from '../../core/contract.suite.ts';
import { game } from './index.ts';
import { crampedSheet } from './sheets.suite.ts';

contractSuite(game, {
  optionSets: [
    {},
    { years: 2, loose: true, merlotSpoils: true },
    { years: 2, seasons: 'summerFall', merlotSpoils: true, sheet: crampedSheet },
  ],
  games: 2,
});
