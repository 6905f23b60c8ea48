import { hasBit } from '../../core/bits.ts';
import type { Reason } from '../../core/errors.ts';
import { type Fertilizer, fertilizers, grapes, type Item, items } from './components.ts';
import type { Move } from './moves.ts';
import { hasFreeBoxes, leastRoll } from './rules.ts';
import { documentOf, held, inCentre, PHASE_ACT, PHASE_ROLL, personal, research, type State } from './state.ts';
import { items as german } from './words/names/de.ts';
import { items as names } from './words/names/en.ts';

type Of<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Why a well-formed move is not legal. */
export function explain(s: State, m: Move): Reason {
  if (s.phase === PHASE_ROLL && m.type !== 'roll')
    return ['V12', 'First choose how many dice to roll.', 'Wähl zuerst, wie viele Würfel du wirfst.'];
  if (s.phase === PHASE_ACT && m.type === 'roll')
    return [
      'V12',
      'The turn has had its roll: now pass, research, purchase or produce.',
      'Gewürfelt ist schon: jetzt passe, forsche, kaufe oder keltere.',
    ];
  switch (m.type) {
    case 'roll':
      return [
        'V12',
        `You roll ${leastRoll(s, s.seat)} to ${personal(s, s.seat)} dice now, not ${m.count}.`,
        `Jetzt wirfst du ${leastRoll(s, s.seat)} bis ${personal(s, s.seat)} Würfel, nicht ${m.count}.`,
      ];
    case 'pass':
      return ['V13', 'There is nothing to pass on now.', 'Passen geht jetzt nicht.'];
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
  if (missing !== null) return ['V20', ...missing];
  if (!isAscending(m.dice)) return ['V20', ...notAscending];
  if (!hasFreeBoxes(s, s.seat, items.indexOf(m.item)))
    return [
      'V7',
      `The row of ${names[m.item]} has too few free boxes.`,
      `Die Reihe für ${german[m.item]} hat zu wenig freie Kästchen.`,
    ];
  const [price, preis] = priceText(s, m.item);
  return ['V20', `The price of ${names[m.item]} is ${price}.`, `${german[m.item]} kostet ${preis}.`];
}

type InBoth = readonly [message: string, de: string];

const notAscending: InBoth = ['Write the dice in ascending order.', 'Nenne die Würfel in aufsteigender Folge.'];

/** The price of an item in words. */
function priceText(s: State, item: Item): InBoth {
  const { grapes: vines, barrels, fertilizers: kinds } = documentOf(s);
  if (item in vines) {
    const { sums } = vines[item as keyof typeof vines];
    return [`two dice adding to ${sums.join(' or ')}`, `zwei Würfel mit der Summe ${sums.join(' oder ')}`];
  }
  if (item in barrels) {
    const { straight } = barrels[item as keyof typeof barrels];
    return [`a straight of ${straight}`, `eine Straße aus ${straight} Würfeln`];
  }
  const { any, kind } = kinds[item as Fertilizer].price;
  if (any === undefined) return [`${kind} of a kind`, `${kind} gleiche Würfel`];
  return any === 1 ? ['any die', 'einen beliebigen Würfel'] : [`any ${any} dice`, `${any} beliebige Würfel`];
}

function explainResearch(s: State, m: Of<'research'>): Reason {
  const grape = grapes.indexOf(m.grape);
  if (held(s, s.seat, grape) === 0)
    return [
      'V21',
      `Your warehouse has no ${names[m.grape]} to research.`,
      `In deinem Lager ist kein ${german[m.grape]} zum Forschen.`,
    ];
  if (new Set(m.dice).size < m.dice.length)
    return [
      'V21',
      'Each die of a research shows a different value.',
      'Beim Forschen zeigt jeder Würfel einen anderen Wert.',
    ];
  const missing = missingDie(s, m.dice);
  if (missing !== null) return ['V21', ...missing];
  const again = m.dice.find((value) => hasBit(research(s, s.seat, grape), value - 1));
  if (again !== undefined)
    return [
      s.loose ? 'V9' : 'V21',
      `The research box ${again} is circled already.`,
      `Das Forschungskästchen ${again} ist schon eingekreist.`,
    ];
  return ['V21', ...notAscending];
}

function explainProduce(s: State, m: Of<'produce'>): Reason {
  const grape = documentOf(s).grapes[m.grape];
  const lacking = [m.grape, m.barrel, ...m.fertilizers].find((item) => held(s, s.seat, items.indexOf(item)) === 0);
  if (inCentre(s, m.die) === 0) return ['V22', ...noDie(m.die)];
  if (!grape.barrels.includes(m.barrel))
    return [
      'V22',
      `The ${names[m.barrel]} does not fit ${names[m.grape]}.`,
      `Das ${german[m.barrel]} passt nicht zum ${german[m.grape]}.`,
    ];
  const unfit = m.fertilizers.find((name) => grape.bonuses[name] === undefined);
  if (unfit !== undefined)
    return [
      'V22',
      `${names[m.grape]} does not take ${names[unfit]}.`,
      `${german[unfit]} bringt dem ${german[m.grape]} nichts.`,
    ];
  if (lacking !== undefined)
    return ['V22', `Your warehouse has no ${names[lacking]}.`, `${german[lacking]} fehlt in deinem Lager.`];
  if (new Set(m.fertilizers).size < m.fertilizers.length)
    return ['V22', 'At most one fertilizer of each kind.', 'Von jedem Dünger höchstens einer.'];
  return [
    'V22',
    `Write the fertilizers in the order ${fertilizers.join(', ')}.`,
    `Nenne die Dünger in der Folge ${fertilizers.map((name) => german[name]).join(', ')}.`,
  ];
}

const noDie = (value: number): InBoth => [
  `No die shows ${value} in the centre.`,
  `In der Mitte zeigt kein Würfel ${value}.`,
];

function missingDie(s: State, dice: readonly number[]): InBoth | null {
  for (const value of dice) {
    const wanted = dice.filter((other) => other === value).length;
    const there = inCentre(s, value);
    if (there === 0) return noDie(value);
    if (there < wanted)
      return [
        `Only ${there === 1 ? '1 die shows' : `${there} dice show`} ${value} in the centre, not ${wanted}.`,
        `In der Mitte ${there === 1 ? 'zeigt nur 1 Würfel' : `zeigen nur ${there} Würfel`} ${value}, nicht ${wanted}.`,
      ];
  }
  return null;
}

const isAscending = (dice: readonly number[]): boolean =>
  dice.every((value, i) => i === 0 || value >= (dice[i - 1] as number));
