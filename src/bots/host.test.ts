import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { at } from '../core/assert.ts';
import type { AnyGame } from '../core/game.ts';
import { legalMoves, matchFromPosition } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { game as dessertDice } from '../games/dessert-dice/index.ts';
import { games } from '../games/registry.node.ts';
import { copyOf } from './bot.ts';
import { after, openThread } from './host.node.ts';
import { type Host, openHost, type Port, type PortEvents } from './host.ts';
import { answerRequest, type Request } from './message.ts';
import { BASE_SEED, randomDecision } from './testing.suite.ts';

const open: Host[] = [];
afterEach(() => {
  for (const host of open.splice(0)) host.close();
});

/** Patient by default: tests share their machine. */
function hostWith(openPort: (events: PortEvents) => Port, graceMillis = 30_000): Host {
  const host = openHost({ openPort, after }, graceMillis);
  open.push(host);
  return host;
}

/** A thread that runs this code instead of a bot. */
function threadOf(code: string, events: PortEvents): Port {
  const worker = new Worker(code, { eval: true });
  worker.on('error', (error: Error) => events.onFailure(error.message));
  worker.on('exit', (status) => events.onFailure(String(status)));
  return { post: (request) => worker.postMessage(request), close: () => void worker.terminate() };
}

const STUCK = `require('node:worker_threads').parentPort.on('message', () => { for (;;); });`;
const CRASHING = `require('node:worker_threads').parentPort.on('message', () => { throw new Error('broken'); });`;

function questionAt(game: AnyGame, depth: number) {
  const seed = `${BASE_SEED}/host/${game.profile.id}`;
  const state = randomDecision(game, 2, depth, seed);
  return { game, state, seat: game.actor(state), bot: 'gardener', limit: { iterations: 30 }, seed } as const;
}

function expectLegal(game: AnyGame, state: unknown, move: unknown): void {
  expect(legalMoves(unwrap(matchFromPosition(game, game.position(state))))).toContainEqual(move);
}

describe('a host of bots', () => {
  const game: AnyGame = dessertDice;

  it('fails a question that no bot can cope with, instead of the program, and goes on with the next', async () => {
    const host = hostWith((events) => ({
      post: ({ id }) => setImmediate(() => events.onReply({ id, ok: false, message: 'broken' })),
      close: () => {},
    }));
    const question = questionAt(game, 3);
    const legal = (): number => {
      throw new Error('no moves can be told');
    };
    const broken: AnyGame = { ...game, legal };
    const [failing, next] = [host.ask({ ...question, game: broken }), host.ask(question)];
    await expect(failing).rejects.toThrow('no moves can be told');
    expect((await next).isStandIn).toBe(true);
  });

  it('answers from a worker thread, for every game, as in the same thread', async () => {
    const host = hostWith(openThread);
    for (const each of games.values()) {
      const question = questionAt(each, 3);
      const answer = await host.ask(question);
      expect(answer.isStandIn).toBe(false);
      expectLegal(each, question.state, answer.move);
      expect(await host.ask(question)).toEqual(answer);
    }
  });

  it('answers several questions in their order, each its own', async () => {
    const host = hostWith(openThread);
    const questions = [2, 5, 8].map((depth) => questionAt(game, depth));
    const answers = await Promise.all(questions.map((question) => host.ask(question)));
    answers.forEach((answer, i) => {
      expect(answer.isStandIn).toBe(false);
      expectLegal(game, at(questions, i).state, answer.move);
    });
  });

  it('cuts off a worker that never answers, and the next question gets a new one', async () => {
    let opened = 0;
    const host = hostWith((events) => (opened++ === 0 ? threadOf(STUCK, events) : openThread(events)), 300);
    const question = { ...questionAt(game, 3), limit: { millis: 20 } };
    const started = performance.now();
    const answer = await host.ask(question);
    expect(answer.isStandIn).toBe(true);
    expect(performance.now() - started).toBeLessThan(5000);
    expectLegal(game, question.state, answer.move);
    const patient = { ...question, limit: { millis: 8000 } };
    expect((await host.ask(patient)).isStandIn).toBe(false);
    expect(opened).toBe(2);
  });

  it('replaces a crashed worker and asks again', async () => {
    let opened = 0;
    const host = hostWith((events) => (opened++ === 0 ? threadOf(CRASHING, events) : openThread(events)));
    const question = questionAt(game, 3);
    const answer = await host.ask(question);
    expect(answer.isStandIn).toBe(false);
    expect(opened).toBe(2);
    expectLegal(game, question.state, answer.move);
  });

  it('answers by a stand-in where every worker crashes', async () => {
    let opened = 0;
    const host = hostWith((events) => {
      opened++;
      return threadOf(CRASHING, events);
    });
    const question = questionAt(game, 3);
    const answer = await host.ask(question);
    expect(answer.isStandIn).toBe(true);
    expect(opened).toBe(2);
    expectLegal(game, question.state, answer.move);
  });

  it('answers open questions when it is closed', async () => {
    const host = hostWith((events) => threadOf(STUCK, events));
    const answers = [host.ask(questionAt(game, 3)), host.ask(questionAt(game, 4))];
    host.close();
    for (const answer of await Promise.all(answers)) expect(answer.isStandIn).toBe(true);
  });

  it('sends a worker nothing but what the seat may know: equal requests for states it cannot tell apart', () => {
    for (const each of games.values())
      for (const depth of [0, 3, 12]) {
        const question = questionAt(each, depth);
        if (question.state === null) continue;
        const sent: Request[] = [];
        const host = hostWith(() => ({ post: (request) => void sent.push(request), close: () => {} }));
        void host.ask(question);
        host.close();
        for (let sample = 0; sample < 4; sample++) {
          const state = copyOf(each, question.state);
          each.determinize(state, question.seat, new FastRandom(sample));
          const again = hostWith(() => ({ post: (request) => void sent.push(request), close: () => {} }));
          void again.ask({ ...question, state });
        }
        expect(sent).toHaveLength(5);
        for (const request of sent) expect(request).toEqual(sent[0]);
      }
  });

  it('refuses a request that makes no sense instead of crashing', () => {
    const question = questionAt(game, 3);
    const request: Request = {
      id: 7,
      game: game.profile.id,
      position: game.position(question.state),
      seat: question.seat,
      bot: 'sprout',
      limit: { iterations: 20 },
      seed: 1,
      language: 'en',
      most: 3,
    };
    expect(answerRequest(game, request, () => 0)).toMatchObject({ id: 7, ok: true });
    expect(answerRequest(game, { ...request, position: { nonsense: 1 } }, () => 0)).toMatchObject({ id: 7, ok: false });
    expect(answerRequest(game, { ...request, seat: 1 - question.seat }, () => 0)).toMatchObject({ id: 7, ok: false });
  });
});
