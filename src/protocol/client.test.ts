import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { at } from '../core/assert.ts';
import { type Live, openLive } from './client.ts';
import type { Socket } from './line.ts';
import type { LiveTable } from './live.ts';
import type { ClientMessage, ServerMessage } from './messages.ts';
import { PROTOCOL } from './shapes.ts';

const TABLE = 'a'.repeat(22);

/** The other end of a line: tests say what it answers. */
class FakeSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }
  close(): void {}
  open(): void {
    this.onopen?.({} as never);
  }
  lose(code = 1006): void {
    this.onclose?.({ code } as never);
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  welcome(person = 'ann'): void {
    this.open();
    this.tell({ type: 'welcome', protocol: PROTOCOL, person: { id: person, name: person } });
  }
  of<Type extends ClientMessage['type']>(type: Type): (ClientMessage & { type: Type })[] {
    return this.sent.filter((message): message is ClientMessage & { type: Type } => message.type === type);
  }
}

const update = (from: number, sequence: number): ServerMessage =>
  ({
    type: 'update',
    table: TABLE,
    from,
    sequence,
    events: [],
    ...(from === 0 ? { room: { stage: 'open' } } : {}),
    match: null,
  }) as unknown as ServerMessage;

let sockets: FakeSocket[];
let live: Live;
let seen: LiveTable[];

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  seen = [];
  live = openLive({
    origin: 'http://test',
    openSocket: () => {
      sockets.push(new FakeSocket());
      return at(sockets, sockets.length - 1);
    },
  });
  live.watch(TABLE, (state) => seen.push(state));
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe('a connection that lasts', () => {
  test('P11 goes on from the last step, and sends again under the same key what was not answered', async () => {
    const first = at(sockets, 0);
    first.welcome();
    first.tell(update(0, 7));
    const done = live.do(TABLE, { kind: 'start' });
    first.lose();
    vi.advanceTimersByTime(1000);
    const second = at(sockets, 1);
    second.welcome();
    expect(second.of('watch')).toMatchObject([{ from: 7 }]);
    expect(second.of('do')).toEqual(first.of('do'));
    second.tell({ type: 'done', id: at(second.of('do'), 0).id, sequence: 8 });
    expect(await done).toEqual({ ok: true, value: 8 });
  });

  test.each([
    ['a table', TABLE, `?table=${TABLE}`],
    ['no table', undefined, ''],
    ['what is no id of a table', 'x&y=z', ''],
  ])('names its table in the address, and the same when it comes back: %s', (_, table, query) => {
    const addresses: string[] = [];
    const line = openLive({
      origin: 'https://test/games',
      ...(table === undefined ? {} : { table }),
      openSocket: (address) => {
        addresses.push(address);
        return new FakeSocket();
      },
    });
    line.renew();
    line.close();
    expect(addresses).toEqual(Array(2).fill(`wss://test/games/api/socket${query}`));
  });

  test('that was sent away by the server of its table looks for another, and comes back to it later', () => {
    const addresses: string[] = [];
    const opened: FakeSocket[] = [];
    const line = openLive({
      origin: 'https://test',
      table: TABLE,
      openSocket: (address) => {
        addresses.push(address);
        opened.push(new FakeSocket());
        return at(opened, opened.length - 1);
      },
    });
    for (const code of [1013, 1006, 1006]) {
      at(opened, opened.length - 1).lose(code);
      vi.advanceTimersByTime(16_000);
    }
    line.close();
    const [named, plain] = [`wss://test/api/socket?table=${TABLE}`, 'wss://test/api/socket'];
    expect(addresses).toEqual([named, plain, named, named]);
  });

  test('waits longer and longer, but is back at once when it is woken', () => {
    for (let i = 0; i < 8; i++) {
      at(sockets, sockets.length - 1).lose();
      vi.advanceTimersByTime(16_000);
    }
    at(sockets, sockets.length - 1).lose();
    const before = sockets.length;
    live.wake();
    expect(sockets.length).toBe(before + 1);
    // The retry that was waiting does not open a second one.
    vi.advanceTimersByTime(3000);
    expect(sockets.length).toBe(before + 1);
  });

  test('that is dead without a word is given up; one that answers is kept', () => {
    const first = at(sockets, 0);
    first.welcome();
    live.wake();
    expect(first.of('hello')).toHaveLength(2);
    first.welcome();
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(1);
    live.wake();
    const statuses: boolean[] = [];
    live.onStatus(({ isOpen }) => statuses.push(isOpen));
    vi.advanceTimersByTime(5000);
    expect(sockets).toHaveLength(2);
    expect(statuses).toEqual([false]);
    // What the dead one still says is not heard.
    first.tell(update(0, 3));
    expect(seen).toEqual([]);
  });

  test('knows a table anew when somebody else is signed in', () => {
    const first = at(sockets, 0);
    first.welcome('ann');
    first.tell(update(0, 7));
    live.renew();
    at(sockets, 1).welcome('ben');
    expect(at(sockets, 1).of('watch')).toMatchObject([{ from: 0 }]);
  });

  test('asks for the recent entries of a table it does not know, and for all of them as soon as it shows these', () => {
    const first = at(sockets, 0);
    first.welcome();
    const entry = (sequence: number) => ({ kind: 'entry', sequence, atMillis: 0, by: 0, entry: { type: 'tip' } });
    const whole = (sequence: number) => Array.from({ length: sequence }, (_, i) => entry(i + 1));
    const asked = () => first.of('watch').map(({ from, recent }) => [from, recent === true]);
    expect(asked()).toEqual([[0, true]]);
    first.tell({ ...update(0, 7), earlier: 5, events: [entry(6), entry(7)] } as ServerMessage);
    expect(asked()).toEqual([
      [0, true],
      [0, false],
    ]);
    // What comes in between is shown, and asks for nothing.
    first.tell({ ...update(7, 8), events: [entry(8)] } as ServerMessage);
    expect(asked()).toHaveLength(2);
    first.tell({ ...update(0, 9), events: whole(9) } as ServerMessage);
    expect(asked()).toHaveLength(2);
    expect(seen.map(({ log }) => [log.length, Object.keys(log).length])).toEqual([
      [7, 2],
      [8, 3],
      [9, 9],
    ]);
    expect(seen.map(({ news }) => news.map(({ sequence }) => sequence))).toEqual([[6, 7], [8], [9]]);
    first.lose();
    vi.advanceTimersByTime(1000);
    at(sockets, 1).welcome();
    expect(at(sockets, 1).of('watch')).toMatchObject([{ from: 9 }]);
  });

  test('that was lost before all entries came asks for all of them when it is back', () => {
    at(sockets, 0).welcome();
    at(sockets, 0).tell({ ...update(0, 7), earlier: 5 } as ServerMessage);
    at(sockets, 0).lose();
    vi.advanceTimersByTime(1000);
    at(sockets, 1).welcome();
    expect(at(sockets, 1).of('watch')).toMatchObject([{ from: 0 }]);
    expect(at(sockets, 1).of('watch')).not.toMatchObject([{ recent: true }]);
  });

  test('asks from the beginning where an update does not follow', () => {
    const first = at(sockets, 0);
    first.welcome();
    first.tell(update(0, 7));
    first.tell(update(9, 10));
    expect(first.of('watch').map(({ from }) => from)).toEqual([0, 0]);
    expect(seen.map(({ sequence }) => sequence)).toEqual([7]);
  });
});
