import { describe, expect, it } from 'vitest';
import { OVER } from '../../core/game.ts';
import { newMatch } from '../../core/match.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { games } from '../../games/registry.node.ts';
import { answerLine, newEngine } from './engine.ts';
import { observation, playChoice, rollOn } from './training.ts';

type Reply = { result: Record<string, unknown>; error?: { code: number; data?: unknown } };
interface Decision {
  actor: number | 'over';
  moves: number;
  observation: number[];
  afterstates: number[][];
  totals: number[];
  ranks: number[];
}

function newTrainer() {
  const engine = newEngine({ games, freshSeed: () => 'fresh' });
  const send = async (method: string, params: object): Promise<Reply> =>
    JSON.parse((await answerLine(engine, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))) ?? 'null');
  const ask = async (method: string, params: object) => {
    const { result, error } = await send(method, params);
    expect(error).toBeUndefined();
    return result;
  };
  return { send, ask };
}

const ids = [...games.keys()];
const twoPlayers = (game: string, count: number) => ({ game, players: 2, seed: 5, count });

describe('training', () => {
  it.each(ids)(
    '%s: many matches step to their ends in one message each, with the same results as one by one',
    async (id) => {
      const { ask } = newTrainer();
      const { matches, states } = (await ask('open', twoPlayers(id, 5))) as { matches: string[]; states: Decision[] };
      let live = matches.map((match, i) => ({ match, state: states[i] as Decision, choices: [] as number[] }));
      const ended: typeof live = [];
      const random = new FastRandom(id);
      while (live.length > 0) {
        const steps = live.map(({ match, state, choices }) => {
          choices.push(random.below(state.moves));
          return { match, choice: choices.at(-1) };
        });
        const next = (await ask('step', { steps })).states as Decision[];
        live = live.map((one, i) => ({ ...one, state: next[i] as Decision }));
        ended.push(...live.filter(({ state }) => state.actor === 'over'));
        live = live.filter(({ state }) => state.actor !== 'over');
      }
      for (const { match, state, choices } of ended) {
        const { standings } = (await ask('result', { match })) as { standings: { total: number; rank: number }[] };
        expect(state.totals).toEqual(standings.map(({ total }) => total));
        expect(state.ranks).toEqual(standings.map(({ rank }) => rank));
        const alone = unwrap(newMatch(games.get(id) as never, 2));
        const dice = new FastRandom(`5/${matches.indexOf(match)}`);
        rollOn(alone, dice);
        for (const choice of choices) {
          unwrap(playChoice(alone, choice));
          rollOn(alone, dice);
        }
        expect((await ask('record', { match })).record).toMatchObject({ log: alone.log });
      }
    },
  );

  it.each(ids)('%s: the numbers of a seat are the same in every world that it cannot tell from this one', (id) => {
    const game = games.get(id) as NonNullable<ReturnType<typeof games.get>>;
    const match = unwrap(newMatch(game, 2));
    const random = new FastRandom('worlds');
    for (let decision = 0; game.actor(match.state) !== OVER && decision < 40; decision++) {
      rollOn(match, random);
      if (game.actor(match.state) === OVER) break;
      for (let seat = 0; seat < 2; seat++) {
        const seen = observation(match, seat);
        expect(seen).toHaveLength(game.knowledge?.features ?? 0);
        const other = { ...match, state: game.create(2, match.options) };
        game.copy(match.state, other.state);
        game.determinize(other.state, seat, random);
        expect(observation(other, seat), `decision ${decision}, seat ${seat}`).toEqual(seen);
      }
      const moves = game.legal(match.state, new Int32Array(game.maxLegal));
      unwrap(playChoice(match, random.below(moves)));
    }
  });

  it('shows the position or the position after each move, of the length that `spaces` tells', async () => {
    const { ask } = newTrainer();
    for (const id of ids) {
      const { observation: length, maxMoves } = (await ask('spaces', { game: id })) as Record<string, number>;
      const { matches, states } = (await ask('open', { ...twoPlayers(id, 2), sight: 'state' })) as {
        matches: string[];
        states: Decision[];
      };
      const [first] = states as [Decision];
      expect(first.observation).toHaveLength(length as number);
      expect((await ask('observe', { match: matches[0], seat: first.actor })).observation).toEqual(first.observation);
      const steps = [{ match: matches[0], restart: true }];
      const [again] = (await ask('step', { steps, sight: 'moves' })).states as [Decision];
      expect(again.afterstates).toHaveLength(again.moves);
      expect(again.moves).toBeLessThanOrEqual(maxMoves as number);
      for (const after of again.afterstates) expect(after).toHaveLength(length as number);
    }
  });

  it('refuses an item without spoiling the others, and nothing changes there', async () => {
    const { ask, send } = newTrainer();
    const { matches } = (await ask('open', twoPlayers('harvest-dice', 2))) as { matches: string[] };
    const [a, b] = matches as [string, string];
    const before = await ask('position', { match: a });
    const { states } = (await ask('step', {
      steps: [
        { match: a, choice: 5000 },
        { match: 'm99', choice: 0 },
        { match: b, choice: 0 },
      ],
    })) as { states: { error?: { code: string }; actor?: unknown }[] };
    expect(states.map(({ error }) => error?.code)).toEqual(['illegal_move', 'unknown_match', undefined]);
    expect(await ask('position', { match: a })).toEqual(before);
    expect((await ask('state', { match: b })).log).toBeGreaterThan(2);
    for (const steps of [[], [{ match: a, choice: -1 }], [{ match: a }], [{ match: a, choice: 0, x: 1 }]])
      expect((await send('step', { steps })).error?.code).toBe(-32602);
    expect((await send('open', twoPlayers('harvest-dice', 5000))).error?.code).toBe(-32602);
    expect((await send('open', { ...twoPlayers('harvest-dice', 1), players: 9 })).error?.data).toEqual({
      code: 'bad_players',
    });
    expect((await send('observe', { match: a, seat: 2 })).error?.data).toEqual({ code: 'unknown_seat' });
  });
});
