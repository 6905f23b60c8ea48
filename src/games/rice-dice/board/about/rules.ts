/** The rule behind each thing on the board, by its name in `data-about`. */
export const rules = {
  water: 'R43',
  card: 'R35',
  worker: 'R30',
  double: 'R23',
  wild: 'R23',
  weed: 'R22',
  paddy: 'R4',
  flooded: 'R30',
  magic: 'R5',
  planted: 'R30',
  weeds: 'R30',
  waterNumber: 'R36',
  yields: 'R3',
  ability: 'R62',
  pond: 'R11',
  deck: 'R35',
  track: 'R50',
  drought: 'R52',
  score: 'R50',
  risk: 'R22',
};

export type AboutName = keyof typeof rules;
