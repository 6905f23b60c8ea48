import type { Profile } from '../../src/core/game.ts';

export const profile: Profile = {
  id: 'pig',
  name: 'Pig',
  players: { min: 2, max: 6 },
  minutes: 10,
  weight: 1,
  designer: 'John Scarne',
  publisher: 'public domain, 1945',
};
