/** Why a rule forbids a move. */
export const en = {
  goalReached: ({ goal }: { goal: number }) => `The goal of ${goal} is reached: hold.`,
};

export type Refusals = typeof en;
