import type { Language } from '../../core/words.ts';
import { deadlineOf } from '../../table/clock.ts';
import { actorOf, botOf, canSit, seatOf } from '../../table/room.ts';
import type { Services } from '../services.ts';
import { steadyNow } from '../steadyClock.ts';
import type { Value } from '../store/database.ts';
import { readInvitation } from '../store/invitations.ts';
import { deleteChannel, isSilenced, type NoticeSettings, readChannel, readNoticeSettings } from '../store/notices.ts';
import { readPerson } from '../store/people.ts';
import { isSessionThere } from '../store/sessions.ts';
import { callWebhook } from '../webhooks.ts';
import { chatBody, countedHost, formatOf } from './chat.ts';
import { sendMail } from './mail.ts';
import { noticeJob, type Turn } from './means.ts';
import { invitationMessage, type Message, turnMessage } from './message.ts';
import { sendPush } from './push.ts';
import { quietLeft } from './quiet.ts';

type Payload = Readonly<Record<string, Value>>;

const turnIn = ({ table, turn, person }: Payload): Turn => ({
  table: String(table),
  turn: Number(turn),
  person: String(person),
});

interface Due {
  readonly event: 'your_turn' | 'invited';
  readonly game: string;
  readonly leftMillis: number | null;
  readonly message: (language: Language, link: string) => Message;
}

/** What there is to tell; null where the match went on, a bot plays for the person, an invitation is over, or they want no notices from this table. */
async function dueNow(services: Services, about: Turn): Promise<Due | null> {
  const due = await (about.turn === 0 ? invitationDue(services, about) : turnDue(services, about));
  return due === null || (await isSilenced(services.db, about.person, about.table)) ? null : due;
}

const turnDue = ({ rooms }: Services, { table, turn, person }: Turn): Promise<Due | null> =>
  rooms.look(table, (room) => {
    const seat = seatOf(room, person);
    if (room.turn !== turn || seat < 0 || actorOf(room) !== seat || botOf(room, seat) !== null) return null;
    const others = room.seats.flatMap((each, i) => (i === seat || each.kind === 'open' ? [] : [each.name]));
    const deadline = deadlineOf(room);
    const leftMillis = deadline === null ? null : deadline - steadyNow();
    const { name } = room.game.profile;
    return {
      event: 'your_turn',
      game: room.settings.game,
      leftMillis,
      message: (language, link) => turnMessage(language, name, others, link),
    };
  });

async function invitationDue({ db, rooms }: Services, { table, person }: Turn): Promise<Due | null> {
  const invitation = await readInvitation(db, table, person);
  if (invitation === null) return null;
  return rooms.look(table, (room) => {
    if (!canSit(room, person)) return null;
    const { name } = room.game.profile;
    return {
      event: 'invited',
      game: room.settings.game,
      leftMillis: null,
      message: (language, link) => invitationMessage(language, name, invitation, link),
    };
  });
}

type NoticeKind = 'webhook' | 'notice';

async function later({ db }: Services, payload: Payload, kind: NoticeKind, delayMillis: number): Promise<void> {
  const means = { kind, channel: String(payload.channel ?? ''), delayMillis: 0 };
  await db.write([db.enqueue(noticeJob(turnIn(payload), means, steadyNow() + delayMillis))]);
}

/** Lets the job wait for the end of the quiet hours: true where there are some. */
async function waitsForMorning(
  services: Services,
  payload: Payload,
  kind: NoticeKind,
  settings: NoticeSettings | null,
): Promise<boolean> {
  const left = quietLeft(settings?.quiet ?? null, Date.now());
  if (left > 0) await later(services, payload, kind, left);
  return left > 0;
}

const CROWDED_MILLIS = 5000;

/** Lets the job wait where the host that it leads to was called very often: many names may lead to one that never asked for it. */
async function waitsForHost(services: Services, payload: Payload, kind: NoticeKind, address: string): Promise<boolean> {
  const host = countedHost(address);
  if (host === null || services.limits.take('hostCall', host)) return false;
  await later(services, payload, kind, CROWDED_MILLIS);
  return true;
}

function messageOf({ config }: Services, settings: NoticeSettings | null, table: string, due: Due): Message {
  const home = settings?.home ?? config.origin ?? '';
  return due.message(settings?.language ?? 'en', `${home}/online/${table}`);
}

/** The address of a person's own: data for a program, which sleeps when it likes, or a message for a chat. */
export async function deliverWebhook(services: Services, payload: Payload): Promise<void> {
  const { db, config, limits } = services;
  const about = turnIn(payload);
  const found = await readPerson(db, about.person);
  if (found === null || found.webhook === null || found.webhookKey === null) return;
  const due = await dueNow(services, about);
  if (due === null) return;
  const settings = await readNoticeSettings(db, about.person);
  const format = settings?.webhookFormat ?? formatOf(found.webhook);
  if (format !== 'plain' && (await waitsForMorning(services, payload, 'webhook', settings))) return;
  if (await waitsForHost(services, payload, 'webhook', found.webhook)) return;
  if (format !== 'plain' && !limits.take('personNotice', about.person)) return;
  const body =
    format === 'plain'
      ? JSON.stringify({ event: due.event, table: about.table, game: due.game, turn: about.turn })
      : chatBody(format, found.webhook, messageOf(services, settings, about.table, due));
  const status = await callWebhook(found.webhook, found.webhookKey, body, config.hasPrivateWebhooks);
  if (status < 200 || status > 299) throw new Error(`a webhook answered with ${status}`);
}

/** A push or a mail. It may be sent twice where the process ends right after it, and is the same one then; it is never sent for a turn that is over. */
export async function deliverNotice(services: Services, payload: Payload): Promise<void> {
  const { db, config, limits } = services;
  const about = turnIn(payload);
  const channel = await readChannel(db, String(payload.channel));
  if (channel === null || channel.person !== about.person || channel.confirmedMillis === null) return;
  if (channel.session !== null && !(await isSessionThere(db, channel.session, Date.now()))) {
    await db.write([deleteChannel(channel.person, channel.id)]);
    return;
  }
  const settings = await readNoticeSettings(db, about.person);
  const due = await dueNow(services, about);
  if (due === null || (await waitsForMorning(services, payload, 'notice', settings))) return;
  if (channel.kind === 'push' && (await waitsForHost(services, payload, 'notice', channel.target))) return;
  if (!limits.take(channel.kind === 'mail' ? 'personMail' : 'personNotice', about.person)) return;
  const message = messageOf(services, settings, about.table, due);
  if (channel.kind === 'mail') {
    const notice = `${about.table} ${about.turn} ${channel.id}`;
    await sendMail(config, channel, message, {
      home: settings?.home ?? '',
      language: settings?.language ?? 'en',
      notice,
    });
  } else if (!(await sendPush(services, channel, message, { table: about.table, leftMillis: due.leftMillis })))
    await db.write([deleteChannel(channel.person, channel.id)]);
}
