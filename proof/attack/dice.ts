import { at } from '../../src/core/assert.ts';
import { type AnyGame, CHANCE, OVER } from '../../src/core/game.ts';
import { legalMoves, newMatch, playMove, rollChance } from '../../src/core/match.ts';
import { FastRandom } from '../../src/core/random.ts';
import { recordOf } from '../../src/core/record.ts';
import { unwrap } from '../../src/core/result.ts';
import { games } from '../../src/games/registry.node.ts';
import { enter, leaveAll, openTable, until } from '../../src/server/testing.suite.ts';
import { nonceHash, type Seal, SealedRandom, sealHash } from '../../src/table/seal.ts';
import { type KeptSeal, verifyRecord } from '../../src/table/verify.ts';

const GAME = 'harvest-dice';

/** A record that is right by itself: a whole game with the dice of a seed that was picked when all nonces were known. */
function forge(seed: string, { table }: Seal, nonces: readonly string[]): object {
  const random = new FastRandom(seed);
  const dice = new SealedRandom(seed, table, nonces);
  const match = unwrap(newMatch(games.get(GAME) as AnyGame, nonces.length));
  for (;;) {
    const actor = match.game.actor(match.state);
    if (actor === OVER) break;
    if (actor === CHANCE) unwrap(rollChance(match, dice));
    else {
      const moves = legalMoves(match);
      unwrap(playMove(match, at(moves, random.below(moves.length))));
    }
  }
  return {
    ...recordOf(match),
    seal: { hash: sealHash(seed), seed, table, nonces, nonceHashes: nonces.map(nonceHash) },
  };
}

/** The server itself bends the dice after it knows what people added to them: what they kept of the table tells. */
export async function attackDice(url: string): Promise<string[]> {
  const people = [await enter(url, 'Ann'), await enter(url, 'Ben')];
  const nonces = ['an apple', 'a barrel'];
  const { table } = await openTable(at(people, 0), { game: GAME, players: 2 });
  for (const [i, person] of people.entries())
    unwrap(await person.do(table, { kind: 'sit', nonceHash: nonceHash(at(nonces, i)) }));
  unwrap(await at(people, 0).do(table, { kind: 'start' }));
  for (const [i, person] of people.entries()) unwrap(await person.do(table, { kind: 'reveal', nonce: at(nonces, i) }));
  const { room } = await until(at(people, 0), table, ({ match }) => match !== null);
  leaveAll(people);
  const { seal } = room;
  if (seal === null) return ['the table has no seal'];
  if (seal.seed !== undefined) return ['the seed is told before the end'];
  const kept: KeptSeal = { hash: seal.hash, seat: 0, nonce: at(nonces, 0), nonceHashes: nonces.map(nonceHash) };
  const seed = 'ab'.repeat(32);
  const lies = {
    'another seed, picked when the nonces were known': { record: forge(seed, seal, nonces), kept },
    'another nonce in place of the own one': {
      record: forge(seed, seal, ['a pear', at(nonces, 1)]),
      kept: { ...kept, hash: sealHash(seed) },
    },
    'a friend of the host who changed the nonce after the others were known': {
      record: forge(seed, seal, [at(nonces, 0), 'a cellar']),
      kept: { ...kept, hash: sealHash(seed) },
    },
  };
  return Object.entries(lies).flatMap(([lie, { record, kept: own }]) => {
    const gameById = (id: string): AnyGame | undefined => games.get(id);
    if (!verifyRecord(record, gameById).ok) return [`${lie}: the record is not right by itself, so nothing is shown`];
    return verifyRecord(record, gameById, own).ok ? [`${lie}: not found out`] : [];
  });
}
