/** What is printed on the dice and the sheet. Provenance as in RULES.md: [book], [sheet] or [ruling]. */

/** H1 [book]. The order is that of the notation and of H16. */
export const vegetables = ['lettuce', 'tomato', 'carrot'] as const;
export type Vegetable = (typeof vegetables)[number];

/** H2 [sheet] */
export const GARDEN_ROWS = 3;
export const GARDEN_COLUMNS = 6;
/** H32 [book] */
export const RIBBON_POINTS = 5;

/** H3 [sheet] */
export const PIG_ROW_CIRCLES = 6;
/** H3 [ruling]: no public source gives the values. */
export const PIG_VALUES = [1, 3, 6, 10, 15, 21, 28] as const;

/** H4 [book], [sheet] */
export const MARKET_CIRCLES = 6;
export const BASIC_MARKET_START = 1;
/** H34 [book] */
export const MOST_BONUS = 5;

/** H1 [book]: dice of each vegetable, by number of players. */
export const dicePerVegetable = (players: number): number => (players === 2 ? 2 : 3);
