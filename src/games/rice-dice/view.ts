import { at } from '../../core/assert.ts';
import { type ActorName, actorName, type Finish, OVER, type Standing, type Viewer } from '../../core/game.ts';
import { LAST_SPELL } from './components.ts';
import { cardNumber } from './deck.ts';
import type { DeckCard } from './document.ts';
import { BOTTOM, countCards, DECK, HANDS } from './pile.ts';
import { type Field, type Position, pileNames, position, rowOf } from './position.ts';
import { actor, tally } from './rules.ts';
import { seesBottom, seesHand } from './secrets.ts';
import { type SideName, sideName } from './sides.ts';
import { dryLimit, isFarmer, type Options, optionsOf, type State, waterTarget } from './state.ts';

export interface PaddyView extends Omit<Field['paddies'][number], 'card'> {
  readonly card: DeckCard;
}

export interface FieldView {
  readonly side: SideName;
  readonly rice: number;
  readonly paddies: readonly PaddyView[];
}

/** Cards that some may see and others only count. */
interface HandView {
  readonly count: number;
  readonly cards: readonly DeckCard[] | null;
  /** R10: whether the seat has chosen, and what, as far as the viewer knows. */
  readonly hasChosen: boolean;
  readonly chosen: string | null;
}

type Open = Pick<
  Position,
  | 'players'
  | 'phase'
  | 'dice'
  | 'rerolls'
  | 'weeds'
  | 'left'
  | 'mimics'
  | 'dry'
  | 'spells'
  | 'gained'
  | 'reservoir'
  | 'supply'
  | 'discards'
>;

export interface View extends Open {
  readonly options: Options;
  readonly actor: ActorName;
  readonly turn: SideName;
  /** Who acts in the turn, or whose cards are dealt. */
  readonly seat: SideName;
  /** Water on paddies that must leave the game when it returns (R36). */
  readonly owed: number;
  /** R52: this number of dry turns in a row brings a dry spell; 0 for never. */
  readonly dryLimit: number;
  readonly deck: number;
  readonly bottom: { readonly count: number; readonly cards: readonly string[] | null };
  readonly hands: readonly HandView[];
  readonly fields: readonly FieldView[];
  readonly standings: Standing[];
  readonly finish: RiceFinish | null;
}

/**
 * R50, R52: who won, and by what. A harvest of the own turn, Mimics, or "most" cards at the start of a turn brought the last rice; or
 * a third dry spell ended the game, and only then several may share the victory.
 */
const causes = ['harvest', 'mimic', 'most', 'drought'] as const;
const ties = ['shared'] as const;
export const endings = { causes, ties };
interface RiceFinish extends Finish<(typeof causes)[number], (typeof ties)[number]> {
  readonly winners: readonly SideName[];
}

export function view(s: State, viewer: Viewer): View {
  const { players, phase, dice, rerolls, weeds, left, mimics, reservoir, supply, discards, fields } = position(s);
  const next = actor(s);
  return {
    players,
    options: optionsOf(s),
    phase,
    actor: actorName(next),
    turn: sideName(s, s.turn),
    seat: sideName(s, s.seat),
    dice,
    rerolls,
    weeds,
    left,
    mimics,
    dry: s.dry,
    spells: s.spells,
    gained: s.gained,
    dryLimit: dryLimit(s),
    reservoir,
    supply,
    owed: Math.max(0, s.onPaddies - waterTarget(s)),
    deck: countCards(s.piles, DECK),
    bottom: { count: countCards(s.piles, BOTTOM), cards: seesBottom(viewer) ? pileNames(s, BOTTOM) : null },
    discards,
    hands: Array.from({ length: players }, (_, seat) => handView(s, seat, viewer)),
    fields: fields.map(({ rice, paddies }, side) => ({
      side: sideName(s, side),
      rice,
      paddies: withCards(s, paddies),
    })),
    standings: score(s),
    finish: next === OVER ? finish(s) : null,
  };
}

const cardOf = (s: State, name: string): DeckCard => at(s.deck.cards, cardNumber(s.deck, name));

const withCards = (s: State, paddies: Field['paddies']): PaddyView[] =>
  paddies.map((paddy) => ({ ...paddy, card: cardOf(s, paddy.card) }));

export const rowView = (s: State, side: number): PaddyView[] => withCards(s, rowOf(s, side));

function handView(s: State, seat: number, viewer: Viewer): HandView {
  const sees = seesHand(s, seat, viewer);
  const chosen = at(s.chosen, seat);
  const cards = pileNames(s, HANDS + seat).map((name) => cardOf(s, name));
  return {
    count: cards.length,
    cards: sees ? cards : null,
    hasChosen: chosen >= 0,
    chosen: sees && chosen >= 0 ? at(s.deck.cards, chosen).name : null,
  };
}

function finish(s: State): RiceFinish {
  const most = Math.max(...s.rice);
  const winners = Array.from(s.rice.keys()).filter((side) => at(s.rice, side) === most);
  return {
    winners: winners.map((side) => sideName(s, side)),
    cause: causeOf(s, winners),
    tie: winners.length > 1 ? 'shared' : null,
  };
}

function causeOf(s: State, winners: readonly number[]): RiceFinish['cause'] {
  if (s.spells === LAST_SPELL) return 'drought';
  if (!winners.includes(s.turn)) return 'mimic';
  return s.dice === 0 ? 'most' : 'harvest';
}

/** Rice is open. The Happy Farmer's head start is R72's. */
export function score(s: State): Standing[] {
  const totals = new Int32Array(s.sides);
  const ranks = new Int32Array(s.sides);
  tally(s, totals, ranks);
  return Array.from(totals, (total, side) => {
    const start = isFarmer(s, side) ? s.farmerRice : 0;
    const abilities = at(s.bonus, side);
    return {
      seat: sideName(s, side),
      total,
      breakdown: {
        harvest: total - abilities - start,
        abilities,
        ...(isFarmer(s, side) ? { start } : {}),
      },
      rank: at(ranks, side),
    };
  });
}
