import { contractSuite } from './contract.suite.ts';
import { toy } from './toy.suite.ts';

contractSuite(toy, { optionSets: [{}, { open: true, boxes: 2 }], games: 8 });
