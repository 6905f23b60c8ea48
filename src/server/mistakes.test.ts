import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import type { AnyGame } from '../core/game.ts';
import { legalMoves, newMatch, playMove, rollChance } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { type Mistake, MOST_MISTAKES } from '../protocol/trainerRoutes.ts';
import { codeOf } from './companions.suite.ts';
import { enter, leaveAll, startTestServer, type TestPerson, type TestServer } from './testing.suite.ts';

let server: TestServer;
const everybody: TestPerson[] = [];
const guest = async (name: string): Promise<TestPerson> => {
  const person = await enter(server.url, name);
  everybody.push(person);
  return person;
};
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  leaveAll(everybody);
  await server.remove();
});

/** A decision from the beginning of a game, another one for each seed. */
function decisionOf(id: string, seed: string): Mistake {
  const game = games.get(id) as AnyGame;
  const match = unwrap(newMatch(game, 2));
  const random = new FastRandom(seed);
  for (let moves = 0; moves < 4; ) {
    if (game.actor(match.state) < 0) unwrap(rollChance(match, random));
    else {
      const legal = legalMoves(match);
      unwrap(playMove(match, at(legal, random.below(legal.length))));
      moves++;
    }
  }
  while (game.actor(match.state) < 0) unwrap(rollChance(match, random));
  return {
    game: id,
    rules: game.rulesVersion,
    seat: game.actor(match.state),
    position: game.position(match.state),
    made: at(legalMoves(match), 0),
    schedule: null,
  };
}

const triedAt = (mistake: Mistake, last_review: number): Mistake => ({
  ...mistake,
  schedule: {
    due: last_review + 86_400_000,
    stability: 1,
    difficulty: 5,
    elapsed_days: 0,
    scheduled_days: 1,
    learning_steps: 0,
    reps: 1,
    lapses: 0,
    state: 2,
    last_review,
  },
});

const keep = (person: TestPerson, ...mistakes: Mistake[]) => person.call('keepMistakes', { body: { mistakes } });
const kept = async (person: TestPerson, game?: string): Promise<Mistake[]> =>
  unwrap(await person.call('mistakes', { query: game === undefined ? {} : { game } })).mistakes;

describe('own mistakes', () => {
  test('are kept with a person, of every game, and told to nobody else', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const all = [...games.keys()].map((id) => decisionOf(id, 'first'));
    unwrap(await keep(ann, ...all));
    expect((await kept(ann)).toSorted((a, b) => a.game.localeCompare(b.game))).toEqual(
      all.toSorted((a, b) => a.game.localeCompare(b.game)),
    );
    expect(await kept(ann, 'rice-dice')).toEqual(all.filter(({ game }) => game === 'rice-dice'));
    expect(await kept(bob)).toEqual([]);
  });

  test('are kept once, as they were tried last, in whatever order devices send them', async () => {
    const cid = await guest('Cid');
    const mistake = decisionOf('harvest-dice', 'twice');
    unwrap(await keep(cid, mistake, mistake));
    unwrap(await keep(cid, triedAt(mistake, 2000)));
    unwrap(await keep(cid, triedAt(mistake, 1000)));
    unwrap(await keep(cid, mistake));
    expect(await kept(cid)).toEqual([triedAt(mistake, 2000)]);
  });

  test('are refused, all that were sent together, where one is no decision by the rules of today', async () => {
    const dan = await guest('Dan');
    const good = decisionOf('garden-dice', 'good');
    const flaws: [Partial<Mistake>, string][] = [
      [{ game: 'ludo' }, 'unknown_game'],
      [{ rules: good.rules + 1 }, 'bad_puzzle'],
      [{ seat: 1 - good.seat }, 'bad_puzzle'],
      [{ made: { type: 'nonsense' } }, 'bad_puzzle'],
    ];
    for (const [flaw, code] of flaws) expect(codeOf(await keep(dan, good, { ...good, ...flaw }))).toBe(code);
    expect(codeOf(await keep(dan, good, { ...good, position: { board: 'x' } }))).toBe('bad_position');
    expect(codeOf(await keep(dan, ...Array.from({ length: 21 }, () => good)))).toBe('malformed_request');
    expect(await kept(dan)).toEqual([]);
  });

  test('are not kept without end: the oldest go first', async () => {
    const eve = await guest('Eve');
    const sent = Array.from({ length: MOST_MISTAKES + 20 }, (_, i) => decisionOf('harvest-dice', `many ${i}`));
    for (let from = 0; from < sent.length; from += 20) unwrap(await keep(eve, ...sent.slice(from, from + 20)));
    const left = await kept(eve);
    expect(left).toHaveLength(MOST_MISTAKES);
    expect(left).not.toContainEqual(sent[0]);
    expect(left).toContainEqual(sent.at(-1));
  });

  test('are in what a person takes along, and go with them', async () => {
    const fay = await guest('Fay');
    const mistake = decisionOf('rice-dice', 'mine');
    unwrap(await keep(fay, mistake));
    const exported = unwrap(await fay.call('exportMe', {}));
    expect(exported.mistakes).toEqual([mistake]);
    const { id } = unwrap(await fay.call('me', {}));
    unwrap(await fay.call('deleteMe', {}));
    expect(await server.services.db.read('SELECT * FROM mistakes WHERE person = ?', [id])).toEqual([]);
  });
});
