import { at } from '../core/assert.ts';
import type { OfferedMove } from '../core/board.ts';
import { type ActorName, actorName, type Entry, type GameView, type Standing, type Viewer } from '../core/game.ts';
import { copyState } from '../core/match.ts';
import { actorOf, freeUndo, type SeatHolder, shownTo, type Table } from './table.ts';

/** Everything a client needs to show the table to one viewer. It knows no rules beyond this. */
export interface TableView {
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
  readonly seats: readonly SeatHolder[];
  readonly viewer: Viewer;
  readonly actor: ActorName;
  readonly view: GameView;
  readonly standings: readonly Standing[];
  /** The legal moves, where the viewer is to decide. */
  readonly moves: readonly OfferedMove[];
  readonly log: readonly { readonly by: ActorName; readonly entry: Entry }[];
  /** How many entries the viewer may take back without asking. */
  readonly undo: number;
}

export function viewTable(table: Table, viewer: Viewer): TableView {
  const { game, state, players, options } = table.match;
  const actor = actorOf(table);
  const shown = shownTo(table, viewer);
  const view = game.view(state, viewer);
  return {
    game: game.profile.id,
    players,
    options,
    seats: table.seats,
    viewer,
    actor: actorName(actor),
    view,
    standings: view.standings,
    moves: actor >= 0 && actor === viewer ? offerMoves(table, viewer) : [],
    log: table.entries.map(({ by }, i) => ({ by: actorName(by), entry: at(shown, i) })),
    undo: freeUndo(table, viewer),
  };
}

export function offerMoves(table: Table, viewer: Viewer): OfferedMove[] {
  const { game, state } = table.match;
  const actions = new Int32Array(game.maxLegal);
  const count = game.legal(state, actions);
  const scratch = copyState(table.match);
  const before = game.score(state, viewer);
  return Array.from(actions.subarray(0, count), (action) => {
    game.copy(state, scratch);
    game.apply(scratch, action);
    const after = game.score(scratch, viewer);
    return { move: game.decode(state, action), effect: before.map((standing, i) => difference(standing, after[i])) };
  });
}

function difference(before: Standing, after: Standing | undefined): number | null {
  if (before.total === null || after === undefined || after.total === null) return null;
  return after.total - before.total;
}
