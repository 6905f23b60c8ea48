import { WebSocket } from 'ws';
import { FastRandom } from '../src/core/random.ts';
import type { Socket } from '../src/protocol/line.ts';

/** How bad the network is: chances in a thousand for each message, and how long connections last. */
interface Weather {
  readonly lost: number;
  readonly doubled: number;
  /** Held back for a while: those behind it overtake it. */
  readonly late: number;
  readonly longestDelayMillis: number;
  /** Every connection is cut within this time: the only way for a client to notice that something was lost. */
  readonly longestLifeMillis: number;
}

const weather: Weather = { lost: 30, doubled: 60, late: 150, longestDelayMillis: 60, longestLifeMillis: 4000 };

/**
 * The network between clients and servers. What happens to message i of connection n of a client is decided by the seed alone,
 * in each direction; when messages come is up to the machine.
 */
export interface Storm {
  readonly counts: { messages: number; lost: number; doubled: number; late: number; cuts: number; connections: number };
  /** How often a message is delivered, and how much later. */
  fates(name: string): () => readonly number[];
  /** How long a connection lasts; null where nothing cuts it. */
  lifeMillis(name: string): number | null;
  /** Cuts every connection, and leaves the later ones alone. */
  end(): void;
  isOver(): boolean;
  readonly cutters: Set<() => void>;
}

export function newStorm(seed: string): Storm {
  const counts = { messages: 0, lost: 0, doubled: 0, late: 0, cuts: 0, connections: 0 };
  const cutters = new Set<() => void>();
  let isOver = false;
  const delay = (random: FastRandom): number => 1 + random.below(weather.longestDelayMillis);
  return {
    counts,
    cutters,
    fates: (name) => {
      const random = new FastRandom(`${seed} ${name}`);
      return () => {
        counts.messages++;
        if (isOver) return [0];
        const draw = random.below(1000);
        if (draw < weather.lost) {
          counts.lost++;
          return [];
        }
        if (draw < weather.lost + weather.doubled) {
          counts.doubled++;
          return [0, delay(random)];
        }
        if (draw < weather.lost + weather.doubled + weather.late) {
          counts.late++;
          return [delay(random)];
        }
        return [0];
      };
    },
    lifeMillis: (name) =>
      isOver ? null : 200 + new FastRandom(`${seed} life of ${name}`).below(weather.longestLifeMillis - 200),
    end: () => {
      isOver = true;
      for (const cut of [...cutters]) cut();
    },
    isOver: () => isOver,
  };
}

/** What goes over the wire, as it is before the storm gets hold of it: for the audit. */
export interface Tape {
  sent(text: string): void;
  received(text: string): void;
}

/** A WebSocket through the storm: messages are lost, doubled and overtaken, and it breaks. */
export function stormySocket(storm: Storm, name: string, url: string, tape: Tape): Socket {
  const under = new WebSocket(url, { handshakeTimeout: 20_000 });
  const [out, back] = [storm.fates(`${name} out`), storm.fates(`${name} back`)];
  const life = storm.lifeMillis(name);
  storm.counts.connections++;
  let isClosed = false;
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    clearTimeout(timer);
    storm.cutters.delete(cut);
    // The client hears of it in a turn of its own, as from a real socket.
    setImmediate(() => socket.onclose?.({} as never));
  };
  const cut = (): void => {
    storm.counts.cuts++;
    under.terminate();
    close();
  };
  const timer = life === null ? undefined : setTimeout(cut, life);
  storm.cutters.add(cut);
  const deliver = (fate: readonly number[], act: () => void): void => {
    for (const millis of fate)
      if (millis === 0) act();
      else setTimeout(act, millis);
  };
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (data) => {
      tape.sent(data);
      deliver(out(), () => under.readyState === WebSocket.OPEN && under.send(data));
    },
    close: () => {
      under.close();
      close();
    },
  };
  under.on('open', () => isClosed || socket.onopen?.({} as never));
  under.on('message', (raw) => {
    const data = String(raw);
    tape.received(data);
    deliver(back(), () => isClosed || socket.onmessage?.({ data } as never));
  });
  under.on('close', close);
  under.on('error', () => under.terminate());
  return socket;
}
