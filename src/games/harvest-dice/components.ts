/** What is printed on the dice and the sheet. Provenance as in RULES.md: [book], [sheet] or [ruling]. */

/** H1 [book]. The order is that of the notation and of H16. */
export const vegetables = ['lettuce', 'tomato', 'carrot'] as const;
export type Vegetable = (typeof vegetables)[number];
export const vegetableName = (vegetable: number): Vegetable => vegetables[vegetable] as Vegetable;

/** H2 [sheet] */
export const GARDEN_ROWS = 3;
export const GARDEN_COLUMNS = 6;
/** H32 [book] */
export const RIBBON_POINTS = 5;

/** H3 [sheet] */
export const PIG_ROW_CIRCLES = 6;
export const PIG_ROWS = 7;
/** H3 [ruling]: no public source gives the values. With these a full pig is worth about a good crop. */
export const PIG_VALUES = [2, 4, 6, 8, 10, 12, 14] as const;
export const MOST_PIG_VALUE = 99;

/** H4 [book], [sheet] */
export const MARKET_CIRCLES = 6;
export const BASIC_MARKET_START = 1;
/** H34 [book] */
export const MOST_BONUS = 5;

/** H1 [book]: dice of each vegetable, by number of players. */
export const dicePerVegetable = (players: number): number => (players === 2 ? 2 : 3);
