import { setTimeout as pause } from 'node:timers/promises';
import { enterFrom, type Program } from './program.ts';

const GUESTS = 11;
const TABLES_EACH = 5;
const LOOK_MILLIS = 400;

/** From one address as many tables of Masters as it can get, all of them to move all the time. */
export const bots = {
  name: 'bots',
  hole: 'Somebody lets Masters think at more tables than all others together have',
  leastMillis: 8000,
  run: async ({
    port,
    millis,
    network,
  }: {
    readonly port: number;
    readonly millis: number;
    readonly network: number;
  }) => {
    const origin = `http://127.0.0.1:${port}`;
    const counts = { guests: 0, tables: 0, refused: 0, moves: 0, onlyBots: 0 };
    const flaws: string[] = [];
    const endMillis = Date.now() + millis;
    const crowd = async (guest: number): Promise<void> => {
      const program = await enterFrom(origin, `Crowd ${guest}`, `127.${network}.0.1`);
      if (program === null) return;
      counts.guests++;
      await Promise.all(
        Array.from({ length: TABLES_EACH }, async (_, i) => {
          // Every fifth table is one that only bots sit at.
          const table = await openMasters(program, i > 0);
          if (table === null) counts.refused++;
          else if (i === 0) flaws.push('a table of bots alone was started');
          else {
            counts.tables++;
            counts.moves += await keepBusy(program, table, endMillis);
          }
          if (table === null && i === 0) counts.onlyBots++;
        }),
      );
    };
    await Promise.all(Array.from({ length: GUESTS }, (_, guest) => crowd(guest)));
    return { counts, flaws: flaws.slice(0, 3) };
  },
};

let keys = 0;
const newKey = (): string => `crowd-${++keys}`.padEnd(12, '-');

/** A started table of Masters, with its owner at one seat or with bots alone; null where any of it was refused. */
async function openMasters(program: Program, hasPerson: boolean): Promise<string | null> {
  const opened = await program.call('openTable', { body: { game: 'harvest-dice', players: 4 } });
  if (!opened.ok) return null;
  const { table } = opened.value;
  const act = (command: Parameters<typeof program.call<'command'>>[1]['body']['command']) =>
    program.call('command', { params: { table }, body: { key: newKey(), command } });
  if (hasPerson) await act({ kind: 'sit' });
  for (let bot = hasPerson ? 1 : 0; bot < 4; bot++) await act({ kind: 'addBot', level: 'master' });
  return (await act({ kind: 'start' })).ok ? table : null;
}

/** Plays whatever is allowed, so that the bots never rest. */
async function keepBusy(program: Program, table: string, endMillis: number): Promise<number> {
  let moves = 0;
  while (Date.now() < endMillis) {
    const seen = await program.call('table', { params: { table } });
    const match = seen.ok ? seen.value.match : null;
    const [first] = match?.moves ?? [];
    if (match !== null && first !== undefined) {
      const command = { kind: 'move', turn: match.turn, move: first.move } as const;
      const done = await program.call('command', { params: { table }, body: { key: newKey(), command } });
      if (done.ok) moves++;
    }
    await pause(LOOK_MILLIS);
  }
  return moves;
}
