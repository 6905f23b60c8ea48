import { beforeEach, describe, expect, it } from 'vitest';
import { FastRandom } from '../../core/random.ts';
import { games } from '../../games/registry.node.ts';
import { answerLine, newEngine } from './engine.ts';
import type { EngineState } from './methods.ts';

let engine: EngineState;

beforeEach(() => {
  engine = newEngine({ games, freshSeed: () => 'fresh' });
});

type Reply = {
  result?: Record<string, unknown>;
  error?: { code: number; message: string; data?: unknown };
  id: unknown;
};

async function send(line: string): Promise<Reply> {
  const answer = await answerLine(engine, line);
  return JSON.parse(answer ?? 'null');
}

const call = (method: string, params: object = {}): Promise<Reply> =>
  send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));

async function result(method: string, params: object = {}): Promise<Record<string, unknown>> {
  const reply = await call(method, params);
  expect(reply.error).toBeUndefined();
  return reply.result as Record<string, unknown>;
}

const snapshot = async (match: string) =>
  JSON.stringify([await result('position', { match }), await result('state', { match })]);

/** Plays random moves and sampled chance to the end. */
async function playToEnd(match: string): Promise<void> {
  const random = new FastRandom('moves');
  for (;;) {
    const state = await result('state', { match });
    if (state.actor === 'over') return;
    if (state.actor === 'chance') await result('roll', { match });
    else {
      const legal = state.legal as unknown[];
      await result('play', { match, move: legal[random.below(legal.length)] });
    }
  }
}

describe('the engine', () => {
  it('lists the games with their players and options', async () => {
    const { games: list } = (await result('games')) as { games: { id: string; players: object; options: object }[] };
    expect(list.map(({ id }) => id)).toEqual([...games.keys()]);
    expect(list.find(({ id }) => id === 'harvest-dice')).toMatchObject({
      name: 'Harvest Dice',
      players: { min: 2, max: 4 },
      options: {
        advanced: { kind: 'boolean', default: false },
        pigValues: { kind: 'integers', length: 7, min: 0, max: 99, default: [2, 4, 6, 8, 10, 12, 14] },
      },
    });
  });

  it.each([...games.keys()])('plays %s to the end, and its record and positions come back the same', async (id) => {
    const players = Math.max(2, games.get(id)?.profile.players.min ?? 2);
    const { match } = (await result('new', { game: id, players, seed: 7 })) as { match: string };
    await playToEnd(match);
    const outcome = await result('result', { match });
    expect(outcome.over).toBe(true);
    expect(outcome.standings).toHaveLength(players);
    expect((outcome.winners as unknown[]).length).toBeGreaterThan(0);
    const { record } = await result('record', { match });
    const again = (await result('replay', { record })) as { match: string };
    expect(await result('result', { match: again.match })).toEqual(outcome);
    expect(await result('position', { match: again.match })).toEqual(await result('position', { match }));
  });

  it('samples the same dice from the same seed, and others from another', async () => {
    const firstRoll = async (seed: unknown) => {
      const { match } = (await result('new', { game: 'harvest-dice', players: 4, seed })) as { match: string };
      await result('roll', { match });
      return JSON.stringify((await result('roll', { match })).entry);
    };
    expect(await firstRoll(5)).toBe(await firstRoll(5));
    expect(await firstRoll('five')).toBe(await firstRoll('five'));
    expect(await firstRoll(5)).not.toBe(await firstRoll(6));
  });

  it('plays a given chance entry and returns it', async () => {
    const { match } = (await result('new', { game: 'harvest-dice', players: 2 })) as { match: string };
    expect(await result('roll', { match, entry: { type: 'start', seat: 1 } })).toEqual({
      entry: { type: 'start', seat: 1 },
      actor: 'chance',
      log: 1,
    });
    const entry = { type: 'roll', dice: [1, 2, 3, 4, 5, 6] };
    expect(await result('roll', { match, entry })).toMatchObject({ entry, actor: 1, log: 2 });
  });

  it('loads a position and asks for it again', async () => {
    const { match } = (await result('new', { game: 'harvest-dice', players: 3, seed: 1 })) as { match: string };
    await result('roll', { match });
    await result('roll', { match });
    const { position } = await result('position', { match });
    const loaded = (await result('load', { game: 'harvest-dice', position })) as { match: string; log: number };
    expect(loaded.log).toBe(0);
    expect((await result('position', { match: loaded.match })).position).toEqual(position);
    const { record } = await result('record', { match: loaded.match });
    expect(record).toMatchObject({ start: position });
    await result('replay', { record });
  });

  it('hides a sampled deal from the reply, the record in progress and the views of others', async () => {
    const { match } = (await result('new', { game: 'dessert-dice', players: 2, seed: 3 })) as { match: string };
    await result('roll', { match });
    const deal = await result('roll', { match });
    expect(deal.entry).toEqual({ type: 'deal', cards: [null, null] });
    await result('roll', { match });
    const { record } = (await result('record', { match })) as { record: { hidden?: boolean; log: unknown[] } };
    expect(record.hidden).toBe(true);
    expect(record.log[1]).toEqual({ type: 'deal', cards: [null, null] });
    expect(await call('replay', { record })).toMatchObject({ error: { data: { code: 'hidden_record' } } });
    const { standings } = (await result('result', { match })) as { standings: { total: unknown }[] };
    expect(standings.map(({ total }) => total)).toEqual([null, null]);
  });

  describe('refuses, with a code, and changes nothing:', () => {
    const refused: [string, string, object, string][] = [
      ['an unknown game', 'new', { game: 'chess', players: 2 }, 'unknown_game'],
      ['too many players', 'new', { game: 'harvest-dice', players: 5 }, 'bad_players'],
      ['players of the wrong type', 'new', { game: 'harvest-dice', players: '2' }, 'bad_players'],
      ['an unknown option', 'new', { game: 'harvest-dice', players: 2, options: { hard: true } }, 'bad_option'],
      ['an ill-typed option', 'new', { game: 'harvest-dice', players: 2, options: { advanced: 1 } }, 'bad_option'],
      [
        'an odd name',
        'new',
        { game: 'harvest-dice', players: 2, options: JSON.parse('{"__proto__":1}') },
        'bad_option',
      ],
      ['an unknown match', 'state', { match: 'm99' }, 'unknown_match'],
      ['an unknown seat', 'view', { match: 'm1', seat: 2 }, 'unknown_seat'],
      [
        'an illegal move',
        'play',
        { match: 'm1', move: { type: 'feed', die: { veg: 'carrot', value: 6 }, value: 6 } },
        'illegal_move',
      ],
      ['a malformed move', 'play', { match: 'm1', move: { type: 'feed' } }, 'malformed_move'],
      [
        'a move with an unknown field',
        'play',
        { match: 'm1', move: { type: 'feed', die: { veg: 'carrot', value: 5 }, value: 5, x: 1 } },
        'malformed_move',
      ],
      ['chance at a decision', 'roll', { match: 'm1' }, 'not_chance'],
      ['a broken position', 'load', { game: 'harvest-dice', position: { players: 2 } }, 'bad_position'],
      ['a broken record', 'replay', { record: { format: 1 } }, 'bad_record'],
    ];
    it.each(refused)('%s', async (_what, method, params, code) => {
      const { match } = (await result('new', { game: 'harvest-dice', players: 2 })) as { match: string };
      await result('roll', { match, entry: { type: 'start', seat: 0 } });
      await result('roll', { match, entry: { type: 'roll', dice: [1, 2, 3, 4, 5, 5] } });
      const before = await snapshot(match);
      const reply = await call(method, params);
      expect(reply.error).toMatchObject({ code: -32000, data: { code } });
      expect(reply.error?.message).toMatch(/\.$|\w/);
      expect(await snapshot(match)).toBe(before);
    });

    it('wrong chance entries', async () => {
      const { match } = (await result('new', { game: 'harvest-dice', players: 2 })) as { match: string };
      for (const [entry, code] of [
        [{ type: 'roll', dice: [1, 2, 3, 4, 5, 6] }, 'wrong_chance'],
        [{ type: 'start', seat: 2 }, 'wrong_chance'],
        [{ type: 'start', seat: 0, dice: [] }, 'malformed_chance'],
        [{ type: 'start' }, 'malformed_chance'],
      ] as const) {
        const before = await snapshot(match);
        expect((await call('roll', { match, entry })).error).toMatchObject({ data: { code, rule: 'H5' } });
        expect(await snapshot(match)).toBe(before);
      }
      expect((await call('play', { match, move: {} })).error).toMatchObject({ data: { code: 'not_a_decision' } });
    });
  });

  it('answers garbage with a JSON-RPC error', async () => {
    expect((await send('garbage')).error?.code).toBe(-32700);
    expect((await send('{"jsonrpc":"2.0","id":3')).error?.code).toBe(-32700);
    expect((await send('7')).error?.code).toBe(-32600);
    expect((await send('[]')).error?.code).toBe(-32600);
    expect(await send('{"id":3,"method":"games"}')).toMatchObject({ id: 3, error: { code: -32600 } });
    expect((await call('toString')).error?.code).toBe(-32601);
    expect((await call('games', { x: 1 })).error?.code).toBe(-32602);
    expect((await call('new', { game: 7 })).error?.code).toBe(-32602);
    expect(engine.held.size).toBe(0);
  });

  it('keeps silent on notifications and empty lines, and answers batches', async () => {
    expect(await answerLine(engine, '')).toBeNull();
    expect(await answerLine(engine, '{"jsonrpc":"2.0","method":"games"}')).toBeNull();
    const batch = [
      { jsonrpc: '2.0', id: 1, method: 'new', params: { game: 'harvest-dice', players: 2 } },
      { jsonrpc: '2.0', method: 'roll', params: { match: 'm1' } },
      { jsonrpc: '2.0', id: 2, method: 'state', params: { match: 'm1' } },
    ];
    const replies = JSON.parse((await answerLine(engine, JSON.stringify(batch))) ?? '');
    expect(replies).toMatchObject([{ id: 1 }, { id: 2, result: { log: 1 } }]);
  });

  it('suggests a move with what it is worth, and thinking does not change the dice', async () => {
    const opened = async () =>
      ((await result('new', { game: 'harvest-dice', players: 2, seed: 9 })) as { match: string }).match;
    const [thoughtful, plain] = [await opened(), await opened()];
    const rolls: unknown[] = [];
    for (const match of [thoughtful, plain]) {
      await result('roll', { match });
      const { legal } = await result('roll', { match });
      if (match === thoughtful)
        for (const bot of ['random', 'seedling', 'sprout', 'gardener', 'master', 'grandmaster', 'uct']) {
          const answer = await result('suggest', { match, bot, millis: 20 });
          expect(legal).toContainEqual(answer.move);
        }
      for (let i = 0; i < 5; i++)
        await result('play', { match, move: ((await result('state', { match })).legal as unknown[])[0] });
      rolls.push((await result('roll', { match })).entry);
    }
    expect(rolls[0]).toEqual(rolls[1]);
    const { suggestions } = (await result('suggest', { match: plain, bot: 'gardener', millis: 30 })) as {
      suggestions: { text: string; win: number; margin: number }[];
    };
    expect(suggestions[0]).toMatchObject({
      text: expect.any(String),
      win: expect.any(Number),
      margin: expect.any(Number),
    });
    expect(await call('suggest', { match: plain, bot: 'wizard' })).toMatchObject({
      error: { data: { code: 'unknown_bot' } },
    });
    const fresh = await opened();
    expect(await call('suggest', { match: fresh, bot: 'master' })).toMatchObject({
      error: { data: { code: 'not_a_decision' } },
    });
  });

  it('forgets a closed match', async () => {
    const { match } = (await result('new', { game: 'harvest-dice', players: 2 })) as { match: string };
    expect(await result('close', { match })).toEqual({});
    expect((await call('state', { match })).error).toMatchObject({ data: { code: 'unknown_match' } });
  });
});
