import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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
    { kind: 'sit', seat: random.below(4), nonceHash: 'ab'.repeat(32) },
    { kind: 'leave' },
    { kind: 'addBot', seat: 1, level: 'random' },
    { kind: 'clearSeat', seat: 1 },
    { kind: 'start' },
    { kind: 'move', turn, move: { die: 1, space: 'a1', cards: ['x'] } },
    { kind: 'undo', turn },
    { kind: 'askUndo', turn },
    { kind: 'answerUndo', turn, agree: true },
    { kind: 'nudge', turn },
    { kind: 'handOver', turn },
    { kind: 'pause', agree: true },
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
  const heard = { refused: 0, done: 0, welcome: 0 };
  const isOpen = (): boolean => socket.readyState === WebSocket.OPEN;
  const opened = new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  socket.on('message', (data) => {
    const text = String(data);
    const parsed = serverMessage.safeParse(JSON.parse(text));
    if (!parsed.success) {
      report.flaws.push(`an answer out of form: ${text}`);
      return;
    }
    const { type } = parsed.data;
    if (type === 'refused' || type === 'done' || type === 'welcome') heard[type]++;
    if (type === 'done') report.done++;
    if (type !== 'refused') return;
    report.refused++;
    if (parsed.data.error.code === 'unavailable') report.flaws.push(`refused with ${text}`);
  });
  socket.on('close', (code) => {
    report.closed++;
    if (code !== 1006 && !rightfulCloses.has(code)) report.flaws.push(`a connection was closed with ${code}`);
  });
  await opened;

  async function waitFor(isThere: () => boolean, about: string): Promise<void> {
    for (const endMillis = Date.now() + ANSWER_MILLIS; isOpen() && !isThere(); await pause(2)) {
      if (Date.now() < endMillis) continue;
      report.flaws.push(`no answer after ${about}`);
      return;
    }
  }
  const answers = (): number => heard.refused + heard.done + heard.welcome;
  return {
    isOpen,
    end: () => socket.terminate(),
    say: async (message: string | Buffer): Promise<void> => {
      const told = String(message).slice(0, 300);
      const kind = typeof message === 'string' ? kindOf(message) : null;
      const [before, answersBefore] = [heard.refused, answers()];
      socket.send(message, { binary: typeof message !== 'string' });
      // These are answered when something is looked up or stored, which takes its time.
      if (kind === 'do' || kind === 'hello') await waitFor(() => answers() > answersBefore, told);
      const welcomes = heard.welcome;
      // A greeting is answered in any case: when its answer is there, so is the refusal of what could not be read.
      socket.send(greeting);
      await waitFor(() => heard.welcome > welcomes, told);
      if (isOpen() && kind === null && heard.refused === before) report.flaws.push(`not refused: ${told}`);
    },
  };
}

/** What kind of message it is; null for one that is not in form. */
function kindOf(text: string): string | null {
  try {
    return clientMessage.safeParse(JSON.parse(text)).data?.type ?? null;
  } catch {
    return null;
  }
}
