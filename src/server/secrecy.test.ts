import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { SPECTATOR } from '../core/game.ts';
import { FastRandom } from '../core/random.ts';
import { recordOf } from '../core/record.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import { allowed } from './secrecy.suite.ts';
import {
  enter,
  leaveAll,
  personWith,
  playOn,
  startTable,
  startTestServer,
  type TestPerson,
  type TestServer,
} from './testing.suite.ts';

const MAX_MOVES = 60;

let server: TestServer;
let people: TestPerson[];
beforeAll(async () => {
  server = await startTestServer();
  people = [await enter(server.url, 'Ann'), await enter(server.url, 'Bob'), await enter(server.url, 'Eve')];
  // Somebody without a name, who only looks.
  people.push(personWith(server.url, 'nobody', ''));
});
afterAll(async () => {
  leaveAll(people);
  await server.remove();
});

/** Provokes every kind of refusal, to see that they tell nothing either. */
async function provoke(person: TestPerson, table: string, turn: number): Promise<string[]> {
  const answers: unknown[] = [];
  const ask = async (command: unknown) => {
    const response = await fetch(`${server.url}/api/tables/${table}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify({ key: `key-${Math.random()}`.replace('.', ''), command }),
    });
    answers.push(await response.text());
  };
  for (const command of [
    { kind: 'move', turn: 0, move: {} },
    { kind: 'move', turn, move: { die: 1 } },
    { kind: 'move', turn, move: [] },
    { kind: 'undo', turn: 0 },
    { kind: 'askUndo', turn: 0 },
    { kind: 'answerUndo', turn, agree: true },
    { kind: 'start' },
    { kind: 'sit' },
    { kind: 'nonsense' },
    null,
  ])
    await ask(command);
  for (const path of ['', '?details=true', '/record', '?from=3', '/nonsense'])
    answers.push(
      await (
        await fetch(`${server.url}/api/tables/${table}${path}`, {
          headers: { authorization: `Bearer ${person.token}` },
        })
      ).text(),
    );
  return answers.map(String);
}

/** What is still on its way from a table of the test before is judged by that table's secrets, not by this one's. */
const played: string[] = [];

describe('P13 no byte tells more than it may, before the end', () => {
  test.each(['dessert-dice', 'rice-dice', 'harvest-dice'])('%s', async (game) => {
    const seed = 11;
    const random = new FastRandom(seed);
    const [ann, bob, eve, nobody] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
    for (const person of people) person.received.length = 0;
    const table = await startTable([ann, bob], { game }, ['random']);
    const before = [...played];
    played.push(table);
    const provoked = new Map<TestPerson, string[]>(people.map((person) => [person, []]));
    const viewers = new Map([
      [ann, 0],
      [bob, 1],
      [eve, SPECTATOR],
      [nobody, SPECTATOR],
    ]);
    let turn = 0;
    const ends = people.map((watching) =>
      watching.live.watch(table, ({ match }) => (turn = match?.turn ?? 0), { details: true }),
    );
    let moves = 0;
    // Random play may take thousands of moves to an end: what is secret shows long before.
    const choose = (n: number): number => (moves++ < MAX_MOVES ? random.below(n) : -1);
    let isOver = false;
    void Promise.race([ann, bob].map((person) => playOn(person, table, choose))).then(() => {
      isOver = true;
    });
    while (!isOver && moves < MAX_MOVES)
      for (const person of people) provoked.get(person)?.push(...(await provoke(person, table, turn)));
    for (const end of ends) end();
    const room = await server.services.rooms.look(table, (found) => found);
    if (room?.match == null) throw new Error('the game was played');
    const { hidden: _, ...shown } = recordOf(room.match);
    const record = { ...shown, log: [...room.match.log], result: null };
    const seedForms = ['hex', 'base64', 'base64url'].map((form) =>
      Buffer.from(room.seed, 'hex')
        .toString(form as BufferEncoding)
        .replace(/=+$/, ''),
    );
    let secrets = 0;
    for (const [person, viewer] of viewers) {
      const known = allowed(record, viewer);
      secrets += known.hidden.length;
      const isOpen = (text: string): boolean => /"stage":"over"|"actor":"over"|"result":\{"standings"/.test(text);
      const isLate = (text: string): boolean => before.some((id) => text.includes(id));
      const sent = [...person.received, ...(provoked.get(person) ?? [])].filter(
        (text) => !isOpen(text) && !isLate(text),
      );
      expect(sent.length).toBeGreaterThan(10);
      for (const text of sent) {
        for (const form of seedForms)
          expect(text.includes(form), `seed of the dice told to ${person.name}`).toBe(false);
        for (const entry of known.hidden)
          expect(text.includes(entry), `${entry} told to ${person.name}, random seed ${seed}`).toBe(false);
        for (const other of people)
          if (other.token !== '') expect(text.includes(other.token), 'a secret of a person is told').toBe(false);
      }
      checkUpdates(sent, known, person.name);
    }
    if (game !== 'harvest-dice') expect(secrets).toBeGreaterThan(0);
  });
});

/** Every view, score and entry in the updates is one that the viewer may have. */
function checkUpdates(sent: readonly string[], known: ReturnType<typeof allowed>, name: string): void {
  const views = new Set(known.views);
  const entries = new Set(known.entries);
  let checked = 0;
  for (const text of sent) {
    const message = JSON.parse(text) as ServerMessage | Record<string, never>;
    if (!('events' in message)) continue;
    for (const event of message.events)
      if (event.kind === 'entry') {
        expect(entries.has(JSON.stringify(event.entry)), `${JSON.stringify(event)} told to ${name}`).toBe(true);
        checked++;
      }
    if (message.match === null) continue;
    const shown = JSON.stringify(message.match.view);
    expect(views.has(shown), `a view that ${name} must not have: ${shown}`).toBe(true);
    if (at(Object.keys(message.match), 0) === 'turn') checked++;
  }
  expect(checked).toBeGreaterThan(10);
}
