import { schemaMessage } from '../core/errors.ts';
import { type ClientMessage, clientMessage } from '../protocol/messages.ts';
import { OLDEST_PROTOCOL, PROTOCOL } from '../protocol/shapes.ts';
import { earlierOf } from '../table/fold.ts';
import { authenticateNow } from './accounts.ts';
import { BrokenTable } from './brokenTable.ts';
import { takeCommand } from './command.ts';
import {
  type Connection,
  close,
  end,
  hasExpired,
  isAdmitted,
  isBusy,
  isOpen,
  isSlow,
  LATER,
  POLICY,
  send,
  sendPing,
  sendRefusal,
  sendText,
  weightOf,
} from './connection.ts';
import { readMove } from './fast/readMove.ts';
import { updateText } from './fast/updateText.ts';
import { type Hub, updateFor, type Watcher } from './hub.ts';
import type { Services } from './services.ts';
import { hiddenFrom } from './shields.ts';
import { readPerson } from './store/people.ts';

const MAX_WATCHED = 50;

/** A message of a client: worked on now, or when there is room for it. */
export function receive(services: Services, connection: Connection, data: string): void {
  if (!isAdmitted(services.limits, connection)) return;
  if (hasExpired(connection)) end(connection);
  else if (connection.inbox !== null) connection.inbox.push(data);
  else if (isBusy(connection)) {
    connection.inbox = [data];
    connection.socket.pause();
    if (isSlow(connection)) awaitReading(services, connection);
  } else take(services, connection, data);
}

function take(services: Services, connection: Connection, data: string): void {
  const message = parse(connection, data);
  if (message === null) return;
  const weight = weightOf(message);
  connection.inWork += weight;
  handle(services, connection, message).then(
    () => finish(services, connection, weight),
    (error: unknown) => {
      const id = 'id' in message ? message.id : null;
      if (error instanceof BrokenTable) sendRefusal(connection, id, error.refusal);
      else {
        services.log.error({ error: error instanceof Error ? error.stack : String(error) }, 'a message failed');
        sendRefusal(connection, id, { code: 'unavailable', message: 'Something went wrong here: try again.' });
      }
      finish(services, connection, weight);
    },
  );
}

function finish(services: Services, connection: Connection, weight: number): void {
  connection.inWork -= weight;
  if (connection.inbox !== null) proceed(services, connection);
}

/** Goes on with what had to wait, as far as possible. */
function proceed(services: Services, connection: Connection): void {
  while (connection.inbox !== null && isOpen(connection)) {
    if (isSlow(connection)) awaitReading(services, connection);
    if (isBusy(connection)) return;
    const next = connection.inbox.shift();
    if (next !== undefined) take(services, connection, next);
    else {
      connection.inbox = null;
      connection.socket.resume();
    }
  }
}

/** As soon as the client has read what waits for it, it is read from again and sent what it has missed. */
function awaitReading(services: Services, connection: Connection): Set<string> {
  if (connection.missed !== null) return connection.missed;
  const missed = new Set<string>();
  connection.missed = missed;
  const goOn = (): void => {
    connection.missed = null;
    for (const table of missed) tell(services, table, services.hub.publish);
    proceed(services, connection);
  };
  const { stream } = connection;
  const wait = (): void => (stream.writableNeedDrain ? void stream.once('drain', goOn) : goOn());
  if (stream.writableNeedDrain) wait();
  // It is written at the end of this turn, and may be gone at once: then nothing drains.
  else setImmediate(wait);
  return missed;
}

function parse(connection: Connection, data: string): ClientMessage | null {
  const move = readMove(data);
  if (move !== null) return move;
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    sendRefusal(connection, null, { code: 'malformed_request', message: 'The message is not JSON.' });
    return null;
  }
  const read = clientMessage.safeParse(json);
  if (read.success) return read.data;
  const id =
    typeof json === 'object' && json !== null && 'id' in json && Number.isSafeInteger(json.id) ? json.id : null;
  sendRefusal(connection, id as number | null, {
    code: 'malformed_request',
    message: `The message is wrong at ${schemaMessage(read.error)}.`,
  });
  return null;
}

async function handle(services: Services, connection: Connection, message: ClientMessage): Promise<void> {
  if (message.type === 'hello') return greet(services, connection, message);
  if (!connection.hasGreeted)
    return sendRefusal(connection, 'id' in message ? message.id : null, {
      code: 'malformed_request',
      message: 'The first message must be hello, and its answer must have come.',
    });
  switch (message.type) {
    case 'watch':
      return watch(services, connection, message);
    case 'unwatch':
      unwatch(services, connection, message.table);
      return tellLeft(services, message.table);
    case 'do': {
      const { id, table, command, key } = message;
      const { who, session, address, lagMillis } = connection;
      if (who === null)
        return sendRefusal(connection, id, { code: 'not_signed_in', message: 'Tell us your name first, or sign in.' });
      if (session?.scope === 'read')
        return sendRefusal(connection, id, {
          code: 'not_allowed',
          message: 'This token is for the scope "read", not "play".',
        });
      const done = await takeCommand(services, who, table, command, key, address, lagMillis);
      if (done.ok) sendText(connection, doneText(id, done.value));
      else sendRefusal(connection, id, done.error);
    }
  }
}

/** Two whole numbers: nothing in it has to be escaped. */
const doneText = (id: number, sequence: number): string => `{"type":"done","id":${id},"sequence":${sequence}}`;

async function greet(
  services: Services,
  connection: Connection,
  hello: ClientMessage & { type: 'hello' },
): Promise<void> {
  if (hello.protocol > PROTOCOL) {
    // A page of the version that comes next: a server of it is there, or will be in a moment.
    const message = `This server speaks version ${PROTOCOL} of the protocol, not yet ${hello.protocol}: try again.`;
    sendRefusal(connection, null, { code: 'unavailable', message });
    close(connection, LATER, 'protocol');
    return;
  }
  if (hello.protocol < OLDEST_PROTOCOL) {
    const message = `This server speaks version ${PROTOCOL} of the protocol, no longer ${hello.protocol}.`;
    sendRefusal(connection, null, { code: 'old_protocol', message });
    close(connection, POLICY, 'protocol');
    return;
  }
  const secret = hello.isNobody === true ? null : (hello.token ?? connection.cookie);
  const signedIn = secret === null ? null : await authenticateNow(services, secret);
  if (secret !== null && hello.token !== undefined && signedIn === null) {
    sendRefusal(connection, null, { code: 'wrong_credentials', message: 'The token is not known.' });
    return;
  }
  const banned = signedIn === null ? null : services.bans.refusal('person', signedIn.person.id);
  if (banned !== null) {
    sendRefusal(connection, null, banned);
    close(connection, POLICY, 'banned');
    return;
  }
  if (!isOpen(connection)) return;
  // A hello again asks whether the line is alive. It watches for the one who began it: as somebody else it would outlive that session.
  if (connection.hasGreeted && signedIn?.session.hash !== connection.session?.hash) {
    end(connection, 'somebody else');
    return;
  }
  connection.session = signedIn?.session ?? null;
  connection.who = signedIn === null ? null : { person: signedIn.person.id, name: signedIn.person.name };
  connection.hasGreeted = true;
  noteHere(services, connection);
  const person = connection.who === null ? null : { id: connection.who.person, name: connection.who.name };
  send(connection, { type: 'welcome', protocol: PROTOCOL, person });
  // Whose time runs is not charged for the way: it is measured before the first move.
  sendPing(connection);
}

async function watch(
  services: Services,
  connection: Connection,
  message: ClientMessage & { type: 'watch' },
): Promise<void> {
  const { hub, limits, rooms } = services;
  const { table, from = 0, details = false, recent = false } = message;
  unwatch(services, connection, table);
  connection.watching ??= new Map();
  if (connection.watching.size >= MAX_WATCHED)
    return sendRefusal(connection, null, { code: 'too_many', message: `You watch ${MAX_WATCHED} tables already.` });
  const person = connection.who?.person ?? null;
  const watcher: Watcher = {
    person,
    isSeen: await isSeenHere(services, person),
    hidden: await hiddenFrom(services.db, person),
    hasDetails: details,
    sent: from,
    send: (update) => {
      if (isSlow(connection)) {
        awaitReading(services, connection).add(table);
        return false;
      }
      sendText(connection, updateText(update));
      return true;
    },
    ...(details ? { tellPresence: (seats) => send(connection, { type: 'presence', table, seats: [...seats] }) } : {}),
  };
  const open = recent && from === 0 ? rooms.glance : rooms.look;
  const found = await open(table, (room) => {
    if (!isOpen(connection)) return;
    // A client that knows more than the store has seen another table: it starts anew.
    if (watcher.sent > room.sequence) watcher.sent = 0;
    const earlier = recent ? earlierOf(room) : null;
    const text = updateText(updateFor(room, person, watcher.sent, details, watcher.hidden, earlier));
    limits.charge(connection.addressMessages, text.length);
    sendText(connection, text);
    watcher.sent = room.sequence;
    // Asked twice at once, the last counts.
    unwatch(services, connection, table);
    connection.watching?.set(table, watcher);
    hub.watch(table, watcher);
    hub.publishPresence(room);
  });
  if (found === null) sendRefusal(connection, null, { code: 'unknown_table', message: 'There is no such table.' });
}

/** Whether others at a table are told that a person looks. Where several processes share a database none of them knows who does, and nobody is told. */
const isSeenHere = async ({ db }: Services, person: string | null): Promise<boolean> =>
  person === null || db.isShared || (await readPerson(db, person))?.isSeen !== false;

function unwatch({ hub }: Services, connection: Connection, table: string): void {
  const watcher = connection.watching?.get(table);
  if (watcher === undefined) return;
  hub.unwatch(table, watcher);
  connection.watching?.delete(table);
}

/** Somebody has this page open. A program that plays for them does not mean that they are there. */
export function noteHere({ here }: Services, { who, session }: Connection): void {
  if (who !== null && session?.kind === 'cookie') here.note(who.person);
}

/** Its connection is gone. */
export function leaveAll(services: Services, connection: Connection): void {
  for (const [table, watcher] of connection.watching ?? []) {
    services.hub.unwatch(table, watcher);
    tellLeft(services, table);
  }
  connection.watching = null;
}

/** Those who still look learn that somebody has gone. */
function tellLeft(services: Services, table: string): void {
  const { hub, rooms, stopping } = services;
  if (stopping.aborted) return;
  if (hub.isWatched(table)) tell(services, table, hub.publishPresence);
  else rooms.rest(table);
}

function tell({ rooms, log }: Services, table: string, publish: Hub['publish']): void {
  rooms.look(table, publish).catch((error: unknown) => log.warn({ error: String(error) }, 'not told'));
}
