import type { Profile } from '../../core/game.ts';

export const profile: Profile = {
  id: 'harvest-dice',
  name: 'Harvest Dice',
  players: { min: 2, max: 4 },
  minutes: 20,
  weight: 1,
  designer: 'Danny Devine',
  publisher: 'Grey Fox Games, 2017',
};
