import type { Refusal } from '../core/errors.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Command } from '../table/command.ts';
import { type LineOptions, openLine } from './line.ts';
import { applyUpdate, isShort, type LiveTable } from './live.ts';
import type { ClientMessage, ServerMessage } from './messages.ts';
import { fillPath, type Route } from './route.ts';
import { type RouteAnswer, type RouteBody, type RouteName, type RouteQuery, routes } from './routes.ts';
import type { TableUpdate } from './shapes.ts';

/** As much of `fetch` as is used here: that of the browser and of Node fit. */
type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ json(): Promise<unknown>; readonly ok: boolean }>;

interface Globals {
  readonly fetch: Fetch;
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
  setTimeout(call: () => void, millis: number): unknown;
}
const globals = globalThis as unknown as Globals;

/** `origin` is like "https://windfall.example", where the server is below a folder with its path, and without a slash at its end; `token` a personal API token, where a browser has its cookie. */
export interface ClientOptions extends LineOptions {
  readonly fetch?: Fetch;
}

type Inputs<Name extends RouteName> = {
  readonly params?: Readonly<Record<string, string>>;
} & (RouteBody<Name> extends undefined ? { readonly body?: undefined } : { readonly body: RouteBody<Name> }) &
  (RouteQuery<Name> extends undefined ? { readonly query?: undefined } : { readonly query?: RouteQuery<Name> });

/** Not `randomUUID`: browsers have that only on pages that came by https. */
const newKey = (): string =>
  [...globals.crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const unreachable: Refusal = { code: 'unavailable', message: 'The server cannot be reached.' };

/** One HTTP request, typed by its route. */
export async function callRoute<Name extends RouteName>(
  options: ClientOptions,
  name: Name,
  inputs: Inputs<Name>,
): Promise<Result<RouteAnswer<Name>, Refusal>> {
  const route: Route = routes[name];
  const query = Object.entries((inputs.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
    .join('&');
  const url = `${options.origin}${fillPath(route.path, inputs.params ?? {})}${query === '' ? '' : `?${query}`}`;
  const body = route.method === 'GET' ? undefined : JSON.stringify(inputs.body ?? {});
  try {
    const send = options.fetch ?? globals.fetch;
    const answer = await send(url, {
      method: route.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const json = await answer.json();
    return answer.ok ? ok(json as RouteAnswer<Name>) : fail((json as { error: Refusal }).error);
  } catch {
    return fail(unreachable);
  }
}

interface Watched {
  readonly hasDetails: boolean;
  readonly listeners: Set<(state: LiveTable) => void>;
  state: LiveTable | null;
}

interface Pending {
  readonly message: ClientMessage & { type: 'do' };
  readonly resolve: (result: Result<number, Refusal>) => void;
}

/**
 * A connection that lasts: it comes back by itself, goes on from the last step it has seen, and sends again, under the same key,
 * whatever was not acknowledged.
 */
export interface Live {
  /** Calls back with the table now and after each change; the result ends it. */
  watch(tableId: string, listener: (state: LiveTable) => void, options?: { readonly details?: boolean }): () => void;
  /** Ends when the server has stored what came of the command, or has refused it. */
  do(tableId: string, command: Command): Promise<Result<number, Refusal>>;
  /** Hears whether the connection stands, and what the server refuses outside of commands. */
  onStatus(listener: (status: { readonly isOpen: boolean; readonly refusal?: Refusal }) => void): void;
  /** Hears which seats' people look at a table just now, where the server tells it. */
  onPresence(listener: (tableId: string, seats: readonly number[]) => void): void;
  /** Comes back now, if the connection is lost, and makes sure that it is not. */
  wake(): void;
  /** Comes back as the person who is signed in now. */
  renew(): void;
  close(): void;
}

const RESEND_MILLIS = 200;

export function openLive(options: ClientOptions): Live {
  const watched = new Map<string, Watched>();
  const pending = new Map<number, Pending>();
  const statusListeners: Parameters<Live['onStatus']>[0][] = [];
  const presenceListeners: Parameters<Live['onPresence']>[0][] = [];
  let lastId = 0;
  let isGreeted = false;
  /** Whose view the tables are known from; another person sees them differently. */
  let viewer: string | null = null;

  const tellStatus = (isOpen: boolean, refusal?: Refusal): void => {
    for (const listener of statusListeners) listener({ isOpen, ...(refusal === undefined ? {} : { refusal }) });
  };
  /** Of a long table the recent entries come first, and as soon as they are there all of it. */
  const askFor = (tableId: string, { state, hasDetails }: Watched): void => {
    const from = state === null || isShort(state) ? 0 : state.sequence;
    line.post({
      type: 'watch',
      table: tableId,
      from,
      details: hasDetails,
      ...(state === null ? { recent: true } : {}),
    });
  };

  const greeted = (person: string | null): void => {
    const isSame = person === viewer;
    if (isGreeted && isSame) return;
    isGreeted = true;
    viewer = person;
    for (const [table, item] of watched) {
      if (!isSame) item.state = null;
      askFor(table, item);
    }
    for (const { message } of pending.values()) line.post(message);
    tellStatus(true);
  };

  const take = (update: TableUpdate): void => {
    const item = watched.get(update.table);
    if (item === undefined) return;
    item.state = applyUpdate(item.state, update);
    if (item.state === null) askFor(update.table, item);
    else {
      if (update.earlier !== undefined) askFor(update.table, item);
      for (const listener of item.listeners) listener(item.state);
    }
  };

  const receive = (message: ServerMessage): void => {
    if (message.type === 'welcome') greeted(message.person?.id ?? null);
    else if (message.type === 'update') take(message);
    else if (message.type === 'presence') for (const hear of presenceListeners) hear(message.table, message.seats);
    else if (message.type === 'done') settle(message.id, ok(message.sequence));
    else if (message.type !== 'refused') return;
    else if (message.id === null) {
      tellStatus(isGreeted, message.error as Refusal);
      // Who is shut out for days does not wait for an answer until then.
      if (message.error.code === 'banned')
        for (const id of [...pending.keys()]) settle(id, fail(message.error as Refusal));
    }
    // The server is on its way out: the command goes to the next one.
    else if (message.error.code === 'unavailable') resend(message.id);
    else settle(message.id, fail(message.error as Refusal));
  };

  const settle = (id: number, result: Result<number, Refusal>): void => {
    pending.get(id)?.resolve(result);
    pending.delete(id);
  };

  const resend = (id: number): void => {
    globals.setTimeout(() => {
      const item = pending.get(id);
      if (item !== undefined && isGreeted) line.post(item.message);
    }, RESEND_MILLIS);
  };

  const onDown = (): void => {
    isGreeted = false;
    tellStatus(false);
  };
  const line = openLine(options, { onMessage: receive, onDown });

  return {
    watch: (tableId, listener, { details = false } = {}) => {
      const item = watched.get(tableId) ?? { hasDetails: details, listeners: new Set(), state: null };
      item.listeners.add(listener);
      if (!watched.has(tableId)) {
        watched.set(tableId, item);
        if (isGreeted) askFor(tableId, item);
      } else if (item.state !== null) listener(item.state);
      return () => {
        item.listeners.delete(listener);
        if (item.listeners.size > 0) return;
        watched.delete(tableId);
        if (isGreeted) line.post({ type: 'unwatch', table: tableId });
      };
    },
    do: (tableId, command) =>
      new Promise((resolve) => {
        const id = ++lastId;
        const message = { type: 'do', id, table: tableId, key: newKey(), command } as const;
        pending.set(id, { message, resolve });
        if (isGreeted) line.post(message);
      }),
    onStatus: (listener) => {
      statusListeners.push(listener);
    },
    onPresence: (listener) => {
      presenceListeners.push(listener);
    },
    wake: line.wake,
    renew: line.renew,
    close: () => {
      line.close();
      for (const id of [...pending.keys()]) settle(id, fail(unreachable));
    },
  };
}
