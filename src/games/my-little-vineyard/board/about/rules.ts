/** The rule behind each thing on the board, by its name in `data-about`. */
export const rules = {
  centre: 'V13',
  season: 'V14',
  throw: 'V12',
  grape: 'V22',
  research: 'V21',
  wine: 'V22',
  bonus: 'V2',
  fitting: 'V3',
  barrel: 'V4',
  fertilizer: 'V5',
  price: 'V20',
  boxes: 'V7',
  spoils: 'V6',
  shelf: 'V31',
  score: 'V31',
  dice: 'V12',
  reach: 'V20',
  pass: 'V14',
  pays: 'V22',
};

export type AboutName = keyof typeof rules;
