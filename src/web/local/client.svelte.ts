import type { Refusal } from '../../core/errors.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { SeatHolder } from '../../table/table.ts';
import type { TableView } from '../../table/view.ts';
import type { FromHost, ToHost } from './messages.ts';

/** The page's side of a table on this device. */
export class LocalTable {
  table = $state.raw<TableView | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private takeRecord: ((record: MatchRecord) => void) | null = null;

  constructor(game: string, seats: readonly SeatHolder[], options: unknown) {
    this.worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.hear(data);
    this.tell({ type: 'open', game, seats, options: $state.snapshot(options), seed: crypto.randomUUID() });
  }

  act(move: unknown): void {
    if (this.table !== null && typeof this.table.actor === 'number')
      this.tell({ type: 'act', seat: this.table.actor, move });
  }

  undo(): void {
    this.tell({ type: 'undo' });
  }

  record(): Promise<MatchRecord> {
    return new Promise((resolve) => {
      this.takeRecord = resolve;
      this.tell({ type: 'record' });
    });
  }

  close(): void {
    this.worker.terminate();
  }

  private tell(message: ToHost): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromHost): void {
    this.refusal = message.type === 'refused' ? message.refusal : null;
    if (message.type === 'table') this.table = message.table;
    if (message.type === 'record') this.takeRecord?.(message.record);
  }
}
