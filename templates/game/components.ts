/** What is printed on the components. Provenance as in RULES.md: [book] or [ruling]. */

/** P1 [book] */
export const FACES = 6;
/** P11 [book]: the face that loses the points of the turn. */
export const LOSING_FACE = 1;

/** P20 [book], and the least and the most that a table may choose [ruling]. */
export const GOAL = 100;
export const LEAST_GOAL = 10;
export const MOST_GOAL = 500;
