/** The rule behind each thing on the board, by its name in `data-about`. */
export const rules = {
  die: 'D2',
  blackDie: 'D31',
  card: 'D10',
  otherCard: 'D10',
  supply: 'D20',
  turn: 'D21',
  tips: 'D23',
  score: 'D31',
  edge: 'D20',
  square: 'D20',
  facing: 'D20',
  trail: 'D22',
};

export type AboutName = keyof typeof rules;
