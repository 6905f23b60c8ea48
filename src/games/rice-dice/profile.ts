import type { Profile } from '../../core/game.ts';

export const profile: Profile = {
  id: 'rice-dice',
  name: 'Rice Dice',
  players: { min: 1, max: 5 },
  minutes: 40,
  weight: 3,
  designer: 'Philip duBarry',
  publisher: 'APE Games, 2018',
};
