import { motionLeftMillis } from '../../games/parts/motion.svelte.ts';
import { pauseMillis } from '../settings.svelte.ts';
import type { Moment } from './client.ts';

/** How long an event stays on the table before the next one, by who caused it. A person's own move needs no pause. */
const CHANCE_MILLIS = 1000;
const BOT_MILLIS = 1200;
const OWN_MILLIS = 350;

/** The authority runs ahead as fast as it can; what it tells is shown one event at a time, at a pace that people can follow. */
export class Showing {
  moment = $state.raw<Moment | null>(null);
  /** There is more to show than is shown yet. */
  isBehind = $state(false);
  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isHurried = false;
  private shownAt = 0;
  private readonly onShow: () => void;

  constructor(onShow: () => void) {
    this.onShow = onShow;
  }

  /** The next event. */
  add(moment: Moment): void {
    // The person has seen what came before: nobody is left behind with it.
    if (isByPerson(moment)) this.waiting = [];
    this.waiting.push(moment);
    this.showNext();
  }

  /** Not the next step, but somewhere else altogether, as after an undo. */
  leap(moment: Moment): void {
    this.waiting = [moment];
    this.show();
  }

  /** The latest event again, with something around it changed. */
  amend(moment: Moment): void {
    if (this.waiting.length > 0) this.waiting[this.waiting.length - 1] = moment;
    else this.moment = moment;
  }

  /** Shows at once what is still to be shown, without pauses. */
  skip(): void {
    this.isHurried = true;
    this.showNext();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private showNext(): void {
    clearTimeout(this.timer);
    const next = this.waiting[0];
    this.isBehind = next !== undefined;
    if (next === undefined) return;
    // What a person does is seen at once; only what comes by itself waits for the eye, and for whatever still moves.
    const isAtOnce = this.isHurried || isByPerson(next);
    const left = isAtOnce ? 0 : Math.max(this.shownAt + this.pauseAfter() - performance.now(), motionLeftMillis());
    if (left <= 0) this.show();
    else this.timer = setTimeout(() => this.showNext(), left);
  }

  private show(): void {
    const next = this.waiting.shift();
    if (next === undefined) return;
    this.moment = next;
    this.onShow();
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

/** Where the table between is not known, a roll comes together with the move before it. */
const isByPerson = ({ before = [], last, table }: Moment): boolean =>
  [...before, last].some((entry) => typeof entry?.by === 'number' && table.seats[entry.by]?.kind === 'person');
