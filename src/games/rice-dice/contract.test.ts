import { contractSuite } from '../../core/contract.suite.ts';
import { quickDeck } from './decks.suite.ts';
import { game } from './index.ts';

// Random players need thousands of moves for a hundred rice, so the full suite plays a small rich deck;
// our own deck is played alone here, and with more players in slow.test.ts.
contractSuite(game, { optionSets: [{ deck: quickDeck, weeds: 'always' }], games: 1 });

const solo = { ...game, profile: { ...game.profile, players: { min: 1, max: 1 } } };
contractSuite(solo, { optionSets: [{}, { weeds: 'always', farmerRice: 0 }], games: 4 });
