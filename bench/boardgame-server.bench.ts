import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { State } from 'boardgame.io';
import { type Choice, choices, type Harvest } from './boardgame/harvest.ts';
import { measure, newLoop, pause, startScript, summarize } from './serverProcess.ts';

/**
 * The closed loop of `server-moves` on boardgame.io's server in memory: 100 tables of two programs, each answering as soon as it is its turn. Nothing is
 * stored there. The programs speak its protocol over bare socket.io, without its client, so that the generator costs little. Run it beside `server-moves`.
 */
const TABLES = 100;
const WARM_UP_MILLIS = 3000;
const ROUNDS = 4;
const ROUND_MILLIS = 2000;

interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
}

// The client that boardgame.io itself brings, found from its place.
const require = createRequire(createRequire(import.meta.url).resolve('boardgame.io/client'));
const { io } = require('socket.io-client') as { io(url: string, options: object): Socket };

const server = await startScript([fileURLToPath(new URL('boardgame/server.ts', import.meta.url))]);
const loop = newLoop();

async function post(path: string, body: object): Promise<Record<string, string>> {
  const response = await fetch(`${server.url}/games/harvest-dice/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json() as Promise<Record<string, string>>;
}

/** Opens a match; both programs sit down there. */
async function openMatch(players: readonly Player[]): Promise<void> {
  const { matchID = '' } = await post('create', { numPlayers: 2 });
  for (const player of players) {
    const { playerCredentials = '' } = await post(`${matchID}/join`, { playerID: player.id, playerName: player.id });
    player.sitDown(matchID, playerCredentials);
  }
}

interface Player {
  readonly id: string;
  sitDown(matchID: string, credentials: string): void;
}

function newPlayer(id: string, whenOver: () => void): Player {
  const socket = io(`${server.url}/harvest-dice`, { transports: ['websocket'] });
  let match = '';
  let secret = '';
  let sent: { stateID: number; began: number } | null = null;
  const look = (state: State<Harvest>): void => {
    if (sent !== null && state._stateID > sent.stateID) {
      if (loop.isMeasured) loop.latencies.push(performance.now() - sent.began);
      sent = null;
    }
    if (state.ctx.gameover !== undefined) {
      whenOver();
      return;
    }
    if (state.ctx.currentPlayer !== id || sent !== null) return;
    const list = choices(state.G, Number(id));
    const { move, args } = list[Math.floor(Math.random() * list.length)] as Choice;
    const act = (): void => {
      sent = { stateID: state._stateID, began: performance.now() };
      const payload = { type: move, args, playerID: id, credentials: secret };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, id);
    };
    if (loop.isHeld) loop.held.push(act);
    else act();
  };
  socket.on('sync', (matchID: string, info: { state: State<Harvest> }) => matchID === match && look(info.state));
  socket.on('update', (matchID: string, state: State<Harvest>) => matchID === match && look(state));
  return {
    id,
    sitDown(matchID, credentials) {
      match = matchID;
      secret = credentials;
      sent = null;
      socket.emit('sync', matchID, id, credentials, 2);
    },
  };
}

for (let i = 0; i < TABLES; i++) {
  const players: Player[] = [];
  let over = 0;
  const whenOver = (): void => {
    if (++over % 2 === 0) void openMatch(players);
  };
  players.push(newPlayer('0', whenOver), newPlayer('1', whenOver));
  await openMatch(players);
}
await pause(WARM_UP_MILLIS);
loop.isHeld = true;
await pause(300);
for (let i = 0; i < ROUNDS; i++) await measure([server], loop, ROUND_MILLIS);
console.log(`  boardgame.io in memory, ${TABLES} tables: ${summarize(loop)}`);
await server.stop();
process.exit(0);
