import { at } from '../../core/assert.ts';
import type { Job } from './components.ts';
import { canDo, cardNamed, holds, rowOf, shown, workersNeeded, workersRolled } from './slowMoves.suite.ts';
import {
  addCard,
  doJob,
  endTurn,
  inTableOrder,
  isWon,
  type Paddy,
  replace,
  settle,
  startDraw,
  startMimics,
  type Table,
} from './slowTurn.suite.ts';

/** The Happy Farmer of the slow rules. */

/** R70–R72 */
export function farmerTurn(t: Table): void {
  const row = rowOf(t, 1);
  if (t.options.weeds === 'always')
    for (let weeds = shown(t, 'weed'); weeds > 0; weeds--) {
      const place = row.find((paddy) => paddy.weeds < 2);
      if (place !== undefined) place.weeds++;
    }
  const wild = shown(t, 'wild');
  const counts = { worker: workersRolled(t) - wild, water: shown(t, 'water'), card: shown(t, 'card') };
  const order = (['worker', 'water', 'card'] as const)
    .filter((action) => counts[action] > 0)
    .sort((a, b) => counts[b] - counts[a]);
  const useful = {
    worker: row.some((paddy) =>
      (['weed', 'harvest', 'plant'] as const).some((name) => canDo(t, 1, paddy, name, counts.worker + wild)),
    ),
    water: row.some(
      (paddy) =>
        (paddy.planted && paddy.water > 0) ||
        (isThirsty(t, paddy) && holds(t, paddy) <= Math.min(counts.water + wild, t.reservoir)),
    ),
    card: t.deck.length + t.bottom.length + t.discards.length > 0,
  };
  const chosen = (order.length === 0 ? (['worker'] as const) : order).find((action) => useful[action]);
  if (chosen === 'worker') farmerWorks(t, counts.worker + wild);
  else if (chosen === 'card') startDraw(t, counts.card + wild);
  else if (chosen === 'water') {
    t.phase = 'release';
    farmerReleases(t);
  } else endTurn(t);
}

const isThirsty = (t: Table, paddy: Paddy): boolean => !paddy.planted && paddy.water === 0 && holds(t, paddy) > 0;

function farmerWorks(t: Table, workers: number): void {
  let left = workers;
  const row = rowOf(t, 1);
  const doAll = (name: Job, list: readonly Paddy[]) => {
    for (const paddy of list)
      while (t.phase !== 'over' && canDo(t, 1, paddy, name, left)) {
        left -= workersNeeded(t, 1, paddy, name);
        doJob(t, 1, name, paddy);
        if (isWon(t)) return;
      }
  };
  for (;;) {
    const ripe = row.filter((paddy) => canDo(t, 1, paddy, 'harvest', left));
    const promise = (paddy: Paddy): number => {
      const spared = left - workersNeeded(t, 1, paddy, 'harvest');
      return at(cardNamed(t, paddy.card).rice, Math.max(0, paddy.weeds - spared));
    };
    const [best] = ripe.sort((a, b) => promise(b) - promise(a));
    if (best === undefined) break;
    const price = workersNeeded(t, 1, best, 'harvest');
    for (; left > price && best.weeds > 0; left--) best.weeds--;
    left -= price;
    doJob(t, 1, 'harvest', best);
    if (isWon(t)) return;
  }
  doAll(
    'plant',
    row.toSorted((a, b) => cardNamed(t, b.card).hexes - cardNamed(t, a.card).hexes),
  );
  doAll('weed', [...row.filter((paddy) => paddy.planted), ...row.filter((paddy) => !paddy.planted)]);
  if (t.phase !== 'over') startMimics(t);
}

export function farmerReleases(t: Table): void {
  const row = rowOf(t, 1);
  row.forEach((paddy, i) => {
    if (!paddy.planted) return;
    let tokens = paddy.water;
    paddy.water = 0;
    for (const to of row.slice(i + 1))
      if (isThirsty(t, to) && holds(t, to) <= tokens) {
        to.water = holds(t, to);
        tokens -= to.water;
      }
    t.reservoir += tokens;
    settle(t);
  });
}

export function farmerTakes(t: Table): void {
  let left = shown(t, 'water') + shown(t, 'wild');
  for (const paddy of rowOf(t, 1)) {
    const needed = holds(t, paddy);
    if (!isThirsty(t, paddy) || needed > left || needed > t.reservoir) continue;
    paddy.water = needed;
    t.reservoir -= needed;
    left -= needed;
  }
  endTurn(t);
}

export function farmerKeeps(t: Table, drawn: readonly string[]): void {
  const cards = inTableOrder(t, drawn).map((name) => cardNamed(t, name));
  const worth = (name: string) => cardNamed(t, name).rice[0] / cardNamed(t, name).hexes;
  const [best] = cards
    .filter((card) => card.hexes - card.magic <= 3)
    .sort((a, b) => worth(b.name) - worth(a.name) || b.rice[0] - a.rice[0]);
  let kept: string | null = null;
  if (best !== undefined && rowOf(t, 1).length < 4) {
    kept = best.name;
    addCard(t, 1, best.name, 'right');
  } else if (best !== undefined) {
    const [poorest] = rowOf(t, 1)
      .filter((paddy) => !paddy.planted)
      .sort((a, b) => worth(a.card) - worth(b.card));
    if (poorest !== undefined && worth(best.name) > worth(poorest.card)) {
      kept = best.name;
      replace(t, 1, rowOf(t, 1).indexOf(poorest), best.name);
    }
  }
  t.discards = inTableOrder(t, [...t.discards, ...drawn.filter((name) => name !== kept)]);
  endTurn(t);
}
