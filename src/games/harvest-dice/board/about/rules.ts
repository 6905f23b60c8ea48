/** The rule behind each thing on the board, by its name in `data-about`. */
export const rules = {
  die: 'H11',
  garden: 'H12',
  ribbon: 'H32',
  pig: 'H13',
  power: 'H14',
  pigValue: 'H33',
  market: 'H31',
  score: 'H35',
};

export type AboutName = keyof typeof rules;
