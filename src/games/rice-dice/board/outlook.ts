import type { DeckCard } from '../document.ts';
import type { Move } from '../moves.ts';
import type { PaddyView, View } from '../view.ts';
import { capacityOf, roomOf } from './symbols.ts';

/** Where water is: a paddy by its place from the left, or the pond. */
export type Pool = number | 'pond';

export interface Flow {
  readonly from: Pool;
  readonly to: Pool;
  readonly tokens: number;
}

/** What a move does at once to the row it is about: for the eyes, before and while it happens. */
export interface Outlook {
  readonly side: number;
  /** The row as it will lie. */
  readonly row: readonly PaddyView[];
  readonly flows: readonly Flow[];
  readonly reservoir: number;
}

export function outlookOf(view: View, side: number, move: Move): Outlook {
  const about = move.type === 'weed' && move.seat !== undefined ? move.seat : side;
  const row = view.fields[about]?.paddies ?? [];
  const changed = changeRow(view, row, side, move);
  return { side: about, ...changed, reservoir: reservoirWith(view, about, changed.row) };
}

type Change = Pick<Outlook, 'row' | 'flows'>;

function changeRow(view: View, row: readonly PaddyView[], side: number, move: Move): Change {
  switch (move.type) {
    case 'weed':
      return still(row, move.paddy, ({ weeds }) => ({ weeds: weeds + 1 }));
    case 'job':
      return still(row, move.paddy, ({ weeds }) => {
        if (move.job === 'weed') return { weeds: weeds - 1 };
        return move.job === 'plant' ? { planted: true, fresh: true } : { planted: false, fresh: false, weeds: 0 };
      });
    case 'release':
      return release(row, move.paddy, move.into);
    case 'fill': {
      const room = row[move.paddy - 1] === undefined ? 0 : roomOf(row[move.paddy - 1] as PaddyView);
      return {
        ...still(row, move.paddy, (paddy) => ({ water: capacityOf(paddy) })),
        flows: [{ from: 'pond', to: move.paddy, tokens: room }],
      };
    }
    case 'keep':
      return keep(row, view.hands[side]?.cards?.find(({ name }) => name === move.card) ?? null, move);
    default:
      return { row, flows: [] };
  }
}

/** A change of one paddy that moves no water. */
function still(row: readonly PaddyView[], place: number, change: (paddy: PaddyView) => Partial<PaddyView>): Change {
  return { row: row.map((paddy, i) => (i + 1 === place ? { ...paddy, ...change(paddy) } : paddy)), flows: [] };
}

/** R41: one paddy after the other, and what is left to the pond. */
function release(row: readonly PaddyView[], place: number, into: readonly number[]): Change {
  let tokens = row[place - 1]?.water ?? 0;
  const flows: Flow[] = [];
  const waters = row.map(({ water }, i) => (i + 1 === place ? 0 : water));
  for (const to of into) {
    const taker = row[to - 1];
    if (taker === undefined) continue;
    const given = Math.min(roomOf(taker), tokens);
    waters[to - 1] = taker.water + given;
    tokens -= given;
    flows.push({ from: place, to, tokens: given });
  }
  if (tokens > 0) flows.push({ from: place, to: 'pond', tokens });
  return {
    row: row.map((paddy, i) => ({ ...paddy, water: waters[i] ?? 0, received: paddy.received || into.includes(i + 1) })),
    flows,
  };
}

/** R35 */
function keep(row: readonly PaddyView[], card: DeckCard | null, move: Extract<Move, { type: 'keep' }>): Change {
  if (card === null) return { row, flows: [] };
  const paddy: PaddyView = { card, water: 0, weeds: 0, planted: false, fresh: false, received: false };
  const { replace } = move;
  if (replace === undefined) return { row: move.at === 'left' ? [paddy, ...row] : [...row, paddy], flows: [] };
  const lost = row[replace - 1]?.water ?? 0;
  return {
    row: row.map((old, i) => (i + 1 === replace ? paddy : old)),
    flows: lost > 0 ? [{ from: replace, to: 'pond', tokens: lost }] : [],
  };
}

/** R36: the pond holds what the paddies leave of the sum of all water numbers, or of all the tokens there are. */
function reservoirWith(view: View, side: number, row: readonly PaddyView[]): number {
  const rows = view.fields.map(({ paddies }, i) => (i === side ? row : paddies));
  const sum = (list: readonly (readonly PaddyView[])[], amount: (paddy: PaddyView) => number): number =>
    list.flat().reduce((total, paddy) => total + amount(paddy), 0);
  const onPaddies = (list: readonly (readonly PaddyView[])[]): number => sum(list, ({ water }) => water);
  const tokens = view.reservoir + view.supply + onPaddies(view.fields.map(({ paddies }) => paddies));
  const target = Math.min(
    tokens,
    sum(rows, ({ card }) => card.water),
  );
  return Math.max(0, target - onPaddies(rows));
}
