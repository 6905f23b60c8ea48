/**
 * In the first edition of these rules there were no dry spells (R52). Where Foresight's cards without a symbol (R35) make a difference, the game
 * stops at that draw. The Happy Farmer has other habits since (R71, R72): a game against it would go on differently without anybody noticing.
 */
export const olderOptions = (_rules: number, players: number, options: Readonly<Record<string, unknown>>) =>
  players === 1 ? null : { drySpell: 0, ...options };
