import { type Refusal, refuse } from '../core/errors.ts';
import type { Seat } from '../core/game.ts';
import { ok, type Result } from '../core/result.ts';
import type { RoomEvent, TalkRule } from './event.ts';
import type { Who } from './judge.ts';
import { distinctName } from './lookalike.ts';
import { type Room, seatNames, seatOf } from './room.ts';

/** Lines that one person may say at a table, and all together: a table is for a match, not for a flood. */
const MAX_LINES_EACH = 300;
const MAX_LINES = 1500;

type Judged = Result<RoomEvent[], Refusal>;

/** Why somebody may not talk at a table; null where they may. */
export function silenceOf(room: Room, person: string | null): string | null {
  const isSeated = seatOf(room, person) >= 0;
  if (room.stage === 'closed') return 'The table is closed, and so is its chat.';
  if (room.talk === 'nobody') return 'There is no chat at this table.';
  if (room.talk === 'players' && !isSeated && room.owner !== person) return 'At this table only those who play talk.';
  return person !== null && room.barred.has(person) ? 'The host of this table has closed the chat for you.' : null;
}

/** A line of chat. */
export function judgeLine(room: Room, who: Who, text: string): Judged {
  const silence = silenceOf(room, who.person);
  if (silence !== null) return refuse('chat_closed', silence);
  const said = room.history.flatMap(({ event }) => (event.kind === 'said' ? [event] : []));
  const own = said.filter(({ person }) => person === who.person);
  if (own.length >= MAX_LINES_EACH || said.length >= MAX_LINES)
    return refuse('too_many', 'Enough has been said at this table: the chat is full.');
  return ok([{ kind: 'said', person: who.person, name: speakerName(room, who), text }]);
}

/** The name at the seat; somebody without one does not look like those who sit or have spoken here. */
function speakerName(room: Room, { person, name }: Who): string {
  const holder = room.seats[seatOf(room, person)];
  if (holder?.kind === 'person') return holder.name;
  const speakers = room.history.flatMap(({ event }) =>
    event.kind === 'said' && event.person !== person ? [event.name] : [],
  );
  return distinctName(name, [...seatNames(room), ...speakers]);
}

const notOwner = refuse('not_owner', 'Only the one who opened the table may do this.');

/** Who may talk from now on. */
export function judgeTalk(room: Room, who: Who, talk: TalkRule): Judged {
  if (room.owner !== who.person) return notOwner;
  return ok(room.talk === talk ? [] : [{ kind: 'talkSet', talk }]);
}

/** How somebody at a table is pointed at without their id: by a seat, or by the step of something they said. */
export interface Pointed {
  readonly seat?: Seat | undefined;
  readonly line?: number | undefined;
}

/** Who that is; null where nobody sits there or said that. */
export function pointedAt(room: Room, { seat, line }: Pointed): { person: string; name: string; text: string } | null {
  if (line !== undefined) {
    const said = room.history.find(({ event, sequence }) => sequence === line && event.kind === 'said')?.event;
    return said?.kind === 'said' ? said : null;
  }
  const holder = seat === undefined ? undefined : room.seats[seat];
  return holder?.kind === 'person' ? { ...holder, text: '' } : null;
}

/** The host removes somebody: they neither sit here nor talk any more. Once the game has started nobody's seat is taken away. */
export function judgeBar(room: Room, who: Who, pointed: Pointed): Judged {
  if (room.owner !== who.person) return notOwner;
  const found = pointedAt(room, pointed);
  if (found === null) return refuse('nobody_there', 'Nobody sits there, or said that.');
  if (found.person === who.person) return refuse('nobody_there', 'That is you: to go, leave the table.');
  const seat = seatOf(room, found.person);
  if (seat >= 0 && room.stage !== 'open')
    return refuse('wrong_stage', 'Whoever plays stays to the end: mute them for yourself, or close the chat.');
  if (room.barred.has(found.person)) return ok([]);
  const left: RoomEvent[] = seat >= 0 ? [{ kind: 'left', seat }] : [];
  return ok([...left, { kind: 'barred', person: found.person }]);
}
