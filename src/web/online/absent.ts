import type { Language } from '../../core/words.ts';
import type { LiveTable } from '../../protocol/live.ts';
import { handOverAfter, nudgeAfter } from '../../table/patience.ts';
import type { Notice } from '../table/client.ts';
import { currentLanguage } from '../texts/language.svelte.ts';
import type { OnlineTable } from './table.svelte.ts';

const en = {
  slow: (name: string) => `${name} is taking a while.`,
  botFrom: (time: string) => `From ${time} on, a bot can play instead.`,
  botNow: 'A bot can play instead; the seat can be taken back at any time.',
  wasNudged: (name: string) => `${name} has been nudged.`,
  nudge: 'Nudge',
  handOver: 'Let a bot play',
  youNudged: 'The others are waiting for you.',
  onMyWay: 'On it',
  suggested: '(suggested)',
  patience: (span: string) => `Without a time limit the others can let a bot play after ${span}.`,
};
type AbsentTexts = typeof en;

const de: AbsentTexts = {
  slow: (name) => `${name} braucht eine Weile.`,
  botFrom: (time) => `Ab ${time} kann stattdessen ein Bot spielen.`,
  botNow: 'Ein Bot kann einspringen; der Platz lässt sich jederzeit zurückholen.',
  wasNudged: (name) => `${name} wurde angestupst.`,
  nudge: 'Anstupsen',
  handOver: 'Bot spielen lassen',
  youNudged: 'Die anderen warten auf dich.',
  onMyWay: 'Bin dran',
  suggested: '(empfohlen)',
  patience: (span) => `Ohne Zeitlimit können die anderen nach ${span} einen Bot spielen lassen.`,
};

const fr: AbsentTexts = {
  slow: (name) => `${name} prend son temps.`,
  botFrom: (time) => `À partir de ${time}, un bot peut jouer à sa place.`,
  botNow: 'Un bot peut jouer à sa place ; la place peut être reprise à tout moment.',
  wasNudged: (name) => `${name} a reçu un rappel.`,
  nudge: 'Envoyer un rappel',
  handOver: 'Laisser jouer un bot',
  youNudged: 'Les autres t’attendent.',
  onMyWay: 'J’arrive',
  suggested: '(conseillé)',
  patience: (span) => `Sans limite de temps, les autres peuvent laisser jouer un bot au bout de ${span}.`,
};

const es: AbsentTexts = {
  slow: (name) => `${name} se está tomando su tiempo.`,
  botFrom: (time) => `A partir de las ${time} puede jugar un bot en su lugar.`,
  botNow: 'Un bot puede jugar en su lugar; el asiento se puede recuperar en cualquier momento.',
  wasNudged: (name) => `${name} ha recibido un aviso.`,
  nudge: 'Avisar',
  handOver: 'Que juegue un bot',
  youNudged: 'Los demás te están esperando.',
  onMyWay: 'Ya voy',
  suggested: '(recomendado)',
  patience: (span) => `Sin límite de tiempo, los demás pueden dejar que juegue un bot después de ${span}.`,
};

const languages: Readonly<Record<Language, AbsentTexts>> = { en, de, fr, es };
export const absent = (): AbsentTexts => languages[currentLanguage()];

/** What is said while the table waits for a person for long: to the others what they can do, to that person that they do. */
export function absentNotice(table: OnlineTable, { room, match, wait }: LiveTable, nowMillis: number): Notice | null {
  if (room.stage !== 'playing' || match === null || typeof match.actor !== 'number' || room.viewer < 0) return null;
  const { turn, actor } = match;
  if (actor === room.viewer) {
    if (!wait.isNudged || table.answeredNudge === turn) return null;
    return {
      text: absent().youNudged,
      actions: [{ label: absent().onMyWay, run: () => (table.answeredNudge = turn) }],
    };
  }
  const holder = room.seats[actor];
  const since = table.hereMillis(wait.sinceMillis);
  if (holder?.kind !== 'person' || holder.standIn !== null || nowMillis < since + nudgeAfter(room)) return null;
  const after = handOverAfter(room);
  const isDue = after !== null && nowMillis >= since + after;
  const texts = [
    wait.isNudged ? absent().wasNudged(holder.name) : absent().slow(holder.name),
    ...(after === null ? [] : [isDue ? absent().botNow : absent().botFrom(clockText(since + after))]),
  ];
  const nudge = { label: absent().nudge, run: () => void table.do({ kind: 'nudge', turn }) };
  const handOver = { label: absent().handOver, run: () => void table.do({ kind: 'handOver', turn }), isMain: true };
  return { text: texts.join(' '), actions: [...(wait.isNudged ? [] : [nudge]), ...(isDue ? [handOver] : [])] };
}

const clockText = (millis: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { timeStyle: 'short' }).format(millis);
