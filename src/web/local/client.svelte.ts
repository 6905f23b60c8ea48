import type { Refusal } from '../../core/errors.ts';
import { pauseMillis } from '../settings.svelte.ts';
import type { DiceQuestion, History, Moment, TableClient } from '../table/client.ts';
import type { FromHost, Questions, ToHost, Topic } from './messages.ts';
import type { Save } from './save.ts';

/** How long an event stays on the table before the next one, by who caused it. A person's own move needs no pause. */
const CHANCE_MILLIS = 1000;
const BOT_MILLIS = 1200;
const OWN_MILLIS = 350;

/**
 * The page's side of a table on this device. The worker runs ahead as fast as it can think; what it tells is shown one event at a time,
 * at a pace that people can follow.
 */
export class LocalTable implements TableClient {
  moment = $state.raw<Moment | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  isBehind = $state(false);
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly answers = new Map<number, (answer: never) => void>();
  private asked = 0;
  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isHurried = false;
  private shownAt = 0;

  constructor(save: Save) {
    this.worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.hear(data);
    this.tell({ type: 'open', save });
  }

  act(move: unknown): void {
    const actor = this.moment?.table.actor;
    this.refusal = null;
    if (typeof actor === 'number') this.tell({ type: 'act', seat: actor, move });
  }

  undo(): void {
    this.tell({ type: 'undo' });
  }

  forgive(): void {
    this.refusal = null;
  }

  takeSeat(): void {
    this.tell({ type: 'seat' });
  }

  tellDice(picks: readonly number[]): void {
    this.tell({ type: 'dice', picks });
  }

  skip(): void {
    this.isHurried = true;
    this.showNext();
  }

  askDice(picks: readonly number[]): Promise<DiceQuestion | null> {
    return this.ask('dice', picks);
  }

  suggest(language: Questions['suggest']['ask']): Promise<Questions['suggest']['answer']> {
    return this.ask('suggest', language);
  }

  record(): Promise<Questions['record']['answer']> {
    return this.ask('record', null);
  }

  history(): Promise<History> {
    return this.ask('history', null);
  }

  momentAt(entries: number): Promise<Moment> {
    return this.ask('moment', entries);
  }

  close(): void {
    clearTimeout(this.timer);
    this.worker.terminate();
  }

  private ask<T extends Topic>(topic: T, about: Questions[T]['ask']): Promise<Questions[T]['answer']> {
    return new Promise((resolve) => {
      const id = ++this.asked;
      this.answers.set(id, resolve);
      this.tell({ type: 'ask', id, topic, about });
    });
  }

  private tell(message: ToHost): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromHost): void {
    if (message.type === 'refused') this.refusal = message.refusal;
    else if (message.type === 'answer') {
      this.answers.get(message.id)?.(message.answer as never);
      this.answers.delete(message.id);
    } else {
      if (message.isLeap) this.waiting = [];
      this.waiting.push(message.moment);
      if (message.isLeap) this.show();
      else this.showNext();
    }
  }

  private showNext(): void {
    clearTimeout(this.timer);
    const next = this.waiting[0];
    this.isBehind = next !== undefined;
    if (next === undefined) return;
    // What a person does is seen at once; only what comes by itself waits for the eye.
    const isAtOnce = this.isHurried || isByPerson(next);
    const left = isAtOnce ? 0 : this.shownAt + this.pauseAfter() - performance.now();
    if (left <= 0) this.show();
    else this.timer = setTimeout(() => this.show(), left);
  }

  private show(): void {
    const next = this.waiting.shift();
    if (next === undefined) return;
    this.moment = next;
    this.refusal = null;
    this.shownAt = performance.now();
    if (next.thinking === null && next.table.actor !== 'chance') this.isHurried = false;
    this.showNext();
  }

  private pauseAfter(): number {
    if (this.moment === null || this.moment.last === null) return 0;
    if (this.moment.last.by === 'chance') return pauseMillis(CHANCE_MILLIS);
    return pauseMillis(isByPerson(this.moment) ? OWN_MILLIS : BOT_MILLIS);
  }
}

const isByPerson = ({ last, table }: Moment): boolean =>
  typeof last?.by === 'number' && table.seats[last.by]?.kind === 'person';
