import { describe, it } from 'vitest';
import type { Entry } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { anyMove, playAlong } from '../../core/slow.suite.ts';
import { game } from './index.ts';
import { slow } from './slow.suite.ts';

const optionSets = [
  { tipLimit: 20, tieBreak: 'lastPlaced' },
  { tipLimit: 3, tieBreak: 'nextCluster' },
  { tipLimit: 1, tieBreak: 'lastPlaced' },
  { tipLimit: 0, tieBreak: 'nextCluster' },
] as const;

/** Random, but tipping at least as often as the percentage says, for tips are few among the moves. */
const tipping =
  (percent: number) =>
  (moves: readonly Entry[], random: Random): Entry => {
    const tips = moves.filter((move) => move.type === 'tip');
    return anyMove(tips.length > 0 && random.below(100) < percent ? tips : moves, random);
  };

describe('D1–D33 played twice, fast and slow', () => {
  for (let players = 2; players <= 4; players++)
    for (const options of optionSets)
      it(`D3 D20 D21 D22 D23 D24 D31 D32 D33 same moves, boards and results (${players}, ${JSON.stringify(options)})`, () => {
        for (const percent of [0, 30, 70, 97]) {
          const name = `${players}/${options.tipLimit}/${percent}`;
          playAlong(game, slow, { players, options, name, choose: tipping(percent) });
        }
      });

  for (const options of optionSets)
    it(`D31 D32 D33 the same boards and results of many games (${JSON.stringify(options)})`, () => {
      for (let i = 0; i < 75; i++) {
        const name = `results/${options.tipLimit}/${i}`;
        playAlong(game, slow, { players: 2 + (i % 3), options, name, choose: tipping(40), lists: false });
      }
    });
});
