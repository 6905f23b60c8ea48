import type { Profile } from '../../core/game.ts';

export const profile: Profile = {
  id: 'my-little-vineyard',
  name: 'My Little Vineyard',
  players: { min: 2, max: 6 },
  minutes: 45,
  weight: 2,
  designer: 'Scott Slomiany',
  publisher: 'Print and play, beta 2B, 2010',
};
