import type { Refusal } from '../../core/errors.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { replayRecord } from '../../core/record.ts';
import { type Result, unwrap } from '../../core/result.ts';
import { type Live, openLive } from '../../protocol/client.ts';
import type { LiveTable } from '../../protocol/live.ts';
import type { ReportReason } from '../../protocol/moderationRoutes.ts';
import type { Command } from '../../table/command.ts';
import { hasTwinToCome } from '../../table/series.ts';
import type { Pointed } from '../../table/talk.ts';
import { checkRecord } from '../fair/check.ts';
import { keptSeal, newNonceHash, watchSeal } from '../fair/kept.ts';
import { readSeal } from '../fair/seal.ts';
import type { History, Moment, TableClient, UndoKind } from '../table/client.ts';
import { historyOf } from '../table/past.ts';
import { Showing } from '../table/showing.svelte.ts';
import { openGame } from '../texts/game.ts';
import { enter, me } from './me.svelte.ts';
import { momentOfLive, momentsBetween, replayed } from './moment.ts';
import { call, here } from './server.ts';

/** How often an open line is asked whether it still is one: a network that is gone does not always say so. */
const CHECK_MILLIS = 20_000;

/** The page's side of a table on the server: it shows what the server has stored, and nothing before that. */
export class OnlineTable implements TableClient {
  readonly hasHints = false;
  readonly id: string;
  /** The table as the server last told it. */
  state = $state.raw<LiveTable | null>(null);
  game = $state.raw<AnyGame | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  isOpen = $state(false);
  /** There is no such table, or this page is too old to understand the server. */
  problem = $state.raw<Refusal | null>(null);
  /** Things said and done here that the server has not answered yet. */
  unanswered = $state(0);
  /** How many lines of chat were in sight. */
  readChat = $state(0);
  /** The turn in which the person has seen that the others wait. */
  answeredNudge = $state(-1);
  /** The steps of lines that are not shown any more. */
  private unheard = $state.raw<ReadonlySet<number>>(new Set());
  /** What is wrong with the dice, by what this device was shown; null while nothing is. */
  diceFlaw = $state<Refusal | null>(null);
  /** The seats whose people look at the table now; null where the server does not know. */
  private present = $state.raw<readonly number[] | null>(null);
  /** By how much the clock of this device is ahead of the server's. */
  aheadMillis = $state(0);
  private leastAheadMillis = Number.POSITIVE_INFINITY;
  private isCatchingUp = true;
  private readonly showing = new Showing(() => (this.refusal = null));
  private readonly live: Live;
  private readonly wake = (): void => this.live.wake();
  private readonly checking: ReturnType<typeof setInterval>;
  private movedTurn = -1;
  private opened: Promise<Match> | null = null;

  /** `isNobody`: looks as somebody without a name, even where the browser is signed in. */
  constructor(id: string, { isNobody = false } = {}) {
    this.id = id;
    this.live = openLive({ ...here, isNobody, table: id });
    this.live.onStatus(({ isOpen, refusal }) => {
      this.isOpen = isOpen;
      if (!isOpen) this.isCatchingUp = true;
      if (refusal !== undefined && ['unknown_table', 'old_protocol', 'banned'].includes(refusal.code))
        this.problem = refusal;
      else if (refusal !== undefined) this.refusal = refusal;
    });
    this.live.onPresence((table, seats) => {
      if (table === id) this.present = seats;
    });
    this.live.watch(id, (state) => void this.hear(state), { details: true });
    for (const event of ['online', 'offline', 'pageshow', 'focus'] as const) addEventListener(event, this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.checking = setInterval(() => document.hidden || this.live.wake(), CHECK_MILLIS);
  }

  get moment(): Moment | null {
    return this.showing.moment;
  }

  get isBehind(): boolean {
    return this.showing.isBehind;
  }

  get undoKind(): UndoKind {
    const { state, moment } = this;
    if (state === null || moment === null || state.room.stage !== 'playing') return 'none';
    if (moment.table.undo > 0) return 'free';
    const { viewer, seats, undoAsk } = state.room;
    const own = seats[viewer];
    const isPlaying = own?.kind === 'person' && own.standIn === null;
    return isPlaying && undoAsk === null && state.log.some(({ by }) => by === viewer) ? 'ask' : 'none';
  }

  /** When the one to act must have moved, by the clock of this device. */
  get deadlineMillis(): number | null {
    const deadline = this.state?.match?.deadlineMillis ?? null;
    return deadline === null ? null : this.hereMillis(deadline);
  }

  /** A time of the server by the clock of this device. */
  hereMillis(millis: number): number {
    return millis + this.aheadMillis;
  }

  /** Whether the person on a seat looks at the table now; null where that is not known, or no person sits there. */
  isPresent(seat: number): boolean | null {
    const isPerson = this.state?.room.seats[seat]?.kind === 'person';
    return this.isOpen && isPerson ? (this.present?.includes(seat) ?? null) : null;
  }

  get hasName(): boolean {
    return Boolean(me.person);
  }

  /** Whether somebody has a name to speak with, and the table lets them. */
  get canTalk(): boolean {
    return this.hasName && this.state?.room.mayTalk === true;
  }

  /** What was said, without the words of people who were muted or blocked meanwhile; what they say from then on does not come. */
  get chat(): LiveTable['chat'] {
    return (this.state?.chat ?? []).filter(({ sequence }) => !this.unheard.has(sequence));
  }

  async hide(kind: 'mute' | 'block', about: Pointed): Promise<Result<unknown, Refusal>> {
    const done = await call('hide', { params: { table: this.id }, body: { kind, ...about } });
    if (done.ok) this.unheard = new Set([...this.unheard, ...done.value.lines]);
    return done;
  }

  report(reason: ReportReason, note: string, about: Pointed): Promise<Result<unknown, Refusal>> {
    return call('report', { params: { table: this.id }, body: { reason, note, ...about } });
  }

  act(move: unknown): void {
    const turn = this.moment?.turn;
    // Two taps are one move.
    if (turn === undefined || turn === this.movedTurn) return;
    this.movedTurn = turn;
    void this.do({ kind: 'move', turn, move }).then((isDone) => {
      if (!isDone) this.movedTurn = -1;
    });
  }

  undo(): void {
    const turn = this.state?.match?.turn;
    if (turn === undefined) return;
    void this.do({ kind: this.undoKind === 'free' ? 'undo' : 'askUndo', turn });
  }

  /** True once the server has stored it; where it refuses, `refusal` tells why. A lost connection only delays it. */
  async do(command: Command): Promise<boolean> {
    this.refusal = null;
    this.unanswered++;
    const done = await this.live.do(this.id, command);
    this.unanswered--;
    if (!done.ok) this.refusal = done.error;
    return done.ok;
  }

  /** Takes a seat, as a guest if one is nobody yet. */
  async sit(seat?: number): Promise<void> {
    const entered = await enter();
    if (!entered.ok) {
      this.refusal = entered.error;
      return;
    }
    if (entered.value) this.live.renew();
    await this.do({ kind: 'sit', ...(seat === undefined ? {} : { seat }), nonceHash: newNonceHash(this.id) });
  }

  forgive(): void {
    this.refusal = null;
  }

  skip(): void {
    this.showing.skip();
  }

  /** After the end: the record as it is open to everybody, to be kept or checked. */
  async record() {
    return unwrap(await call('record', { params: { table: this.id } })) as Awaited<ReturnType<TableClient['record']>>;
  }

  /** Where a game has no secrets, the log says how the table stood at any time. */
  get canLook(): boolean {
    return this.game?.isOpen === true;
  }

  lookAt(entries: number): Promise<Moment | null> {
    const { game, state } = this;
    const moments = game === null || state === null ? null : replayed(game, entries, entries, state);
    return Promise.resolve(moments?.at(0) ?? null);
  }

  async history(): Promise<History> {
    return historyOf(await this.replayed());
  }

  // On a server dice are not read from a real table, no device changes hands, and nobody whispers.
  takeSeat(): void {}
  tellDice(): void {}
  askDice = (): Promise<null> => Promise.resolve(null);
  suggest = (): Promise<readonly never[]> => Promise.resolve([]);

  close(): void {
    for (const event of ['online', 'offline', 'pageshow', 'focus'] as const) removeEventListener(event, this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearInterval(this.checking);
    this.showing.stop();
    this.live.close();
  }

  private async hear(state: LiveTable): Promise<void> {
    const before = this.state;
    this.state = state;
    if (!this.isCatchingUp) this.readClock(state);
    this.isCatchingUp = false;
    this.watchDice(before, state);
    this.game ??= await openGame(state.room.game);
    // While the rules were loaded the table went on: then a later call has shown it.
    if (this.state !== state) return;
    this.show(this.game, before, state);
  }

  /** Reveals the own nonce when it is time, and checks the dice against what this device was shown: now, and at the end. */
  private watchDice(before: LiveTable | null, { room }: LiveTable): void {
    const { reveal, isChanged } = watchSeal(this.id, room);
    if (isChanged)
      this.diceFlaw = {
        code: 'broken_seal',
        message: 'The seal is not the one that was shown to you before the game.',
      };
    if (reveal !== null && before?.room.stage !== 'sealing') void this.do({ kind: 'reveal', nonce: reveal });
    if (room.stage === 'over' && before !== null && before.room.stage !== 'over') void this.checkDice(room);
  }

  private async checkDice({ daily, series }: LiveTable['room']): Promise<void> {
    const record = await this.record();
    const kept = keptSeal(this.id, readSeal(record));
    if (kept === null) return;
    const checked = await checkRecord(record, kept);
    if (!checked.ok || checked.value.verdict.ok) return;
    const { error } = checked.value.verdict;
    // At a daily table the seal is opened only after the day, in the first game of a deal after the second. Elsewhere a server that does not has something to hide.
    const mayBeClosed = daily !== undefined || hasTwinToCome(series);
    if (error.code === 'broken_seal' || (error.code === 'unsealed' && !mayBeClosed)) this.diceFlaw = error;
  }

  private show(game: AnyGame, before: LiveTable | null, now: LiveTable): void {
    const moment = momentOfLive(now);
    if (moment === null) return;
    const shown = this.moment;
    const isNext = shown !== null && before !== null && before.match !== null && before.sequence <= now.sequence;
    if (!isNext || now.news.some(({ kind }) => kind === 'undone')) this.showing.leap(moment);
    else if (before.match?.turn === now.match?.turn) {
      if (before.room !== now.room) this.showing.amend(moment);
    } else for (const next of momentsBetween(game, before, now)) this.showing.add(next);
  }

  /** What has just happened says what the server's clock shows; the least difference is nearest, and a second or two is the way it took. */
  private readClock({ news }: LiveTable): void {
    const latest = news.at(-1);
    if (latest === undefined) return;
    this.leastAheadMillis = Math.min(this.leastAheadMillis, Date.now() - latest.atMillis);
    this.aheadMillis = Math.abs(this.leastAheadMillis) < 2000 ? 0 : this.leastAheadMillis;
  }

  private replayed(): Promise<Match> {
    this.opened ??= this.record().then(async (record) => {
      const game = this.game ?? (await openGame(record.game));
      return unwrap(replayRecord(record, () => game));
    });
    return this.opened;
  }
}
