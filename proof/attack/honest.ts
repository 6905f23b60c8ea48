import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastRandom } from '../../src/core/random.ts';
import { unwrap } from '../../src/core/result.ts';
import { callRoute, openLive } from '../../src/protocol/client.ts';
import type { TableUpdate } from '../../src/protocol/shapes.ts';
import type { Command } from '../../src/table/command.ts';
import type { Ledger } from '../ledger.ts';
import { arrive, type Person } from '../people.ts';
import { newStorm, stormySocket } from '../storm.ts';

/** People who only want to play, while others attack. */
export interface HonestTables {
  /** From sending a move to its acknowledgement, in milliseconds. */
  readonly latencies: number[];
  readonly flaws: string[];
  stop(): Promise<void>;
}

/** One of them: does things at tables and hears how they stand. */
interface Player {
  readonly person: Person;
  /** Ends when the command is acknowledged; again and again under the same key until then. */
  act(table: string, command: Command): Promise<void>;
  /** Calls back whenever it is the player's turn, once for each, until the match is over. */
  play(table: string, onTurn: (match: Match) => void): Promise<void>;
  close(): void;
}
type Match = NonNullable<TableUpdate['match']>;

interface Outside {
  readonly url: string;
  readonly ledger: Ledger;
  readonly flaws: string[];
  readonly isOver: () => boolean;
}

export async function playHonestly(
  url: string,
  count: number,
  ledger: Ledger,
  random: FastRandom,
): Promise<HonestTables> {
  const latencies: number[] = [];
  const flaws: string[] = [];
  let isOver = false;
  const outside: Outside = { url, ledger, flaws, isOver: () => isOver };

  const takeTurn = async (player: Player, table: string, { turn, moves }: Match): Promise<void> => {
    const chosen = moves[random.below(moves.length)];
    await pause(100 + random.below(200));
    if (chosen === undefined || isOver) return;
    const began = performance.now();
    await player.act(table, { kind: 'move', turn, move: chosen.move });
    if (!isOver) latencies.push(performance.now() - began);
  };
  const open = async ([owner, guest]: readonly [Player, Player]): Promise<string> => {
    const options = { origin: url, token: owner.person.token };
    const { table } = unwrap(await callRoute(options, 'openTable', { body: { game: 'harvest-dice', players: 2 } }));
    await owner.act(table, { kind: 'sit' });
    await guest.act(table, { kind: 'sit' });
    await owner.act(table, { kind: 'start' });
    return table;
  };
  const playOn = async (players: readonly [Player, Player], first: string): Promise<void> => {
    for (let table = first; !isOver; table = await open(players))
      await Promise.all(players.map((player) => player.play(table, (match) => void takeTurn(player, table, match))));
  };

  const pairs: { readonly players: readonly [Player, Player]; readonly first: string }[] = [];
  for (let i = 0; i < count; i++) {
    const [a, b] = [await arrive(url, `Ann ${i}`), await arrive(url, `Ben ${i}`)];
    // At every second table somebody plays by a program that uses HTTP alone.
    const players = [livePlayer(outside, a), i % 2 === 0 ? livePlayer(outside, b) : httpPlayer(outside, b)] as const;
    pairs.push({ players, first: await open(players) });
  }
  const playing = pairs.map(({ players, first }) =>
    playOn(players, first).catch((error: unknown) => {
      if (!isOver) flaws.push(`an honest table came to a halt: ${String(error)}`);
    }),
  );
  return {
    latencies,
    flaws,
    stop: async () => {
      isOver = true;
      // What is under way is answered first.
      await pause(1000);
      for (const { players } of pairs) for (const player of players) player.close();
      await Promise.race([Promise.all(playing), pause(3000, null, { ref: false })]);
    },
  };
}

function livePlayer({ url, ledger, flaws, isOver }: Outside, person: Person): Player {
  // A calm one: only what goes to and fro is written down.
  const storm = newStorm('calm');
  storm.end();
  const tape = ledger.tape(person.id);
  const openSocket = (address: string) => stormySocket(storm, person.name, address, tape);
  const live = openLive({ origin: url, token: person.token, openSocket });
  return {
    person,
    act: async (table, command) => {
      const done = await live.do(table, command);
      if (!done.ok && !isOver()) flaws.push(`${command.kind} was refused: ${done.error.code} ${done.error.message}`);
    },
    play: (table, onTurn) =>
      new Promise((resolve) => {
        let lastTurn = -1;
        const end = live.watch(table, ({ match }) => {
          if (isOver() || match?.actor === 'over') {
            setImmediate(() => end());
            resolve();
          } else if (match !== null && match.moves.length > 0 && match.turn !== lastTurn) {
            lastTurn = match.turn;
            onTurn(match);
          }
        });
      }),
    close: live.close,
  };
}

function httpPlayer({ url, ledger, flaws, isOver }: Outside, person: Person): Player {
  const options = { origin: url, token: person.token };
  const insist = async (table: string, command: Command): Promise<void> => {
    const body = { key: randomUUID(), command };
    ledger.request(person.id, table, JSON.stringify(body));
    while (!isOver()) {
      const done = await callRoute(options, 'command', { params: { table }, body });
      const answer = done.ok ? done.value : { error: done.error };
      ledger.answer(person.id, JSON.stringify(body), done.ok, JSON.stringify(answer));
      if (done.ok) return;
      if (done.error.code !== 'unavailable') {
        flaws.push(`${command.kind} by HTTP was refused: ${done.error.code} ${done.error.message}`);
        return;
      }
      await pause(100);
    }
  };
  return {
    person,
    act: insist,
    play: async (table, onTurn) => {
      for (let lastTurn = -1, from = 0; !isOver(); ) {
        const update = await callRoute(options, 'table', { params: { table }, query: { from, wait: 5 } });
        if (!update.ok) {
          await pause(100);
          continue;
        }
        const { sequence, match } = update.value;
        from = sequence;
        if (match?.actor === 'over') return;
        if (match === null || match.moves.length === 0 || match.turn === lastTurn) continue;
        lastTurn = match.turn;
        onTurn(match);
      }
    },
    close: () => {},
  };
}
