/** G36 is the only rule that has changed: a game in which it makes a difference stops at that move. */
export const olderOptions = (_rules: number, _players: number, options: Readonly<Record<string, unknown>>) => ({
  ...options,
});
