import type { Profile } from '../../core/game.ts';

export const profile: Profile = {
  id: 'garden-dice',
  name: 'Garden Dice',
  players: { min: 2, max: 4 },
  minutes: 45,
  weight: 2,
  designer: 'Doug Bass',
  publisher: 'Meridae Games, 2012',
};
