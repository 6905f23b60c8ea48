export const en = {
  die: 'Die',
  points: 'Points',
  risk: (points: number) => `At stake: ${points}`,
  held: (name: string, points: number, goal: number) => `${name}: ${points} of ${goal} points`,
};

export type BoardTexts = typeof en;
