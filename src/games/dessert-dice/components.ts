/** What is in the box. Provenance as in RULES.md: [book], [designer] or [ruling]. */

/** D1 [book]: the four cards. The order is that of the notation. */
export const desserts = ['jelloTart', 'sweetRoll', 'popsicle', 'iceCream'] as const;
export type Dessert = (typeof desserts)[number];

/** D1 [book]. The order is that of the roll in the notation. */
export const colours = ['red', 'yellow', 'green', 'purple'] as const;
export type Colour = (typeof colours)[number];

/** D2 [designer]: the dessert of a colour, the one that its dice never show. */
export const dessertOfColour: Readonly<Record<Colour, Dessert>> = {
  red: 'jelloTart',
  yellow: 'sweetRoll',
  green: 'popsicle',
  purple: 'iceCream',
};

/** D1 [book] */
export const BOARD_SIZE = 5;
export const DICE_PER_COLOUR = 6;
/** All but the black one, which is blank on every side (D2 [designer]). */
export const COLOURED_DICE = 24;

/** D23 [ruling] */
export const DEFAULT_TIP_LIMIT = 20;
