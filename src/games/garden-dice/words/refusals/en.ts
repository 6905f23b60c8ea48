import type { Tile, Veggie } from '../../components.ts';

/** Why a rule forbids a move. */
export const en = {
  fourFirst: 'Four equal dice: roll them all again or keep them, then go on.',
  fourOnly: 'Only four equal dice fresh from the roll are rolled again or kept.',
  notOver: 'Your dice can still do something, so the turn goes on.',
  noDie: ({ die, isThere }: { die: number; isThere: boolean }) =>
    `You have no ${isThere ? 'other ' : ''}${die} among your dice.`,
  sixFlips: 'Only a six turns a tile over.',
  notInGarden: ({ tile }: { tile: 'critter' | 'dial' }) => `Your ${tile} is not in the garden.`,
  sunUsed: 'You have used your sun already.',
  sunTooLate: 'The sun rerolls the dice only before any of them is spent.',
  sunChangesNothing: 'The die shows that already.',
  noDiscForSeed: 'You have no disc left to put on a seed.',
  soldOut: ({ tile }: { tile: Veggie }) => `There is no ${tile} left in the supply.`,
  twoOfOne: ({ tile }: { tile: Veggie }) =>
    `You can get at most two seeds of one type in a turn, including those spat out, and you have two ${tile} seeds already.`,
  seedCosts: ({ tile, value }: { tile: Veggie; value: number }) =>
    `${/^[ae]/.test(tile) ? 'An' : 'A'} ${tile} seed costs a die of ${value} or more.`,
  noTile: ({ tile }: { tile: Tile }) => `You have no ${tile} to place.`,
  noDiscForTile: ({ tile }: { tile: 'critter' | 'dial' }) => `You have no disc left to put on the ${tile}.`,
  taken: 'That space is taken.',
  smallerChange: 'The same two dice reach this space with a smaller change or in a smaller order.',
  otherSpace: ({ dice, row, column }: { dice: readonly number[]; row: number; column: number }) =>
    `The dice ${dice[0]} and ${dice[1]} do not name row ${row}, column ${column}.`,
  sundialShort: ({ left, steps }: { left: number; steps: number }) =>
    `The sundial can change the dice by ${left} in all, and that would take ${steps}.`,
  noSeed: 'There is no seed there.',
  noVeggie: 'There is no veggie there.',
  notYourSeed: 'That seed is not yours.',
  notYourVeggie: 'That veggie is not yours.',
  waterCosts: ({ value }: { value: number }) => `That seed takes a die of ${value} or more.`,
  harvestCosts: ({ value }: { value: number }) => `That veggie takes a die of ${value} or more.`,
  straightLine: 'A critter moves in a straight line, along its row or its column.',
  tooFar: ({ spaces }: { spaces: number }) => `That is ${spaces} spaces away, farther than the die shows.`,
  blocked: 'The way is blocked: critters pass through empty spaces only.',
  nothingToEat: 'There is nothing to eat in that space.',
  birdFood: 'A bird eats seeds of the others only; that space is taken.',
  rabbitFood: 'A rabbit eats veggies of the others only; that space is taken.',
  noDiscToEat: 'Without a disc in supply a critter cannot eat.',
  eatenThere: 'Your critter has eaten from that player this turn.',
  scarecrow: 'A scarecrow keeps birds away from that seed.',
  swallowOrSpit: 'Say whether the tile is swallowed or spat out.',
  onlySwallow: 'You already have two seeds of this type this turn: your critter can only swallow it.',
  spitCosts: ({ value }: { value: number }) => `Spitting this tile out takes a die of ${value} or more.`,
  smallerMoves: 'Where the two dice can change places, the smaller one moves the critter.',
  sixRemoves: 'The third die of a removal must show a six.',
  noCritter: 'There is no critter in that space.',
};

export type Refusals = typeof en;
