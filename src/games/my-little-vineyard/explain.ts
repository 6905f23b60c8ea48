import { hasBit } from '../../core/bits.ts';
import type { Reason } from '../../core/errors.ts';
import { type Fertilizer, fertilizers, grapes, type Item, items } from './components.ts';
import type { Move } from './moves.ts';
import { leastRoll } from './rules.ts';
import {
  documentOf,
  hasFreeBoxes,
  held,
  inCentre,
  PHASE_ACT,
  PHASE_ROLL,
  personal,
  research,
  type State,
} from './state.ts';
import type { Refusals } from './words/refusals/en.ts';

type Of<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Why a well-formed move is not legal. */
export function explain(s: State, m: Move): Reason<Refusals> {
  if (s.phase === PHASE_ROLL && m.type !== 'roll') return ['V12', 'rollFirst'];
  if (s.phase === PHASE_ACT && m.type === 'roll') return ['V12', 'rolled'];
  switch (m.type) {
    case 'roll':
      return ['V12', 'rollBetween', { least: leastRoll(s, s.seat), most: personal(s, s.seat), count: m.count }];
    case 'pass':
      return ['V13', 'noPass'];
    case 'purchase':
      return explainPurchase(s, m);
    case 'research':
      return explainResearch(s, m);
    case 'produce':
      return explainProduce(s, m);
  }
}

function explainPurchase(s: State, { item, dice }: Of<'purchase'>): Reason<Refusals> {
  const missing = missingDie(s, dice, 'V20');
  if (missing !== null) return missing;
  if (!isAscending(dice)) return ['V20', 'ascending'];
  if (!hasFreeBoxes(s, s.seat, items.indexOf(item))) return ['V7', 'noBoxes', { item }];
  return explainPrice(s, item);
}

function explainPrice(s: State, item: Item): Reason<Refusals> {
  const { grapes: vines, barrels, fertilizers: kinds } = documentOf(s);
  if (item in vines) return ['V20', 'costsSum', { item, sums: vines[item as keyof typeof vines].sums }];
  if (item in barrels) return ['V20', 'costsStraight', { item, dice: barrels[item as keyof typeof barrels].straight }];
  const { any, kind } = kinds[item as Fertilizer].price;
  return kind === undefined
    ? ['V20', 'costsAny', { item, dice: any ?? 1 }]
    : ['V20', 'costsKind', { item, dice: kind }];
}

function explainResearch(s: State, m: Of<'research'>): Reason<Refusals> {
  const grape = grapes.indexOf(m.grape);
  if (held(s, s.seat, grape) === 0) return ['V21', 'noGrape', { grape: m.grape }];
  if (new Set(m.dice).size < m.dice.length) return ['V21', 'differentValues'];
  const missing = missingDie(s, m.dice, 'V21');
  if (missing !== null) return missing;
  const again = m.dice.find((value) => hasBit(research(s, s.seat, grape), value - 1));
  if (again !== undefined) return [s.loose ? 'V9' : 'V21', 'circled', { value: again }];
  return ['V21', 'ascending'];
}

function explainProduce(s: State, m: Of<'produce'>): Reason<Refusals> {
  const grape = documentOf(s).grapes[m.grape];
  const lacking = [m.grape, m.barrel, ...m.fertilizers].find((item) => held(s, s.seat, items.indexOf(item)) === 0);
  if (inCentre(s, m.die) === 0) return ['V22', 'noDie', { value: m.die }];
  if (!grape.barrels.includes(m.barrel)) return ['V22', 'wrongBarrel', { barrel: m.barrel, grape: m.grape }];
  const unfit = m.fertilizers.find((name) => grape.bonuses[name] === undefined);
  if (unfit !== undefined) return ['V22', 'wrongFertilizer', { fertilizer: unfit, grape: m.grape }];
  if (lacking !== undefined) return ['V22', 'notHeld', { item: lacking }];
  if (new Set(m.fertilizers).size < m.fertilizers.length) return ['V22', 'oneOfEach'];
  return ['V22', 'fertilizerOrder', { order: fertilizers }];
}

function missingDie(s: State, dice: readonly number[], rule: string): Reason<Refusals> | null {
  for (const value of dice) {
    const wanted = dice.filter((other) => other === value).length;
    const there = inCentre(s, value);
    if (there === 0) return [rule, 'noDie', { value }];
    if (there < wanted) return [rule, 'tooFewDice', { value, there, wanted }];
  }
  return null;
}

const isAscending = (dice: readonly number[]): boolean =>
  dice.every((value, i) => i === 0 || value >= (dice[i - 1] as number));
