import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../src/core/assert.ts';
import { CHANCE, OVER } from '../src/core/game.ts';
import { legalMoves, newMatch, playMove, rollChance } from '../src/core/match.ts';
import { FastRandom } from '../src/core/random.ts';
import { unwrap } from '../src/core/result.ts';
import { games } from '../src/games/registry.node.ts';
import { notationOf, notationPage } from './notation.ts';

it('docs/NOTATION.md is made of what the games say (npm run docs)', () => {
  expect(readFileSync(new URL('../docs/NOTATION.md', import.meta.url), 'utf8')).toBe(notationPage());
});

it.each([...games.values()])(
  'NOTATION.md tells every kind of entry, every key of a position and every way to finish of $profile.name',
  (game) => {
    const section = notationOf(game.profile.id);
    expect(section).toContain(`## ${game.profile.name}\n`);
    const random = new FastRandom(game.profile.id);
    const types = new Set<string>();
    for (let i = 0; i < 5; i++) {
      const match = unwrap(newMatch(game, Math.max(2, game.profile.players.min)));
      while (game.actor(match.state) !== OVER) {
        if (game.actor(match.state) === CHANCE) unwrap(rollChance(match, random));
        else {
          const moves = legalMoves(match);
          unwrap(playMove(match, at(moves, random.below(moves.length))));
        }
      }
      for (const entry of match.log) types.add(entry.type);
      for (const key of Object.keys(game.position(match.state) as object))
        expect(section).toMatch(new RegExp(`\\b${key}\\b`));
    }
    for (const type of types) expect(section).toContain(`{"type":"${type}"`);
    const [, finish = ''] = section.split('Finish: ');
    for (const word of [...game.endings.causes, ...game.endings.ties])
      expect(finish).toMatch(new RegExp(`[\` ]${word}[\` ]`));
  },
);
