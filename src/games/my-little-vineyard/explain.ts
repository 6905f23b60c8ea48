import { type Fertilizer, fertilizers, grapes, type Item, items } from './components.ts';
import type { Move } from './moves.ts';
import { itemNames } from './names.ts';
import { hasFreeBoxes, leastRoll } from './rules.ts';
import { documentOf, held, inCentre, PHASE_ACT, PHASE_ROLL, personal, research, type State } from './state.ts';

type Reason = readonly [rule: string, message: string];
type Of<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Refusals are told in English: clients say what is possible in their own language. */
const names = itemNames.en;

/** Why a well-formed move is not legal: the rule and a sentence. */
export function explain(s: State, m: Move): Reason {
  if (s.phase === PHASE_ROLL && m.type !== 'roll') return ['V12', 'First choose how many dice to roll.'];
  if (s.phase === PHASE_ACT && m.type === 'roll')
    return ['V12', 'The turn has had its roll: now pass, research, purchase or produce.'];
  switch (m.type) {
    case 'roll':
      return ['V12', `You roll ${leastRoll(s, s.seat)} to ${personal(s, s.seat)} dice now, not ${m.count}.`];
    case 'pass':
      return ['V13', 'There is nothing to pass on now.'];
    case 'purchase':
      return explainPurchase(s, m);
    case 'research':
      return explainResearch(s, m);
    case 'produce':
      return explainProduce(s, m);
  }
}

function explainPurchase(s: State, m: Of<'purchase'>): Reason {
  const missing = missingDie(s, m.dice);
  if (missing !== null) return ['V20', missing];
  if (!isAscending(m.dice)) return ['V20', 'Write the dice in ascending order.'];
  if (!hasFreeBoxes(s, s.seat, items.indexOf(m.item)))
    return ['V7', `The row of ${names[m.item]} has too few free boxes.`];
  return ['V20', `The price of ${names[m.item]} is ${priceText(s, m.item)}.`];
}

/** The price of an item in words. */
function priceText(s: State, item: Item): string {
  const { grapes: vines, barrels, fertilizers: kinds } = documentOf(s);
  if (item in vines) return `two dice adding to ${vines[item as keyof typeof vines].sums.join(' or ')}`;
  if (item in barrels) return `a straight of ${barrels[item as keyof typeof barrels].straight}`;
  const { any, kind } = kinds[item as Fertilizer].price;
  return any === undefined ? `${kind} of a kind` : any === 1 ? 'any die' : `any ${any} dice`;
}

function explainResearch(s: State, m: Of<'research'>): Reason {
  const grape = grapes.indexOf(m.grape);
  if (held(s, s.seat, grape) === 0) return ['V21', `Your warehouse has no ${names[m.grape]} to research.`];
  if (new Set(m.dice).size < m.dice.length) return ['V21', 'Each die of a research shows a different value.'];
  const missing = missingDie(s, m.dice);
  if (missing !== null) return ['V21', missing];
  const again = m.dice.find((value) => ((research(s, s.seat, grape) >> (value - 1)) & 1) === 1);
  if (again !== undefined) return [s.loose ? 'V9' : 'V21', `The research box ${again} is circled already.`];
  return ['V21', 'Write the dice in ascending order.'];
}

function explainProduce(s: State, m: Of<'produce'>): Reason {
  const grape = documentOf(s).grapes[m.grape];
  const lacking = [m.grape, m.barrel, ...m.fertilizers].find((item) => held(s, s.seat, items.indexOf(item)) === 0);
  if (inCentre(s, m.die) === 0) return ['V22', `No die shows ${m.die} in the centre.`];
  if (!grape.barrels.includes(m.barrel)) return ['V22', `The ${names[m.barrel]} does not fit ${names[m.grape]}.`];
  const unfit = m.fertilizers.find((name) => grape.bonuses[name] === undefined);
  if (unfit !== undefined) return ['V22', `${names[m.grape]} does not take ${names[unfit]}.`];
  if (lacking !== undefined) return ['V22', `Your warehouse has no ${names[lacking]}.`];
  if (new Set(m.fertilizers).size < m.fertilizers.length) return ['V22', 'At most one fertilizer of each kind.'];
  return ['V22', `Write the fertilizers in the order ${fertilizers.join(', ')}.`];
}

function missingDie(s: State, dice: readonly number[]): string | null {
  for (const value of dice) {
    const wanted = dice.filter((other) => other === value).length;
    const there = inCentre(s, value);
    if (there === 0) return `No die shows ${value} in the centre.`;
    if (there < wanted)
      return `Only ${there === 1 ? '1 die shows' : `${there} dice show`} ${value} in the centre, not ${wanted}.`;
  }
  return null;
}

const isAscending = (dice: readonly number[]): boolean =>
  dice.every((value, i) => i === 0 || value >= (dice[i - 1] as number));
