import { at } from '../../core/assert.ts';
import { hasBit } from '../../core/bits.ts';
import { type ActorName, actorName, type Finish, OVER, type Standing, type Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { clusterSizes, largestCluster } from './cluster.ts';
import { type Dessert, desserts } from './components.ts';
import { columnOf, rowOf } from './moves.ts';
import { type Position, position } from './position.ts';
import { actor, tally } from './rules.ts';
import { cardOf, PHASE_OVER, SQUARES, type State } from './state.ts';

interface Square {
  readonly row: number;
  readonly column: number;
}

/** The table as a viewer sees it: everything but the cards of others, until the end (D10). */
export interface View extends Omit<Position, 'cards'> {
  readonly actor: ActorName;
  /** By seat; null where the viewer may not know. */
  readonly cards: (Dessert | null)[];
  /** By seat: the largest cluster of that card's dessert (D31). */
  readonly clusters: (Square[] | null)[];
  readonly standings: Standing[];
  readonly finish: DessertFinish | null;
}

/** The end: its only cause is a full board (D30); and what decides among the best, if they are level (D32, D33). */
const causes = ['board'] as const;
const ties = ['nextCluster', 'lastPlaced', 'shared'] as const;
export const endings = { causes, ties };
type DessertFinish = Finish<(typeof causes)[number], (typeof ties)[number]>;

const isKnown = (s: State, seat: number, viewer: Viewer): boolean =>
  seat < s.dealt && (seat === viewer || s.phase === PHASE_OVER);

export function view(s: State, viewer: Viewer): View {
  const next = actor(s);
  const whole = position(s);
  const seats = Array.from({ length: s.players }, (_, seat) => seat);
  return {
    ...whole,
    actor: actorName(next),
    cards: seats.map((seat) => (isKnown(s, seat, viewer) ? at(whole.cards, seat) : null)),
    clusters: seats.map((seat) => (isKnown(s, seat, viewer) ? squaresOf(largestCluster(s, cardOf(s, seat))) : null)),
    standings: score(s, viewer),
    finish: next === OVER ? { cause: 'board', tie: tieBreak(s) } : null,
  };
}

function squaresOf(squares: number): Square[] {
  return Array.from({ length: SQUARES }, (_, square) => square)
    .filter((square) => hasBit(squares, square))
    .map((square) => ({ row: rowOf(square), column: columnOf(square) }));
}

/** Points show which dessert one collects, and a rank what the others have: both are secret until the end. */
export function score(s: State, viewer: Viewer): Standing[] {
  const totals = new Int32Array(s.players);
  const ranks = new Int32Array(s.players);
  tally(s, totals, ranks);
  return Array.from(totals, (total, seat) =>
    isKnown(s, seat, viewer)
      ? { seat, total, breakdown: { cluster: total }, rank: s.phase === PHASE_OVER ? at(ranks, seat) : null }
      : { seat, total: null, breakdown: null, rank: null },
  );
}

/** D32, D33: what told the winner from those with as many points. */
function tieBreak(s: State): DessertFinish['tie'] {
  const totals = new Int32Array(s.players);
  const ranks = new Int32Array(s.players);
  tally(s, totals, ranks);
  const winner = ranks.indexOf(1);
  if (ranks.lastIndexOf(1) !== winner) return 'shared';
  const level = [...totals.keys()].filter((seat) => seat !== winner && totals[seat] === totals[winner]);
  if (level.length === 0) return null;
  if (s.tieBreak === 'lastPlaced') return 'lastPlaced';
  const sizes = (seat: number): string => clusterSizes(s, cardOf(s, seat)).join();
  return level.some((seat) => sizes(seat) === sizes(winner)) ? 'lastPlaced' : 'nextCluster';
}

/** D10: the own card is all that a seat knows alone. */
export const secretOf = (s: State, seat: number): number => (seat < s.dealt ? cardOf(s, seat) : 0);

/** D10: every way the unknown cards may lie is equally likely, those not dealt among them. */
export function determinize(s: State, viewer: Viewer, random: Random): void {
  if (s.phase === PHASE_OVER) return;
  const unknown = desserts.map((_, card) => card).filter((card) => viewer < 0 || card !== s.cards[viewer]);
  for (let seat = 0; seat < s.dealt; seat++)
    if (seat !== viewer) s.cards[seat] = at(unknown.splice(random.below(unknown.length), 1), 0);
}
