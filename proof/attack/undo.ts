import { randomUUID } from 'node:crypto';
import { ask, newGuest, newTable } from './hostile.ts';

interface Stand {
  readonly turn: number;
  readonly actor: number;
  readonly moves: readonly { readonly move: unknown }[];
}

/** Somebody goes away for a moment, and the other player takes back what they did: without a vote, and knowing the dice that come again. */
export async function attackUndo(url: string): Promise<string[]> {
  const secrets = [await newGuest(url, 'Ann'), await newGuest(url, 'Ben')];
  const table = await newTable(url, secrets[0] ?? '');
  const command = (seat: number, body: object) =>
    ask(url, 'POST', `/api/tables/${table}/commands`, {
      secret: secrets[seat] ?? '',
      body: { key: randomUUID(), command: body },
    });
  const look = async (seat: number): Promise<Stand> =>
    (await ask(url, 'GET', `/api/tables/${table}`, { secret: secrets[seat] ?? '' })).body.match as Stand;
  const log = async (): Promise<unknown[]> =>
    (await ask(url, 'GET', `/api/tables/${table}/record`)).body.log as unknown[];
  for (const seat of [0, 1]) await command(seat, { kind: 'sit', seat });
  await command(0, { kind: 'start' });
  let [first, second] = [0, 0];
  for (let i = 0; i < 2; i++) {
    [first, second] = [second, (await look(0)).actor];
    const { turn, moves } = await look(second);
    const moved = await command(second, { kind: 'move', turn, move: moves[0]?.move });
    if (moved.status !== 200) return [`a move was refused: ${moved.status} ${moved.code}`];
  }
  await command(second, { kind: 'away' });
  const before = JSON.stringify(await log()).slice(0, -1);
  const flaws: string[] = [];
  for (const kind of ['undo', 'askUndo']) {
    await command(first, { kind, turn: (await look(first)).turn });
    if (!JSON.stringify(await log()).startsWith(before))
      flaws.push(`"${kind}" took back the move of somebody who was away, without their vote`);
  }
  return flaws;
}
