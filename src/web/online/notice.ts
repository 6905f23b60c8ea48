import type { LiveTable } from '../../protocol/live.ts';
import { clockTexts } from '../clock/texts.ts';
import { linkTo } from '../route.svelte.ts';
import type { Notice } from '../table/client.ts';
import { sayRefusal } from '../texts/refusals.ts';
import { absentNotice } from './absent.ts';
import type { OnlineTable } from './table.svelte.ts';
import { online } from './texts.ts';

/** What an online table says to the person at it, one thing at a time: what keeps them from playing first, then what others ask. */
export function noticeOf(table: OnlineTable, live: LiveTable, nowMillis: number): Notice | null {
  if (!table.isOpen)
    return { text: table.unanswered > 0 ? online().awayWithMove : online().away, actions: [], isWaiting: true };
  if (table.diceFlaw !== null) return { text: `${online().diceFlaw} ${sayRefusal(table.diceFlaw)}`, actions: [] };
  return (
    standInNotice(table, live) ??
    undoNotice(table, live) ??
    pauseNotice(table, live) ??
    rematchNotice(live) ??
    absentNotice(table, live, nowMillis)
  );
}

function standInNotice(table: OnlineTable, { room, match }: LiveTable): Notice | null {
  const own = room.seats[room.viewer];
  if (room.stage !== 'playing' || own?.kind !== 'person' || own.standIn === null) return null;
  if (own.hasLost) return { text: clockTexts().youLost, actions: [] };
  const { clock } = match ?? {};
  if (clock?.moveMillis === 0 && clock.banks[room.viewer] === 0) return { text: clockTexts().usedUp, actions: [] };
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

function pauseNotice(table: OnlineTable, { room }: LiveTable): Notice | null {
  const { pause } = room;
  if (pause === undefined || room.stage !== 'playing') return null;
  const own = room.seats[room.viewer];
  const vote = (agree: boolean) => () => void table.do({ kind: 'pause', agree });
  if (pause.isOn) {
    const goOn = { label: clockTexts().goOn, run: vote(false), isMain: true };
    return { text: clockTexts().paused, actions: own?.kind === 'person' && own.standIn === null ? [goOn] : [] };
  }
  if (own?.kind !== 'person' || own.standIn !== null) return null;
  if (pause.agreed.includes(room.viewer)) return { text: clockTexts().pauseAsked, actions: [] };
  const asking = room.seats[pause.agreed[0] ?? 0];
  return {
    text: clockTexts().pauseQuestion(asking?.kind === 'person' ? asking.name : ''),
    actions: [
      { label: online().agree, run: vote(true), isMain: true },
      { label: online().disagree, run: vote(false) },
    ],
  };
}

function rematchNotice({ room }: LiveTable): Notice | null {
  if (room.stage !== 'over' || room.rematch === null) return null;
  return {
    text: online().rematchReady,
    actions: [{ label: online().toRematch, run: linkTo(rematchPage(room.rematch)), isMain: true }],
  };
}

/** The link of a rematch: a person who follows it sits down at once, where a seat is kept for them. */
export const AGAIN = 'again';
export const rematchPage = (tableId: string): string => `online/${tableId}/${AGAIN}`;
