import { at } from '../../core/assert.ts';
import { type ActorName, actorName, type Finish, OVER, type Standing } from '../../core/game.ts';
import { scoreBoxes } from './components.ts';
import type { SheetDocument } from './document.ts';
import { type Position, position } from './position.ts';
import { actor, tally } from './rules.ts';
import { documentOf, playedSeasons, points, type State } from './state.ts';

/** Everything is open: the position, the sheet it is played on, who is to act, and the scores so far. */
export interface View extends Position {
  readonly actor: ActorName;
  /** The sheet in full, the default one too. */
  readonly sheet: SheetDocument;
  /** Dice each player has in all (V1). */
  readonly diceEach: number;
  readonly standings: Standing[];
  readonly finish: VineyardFinish | null;
}

/** The game always ends after its last Fall; a tie is shared (V31). */
const causes = ['lastFall'] as const;
const ties = ['shared'] as const;
export const endings = { causes, ties };
type VineyardFinish = Finish<(typeof causes)[number], (typeof ties)[number]>;

export function view(s: State): View {
  const next = actor(s);
  return {
    ...position(s),
    actor: actorName(next),
    sheet: documentOf(s),
    diceEach: s.diceEach,
    standings: score(s),
    finish: next === OVER ? finish(s) : null,
  };
}

function finish(s: State): VineyardFinish {
  const best = score(s).filter((standing) => standing.rank === 1);
  return { cause: 'lastFall', tie: best.length > 1 ? 'shared' : null };
}

/** V22: by the season boxes at the foot of the sheet. */
export function score(s: State): Standing[] {
  const totals = new Int32Array(s.players);
  const ranks = new Int32Array(s.players);
  tally(s, totals, ranks);
  return Array.from({ length: s.players }, (_, seat) => ({
    seat,
    total: at(totals, seat),
    breakdown: Object.fromEntries(playedSeasons(s).map((box) => [at(scoreBoxes, box), points(s, seat, box)])),
    rank: at(ranks, seat),
  }));
}
