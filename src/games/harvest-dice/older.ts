/** H3: what the pig was worth in the first edition of these rules, which had no option for it. */
const FIRST_PIG_VALUES = [1, 3, 6, 10, 15, 21, 28];

export const olderOptions = (_rules: number, _players: number, options: Readonly<Record<string, unknown>>) => ({
  pigValues: FIRST_PIG_VALUES,
  ...options,
});
