import { aboutOf, FILL, JOB, KEEP, kindOf, RELEASE, WEED } from './actions.ts';
import { keepCard } from './draw.ts';
import { type Move, pack } from './moves.ts';
import { layRow } from './position.ts';
import { addWeeds, create, reservoir, type State } from './state.ts';
import { type PaddyView, rowView, type View } from './view.ts';
import { fill, release } from './water.ts';
import { doJob } from './worker.ts';

/** What a move will do, by the rules themselves, for everything that shows a move before it is made or replays it for the eyes. */

/** Where water is: a paddy by its place from the left, or the pond. */
export type Pool = number | 'pond';

export interface Flow {
  readonly from: Pool;
  readonly to: Pool;
  readonly tokens: number;
}

/** What a move does at once to the row it is about, before anything follows by itself. */
export interface Outlook {
  readonly side: number;
  /** The row as it will lie. */
  readonly row: readonly PaddyView[];
  readonly flows: readonly Flow[];
  readonly reservoir: number;
}

/** The rows that a view shows, in the turn of a seat. Hands and piles are not in it: a view does not tell all of them. */
export function stateOf(view: View, seat: number): State {
  const s = create(view.players, view.options);
  view.fields.forEach(({ paddies }, side) => {
    layRow(
      s,
      side,
      paddies.map((paddy) => ({ ...paddy, card: paddy.card.name })),
    );
  });
  s.turn = seat;
  s.seat = seat;
  return s;
}

export function outlookOf(view: View, seat: number, move: Move): Outlook {
  const side = move.type === 'weed' ? (move.seat ?? seat) : seat;
  const s = stateOf(view, seat);
  const before = rowView(s, side);
  if (move.type !== 'choose') change(s, pack(s, move));
  const row = rowView(s, side);
  const flows = flowsBetween(before, row, move.type === 'release' ? move.paddy : null);
  return { side, row, flows, reservoir: reservoir(s) };
}

/** The move alone: steps and turns do not end with it. */
function change(s: State, a: number): void {
  const about = aboutOf(a);
  switch (kindOf(a)) {
    case WEED:
      addWeeds(s, about, 1);
      break;
    case JOB:
      doJob(s, about >> 5, about & 31);
      break;
    case KEEP:
      keepCard(s, s.seat, about >> 3, about & 7);
      break;
    case RELEASE:
      release(s, about >> 9, about & 511);
      break;
    case FILL:
      fill(s, about);
  }
}

/** Where water went, told by what each card has more or less. A `source` gives to those that gain, and the rest to the pond. */
export function flowsBetween(
  before: readonly PaddyView[],
  after: readonly PaddyView[],
  source: number | null = null,
): Flow[] {
  const waterOn = (row: readonly PaddyView[], { card }: PaddyView): number =>
    row.find((paddy) => paddy.card.name === card.name)?.water ?? 0;
  const gains = after.flatMap((paddy, i): Flow[] => {
    const tokens = paddy.water - waterOn(before, paddy);
    return tokens > 0 ? [{ from: source ?? 'pond', to: i + 1, tokens }] : [];
  });
  const given = source === null ? 0 : gains.reduce((sum, { tokens }) => sum + tokens, 0);
  const losses = before.flatMap((paddy, i): Flow[] => {
    const tokens = paddy.water - waterOn(after, paddy) - (i + 1 === source ? given : 0);
    return tokens > 0 ? [{ from: i + 1, to: 'pond', tokens }] : [];
  });
  return [...gains, ...losses];
}
