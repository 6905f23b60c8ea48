import type { LiveTable } from '../../protocol/live.ts';
import type { Notice } from '../table/client.ts';
import type { OnlineTable } from './table.svelte.ts';
import { online } from './texts.ts';

/** What an online table says to the person at it, one thing at a time: what keeps them from playing first, then what others ask. */
export function noticeOf(table: OnlineTable, live: LiveTable): Notice | null {
  if (!table.isOpen)
    return { text: table.unanswered > 0 ? online().awayWithMove : online().away, actions: [], isWaiting: true };
  if (table.diceFlaw !== null) return { text: `${online().diceFlaw} ${table.diceFlaw}`, actions: [] };
  return standInNotice(table, live) ?? undoNotice(table, live) ?? rematchNotice(live);
}

function standInNotice(table: OnlineTable, { room }: LiveTable): Notice | null {
  const own = room.seats[room.viewer];
  if (room.stage !== 'playing' || own?.kind !== 'person' || own.standIn === null) return null;
  if (own.hasResigned) return { text: online().youResigned, actions: [] };
  const back = { label: online().iAmBack, run: () => void table.do({ kind: 'return' }), isMain: true };
  return { text: online().botForYou, actions: [back] };
}

function undoNotice(table: OnlineTable, { room, match }: LiveTable): Notice | null {
  const ask = room.undoAsk;
  if (ask === null || match === null) return null;
  if (ask.seat === room.viewer) return { text: online().undoAsked, actions: [] };
  const own = room.seats[room.viewer];
  const asking = room.seats[ask.seat];
  const name = asking === undefined || asking.kind === 'open' ? '' : asking.name;
  const isVoter = own?.kind === 'person' && !ask.agreed.includes(room.viewer);
  if (!isVoter) return { text: online().undoPending(name), actions: [] };
  const answer = (agree: boolean) => () => void table.do({ kind: 'answerUndo', turn: match.turn, agree });
  return {
    text: online().undoQuestion(name),
    actions: [
      { label: online().agree, run: answer(true), isMain: true },
      { label: online().disagree, run: answer(false) },
    ],
  };
}

function rematchNotice({ room }: LiveTable): Notice | null {
  if (room.stage !== 'over' || room.rematch === null) return null;
  return {
    text: online().rematchReady,
    actions: [{ label: online().toRematch, run: rematchAddress(room.rematch), isMain: true }],
  };
}

/** Who sat at the table before, by the id of its rematch: those are the people whose seats are kept there. */
const seatedBefore = new Map<string, readonly string[]>();
export function rememberSeats({ rematch, seats }: LiveTable['room']): void {
  if (rematch !== null)
    seatedBefore.set(
      rematch,
      seats.map((seat) => (seat.kind === 'open' ? '' : seat.name)),
    );
}
export const keptFor = (table: string, seat: number): string => seatedBefore.get(table)?.[seat] ?? '';

/** Whoever comes this way wants to play again: they sit down at once, where a seat is kept for them. */
export const AGAIN = 'again';
export const rematchAddress = (table: string): string => `#/online/${table}/${AGAIN}`;
