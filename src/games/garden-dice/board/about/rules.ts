/** The rule behind each thing on the board, by its name in `data-about`. */
export const rules = {
  die: 'G11',
  seed: 'G23',
  veggie: 'G25',
  value: 'G3',
  bird: 'G32',
  rabbit: 'G32',
  sundial: 'G40',
  scarecrow: 'G42',
  rock: 'G22',
  star: 'G29',
  swallowed: 'G35',
  discs: 'G20',
  sun: 'G43',
  hand: 'G51',
  harvested: 'G53',
  price: 'G20',
  supply: 'G50',
  track: 'G55',
  score: 'G55',
  edge: 'G21',
};

export type AboutName = keyof typeof rules;
