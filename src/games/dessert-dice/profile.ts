import type { Profile } from '../../core/game.ts';

export const profile: Profile = {
  id: 'dessert-dice',
  name: 'Dessert Dice',
  players: { min: 2, max: 4 },
  minutes: 15,
  weight: 2,
  designer: 'Michael Purcell',
  publisher: 'Self-published, CC BY-SA 4.0',
};
