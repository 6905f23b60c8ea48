import type { Refusal } from '../../core/errors.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { SeatHolder } from '../../table/table.ts';
import type { TableView } from '../../table/view.ts';

/** What the page asks of the worker that holds a local table. */
export type ToHost =
  | {
      readonly type: 'open';
      readonly game: string;
      readonly seats: readonly SeatHolder[];
      readonly options: unknown;
      readonly seed: string;
    }
  | { readonly type: 'act'; readonly seat: number; readonly move: unknown }
  | { readonly type: 'undo' }
  | { readonly type: 'record' };

/** What the worker tells the page. A refusal has changed nothing. */
export type FromHost =
  | { readonly type: 'table'; readonly table: TableView }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'record'; readonly record: MatchRecord };
