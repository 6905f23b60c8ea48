import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { FastRandom } from '../src/core/random.ts';
import { clientMessage, serverMessage } from '../src/protocol/messages.ts';
import { PROTOCOL } from '../src/protocol/shapes.ts';
import type { Target } from './fuzz.ts';
import { junkBytes, junkText, pick } from './junk.ts';

/** How the server may end a connection that misbehaves: broken frames, text that is none, too long, against the protocol. */
const rightfulCloses = new Set([1002, 1007, 1008, 1009]);
const MESSAGES_A_CONNECTION = 40;
const ANSWER_MILLIS = 20_000;

/** Good messages of every kind, to be spoilt. */
export function goodMessages(target: Target, random: FastRandom): object[] {
  const table = pick(random, target.tables);
  const order = (command: object) => ({ type: 'do', id: random.below(1000), table, key: randomUUID(), command });
  return [
    { type: 'hello', protocol: PROTOCOL, token: pick(random, target.people).token },
    { type: 'watch', table, from: random.below(10), details: true },
    { type: 'unwatch', table },
    ...goodCommands(random).map(order),
  ];
}

export function goodCommands(random: FastRandom): object[] {
  const turn = random.below(3);
  return [
    { kind: 'sit', seat: random.below(4), nonce: 'n' },
    { kind: 'leave' },
    { kind: 'addBot', seat: 1, level: 'random' },
    { kind: 'clearSeat', seat: 1 },
    { kind: 'start' },
    { kind: 'move', turn, move: { die: 1, space: 'a1', cards: ['x'] } },
    { kind: 'undo', turn },
    { kind: 'askUndo', turn },
    { kind: 'answerUndo', turn, agree: true },
    { kind: 'chat', text: 'hello' },
    { kind: 'rematch' },
  ];
}

/** Connection after connection: nonsense, one message at a time, each followed by a greeting that must be answered. */
export async function fuzzSocket(target: Target, random: FastRandom, endMillis: number): Promise<void> {
  while (Date.now() < endMillis) {
    const { token } = pick(random, target.people);
    const talk = await openTalk(target, JSON.stringify({ type: 'hello', protocol: PROTOCOL, token }));
    for (let i = 0; i < MESSAGES_A_CONNECTION && talk.isOpen() && Date.now() < endMillis; i++) {
      target.report.messages++;
      await talk.say(messageFor(target, random));
    }
    talk.end();
  }
}

function messageFor(target: Target, random: FastRandom): string | Buffer {
  if (random.below(200) === 0) return 'x'.repeat(70_000);
  if (random.below(40) === 0) return junkBytes(random);
  return junkText(pick(random, goodMessages(target, random)), random);
}

/** A connection whose answers are judged as they come. */
async function openTalk({ url, report }: Target, greeting: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
  let refusals = 0;
  let answered: (what: string) => void = () => {};
  const opened = new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  socket.on('message', (data) => {
    const text = String(data);
    const parsed = serverMessage.safeParse(JSON.parse(text));
    if (!parsed.success) report.flaws.push(`an answer out of form: ${text}`);
    else if (parsed.data.type === 'refused') {
      refusals++;
      report.refused++;
      if (parsed.data.error.code === 'unavailable') report.flaws.push(`refused with ${text}`);
    } else if (parsed.data.type === 'done') report.done++;
    else if (parsed.data.type === 'welcome') answered('welcome');
  });
  socket.on('close', (code) => {
    report.closed++;
    if (code !== 1006 && !rightfulCloses.has(code)) report.flaws.push(`a connection was closed with ${code}`);
    answered('closed');
  });
  await opened;
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    end: () => socket.terminate(),
    say: async (message: string | Buffer): Promise<void> => {
      const before = refusals;
      const isGood = typeof message === 'string' && isInForm(message);
      const answer = await new Promise<string>((resolve) => {
        const timer = setTimeout(() => resolve('silence'), ANSWER_MILLIS);
        answered = (what) => {
          clearTimeout(timer);
          resolve(what);
        };
        socket.send(message, { binary: typeof message !== 'string' });
        // A greeting is answered in any case: when its answer is there, so is that to what came before.
        socket.send(greeting);
      });
      const told = String(message).slice(0, 300);
      if (answer === 'silence') report.flaws.push(`no answer after ${told}`);
      if (answer === 'welcome' && !isGood && refusals === before) report.flaws.push(`not refused: ${told}`);
    },
  };
}

function isInForm(message: string): boolean {
  try {
    return clientMessage.safeParse(JSON.parse(message)).success;
  } catch {
    return false;
  }
}
