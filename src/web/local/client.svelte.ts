import type { Refusal } from '../../core/errors.ts';
import type { Entry } from '../../core/game.ts';
import type { DiceQuestion, History, Moment, TableClient, UndoKind } from '../table/client.ts';
import { Showing } from '../table/showing.svelte.ts';
import type { FromHost, Questions, ToHost, Topic } from './messages.ts';
import type { Save } from './save.ts';
import { isUnkept, rememberSave } from './store.ts';

/** The page's side of a table on this device. */
export class LocalTable implements TableClient {
  readonly hasHints = true;
  readonly canLook = true;
  readonly aheadMillis = 0;
  refusal = $state.raw<Refusal | null>(null);
  /** This browser does not keep the game: it lasts as long as the page. */
  isUnkept = $state(false);
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly answers = new Map<number, (answer: never) => void>();
  private asked = 0;
  private readonly showing = new Showing(() => (this.refusal = null));

  constructor(save: Save) {
    this.isUnkept = isUnkept(save.id);
    this.worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.hear(data);
    this.tell({ type: 'open', save });
  }

  get moment(): Moment | null {
    return this.showing.moment;
  }

  get isBehind(): boolean {
    return this.showing.isBehind;
  }

  get undoKind(): UndoKind {
    return (this.moment?.table.undo ?? 0) > 0 ? 'free' : 'none';
  }

  act(move: unknown): void {
    const actor = this.moment?.table.actor;
    this.refusal = null;
    if (typeof actor === 'number') this.tell({ type: 'act', seat: actor, move });
  }

  undo(): void {
    this.tell({ type: 'undo' });
  }

  pause(isOn: boolean): void {
    this.tell({ type: 'pause', isOn });
  }

  forgive(): void {
    this.refusal = null;
  }

  takeSeat(): void {
    this.tell({ type: 'seat' });
  }

  nextScene(): void {
    this.tell({ type: 'scene' });
  }

  tellDice(picks: readonly number[]): void {
    this.tell({ type: 'dice', picks });
  }

  skip(): void {
    this.showing.skip();
  }

  askDice(picks: readonly number[]): Promise<DiceQuestion | null> {
    return this.ask('dice', picks);
  }

  suggest(): Promise<Questions['suggest']['answer']> {
    return this.ask('suggest', null);
  }

  useTutor(isOn: boolean): void {
    this.tell({ type: 'tutor', isOn });
  }

  judge(move: Entry): Promise<Questions['judge']['answer']> {
    return this.ask('judge', move);
  }

  decision(): Promise<Questions['decision']['answer']> {
    return this.ask('decision', null);
  }

  record(): Promise<Questions['record']['answer']> {
    return this.ask('record', null);
  }

  history(): Promise<History> {
    return this.ask('history', null);
  }

  lookAt(entries: number): Promise<Moment> {
    return this.ask('moment', entries);
  }

  close(): void {
    this.showing.stop();
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
    else if (message.type === 'unkept') {
      rememberSave(message.save);
      this.isUnkept = true;
    } else if (message.type === 'answer') {
      this.answers.get(message.id)?.(message.answer as never);
      this.answers.delete(message.id);
    } else if (message.isLeap) this.showing.leap(message.moment);
    else this.showing.add(message.moment);
  }
}
