import { describe, it } from 'vitest';
import { playAlong } from '../../src/core/slow.suite.ts';
import { game } from './index.ts';
import { slow } from './slow.suite.ts';

describe('P1–P21 played twice, fast and slow', () => {
  for (let players = 2; players <= 6; players++)
    it(`P10 P11 P12 P13 P20 P21 ${players} players`, () => {
      for (const goal of [10, 30, 100])
        playAlong(game, slow, { players, options: { goal }, name: `${players}/${goal}`, every: true });
    });
});
