import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { guidedBot } from './guided.ts';
import { randomBot } from './random.ts';
import { uctBot } from './uct.ts';

/** The five levels, weakest first. */
export const levels = ['seedling', 'sprout', 'gardener', 'master', 'grandmaster'] as const;

/** Every bot by name: the levels, and two yardsticks for measuring. */
export const botNames = ['random', ...levels, 'uct'] as const;
export type BotName = (typeof botNames)[number];

/** Who can be sent into a duel: `classic` is Master as it searched before secrets were told apart. */
export const duelistNames = [...botNames, 'classic'] as const;
export type DuelistName = (typeof duelistNames)[number];

export const isDuelistName = (name: unknown): name is DuelistName => duelistNames.some((known) => known === name);

export const isBotName = (name: unknown): name is BotName => botNames.some((known) => known === name);

/** A Grandmaster takes the time that it is given: so many seconds, at least and at most. */
export const GRANDMASTER_SECONDS = { min: 1, max: 60, default: 5 } as const;

/** Thinking time per decision unless told otherwise. */
export const defaultMillis: Readonly<Record<DuelistName, number>> = {
  random: 1,
  seedling: 5,
  sprout: 20,
  gardener: 150,
  master: 800,
  grandmaster: 1000 * GRANDMASTER_SECONDS.default,
  uct: 800,
  classic: 800,
};

/** How long a bot may think where the time of a Grandmaster is a setting. */
export const millisOf = (bot: BotName, grandmasterSeconds: number): number =>
  bot === 'grandmaster' ? 1000 * grandmasterSeconds : defaultMillis[bot];

const plain = { capacity: 400_000, exploration: 0.7, winWeight: 0.5 };
const led = {
  exploration: 0.5,
  temperature: 0.05,
  breadth: 32,
  isThroughChance: true,
  isLittle: false,
  isClassic: false,
  solvable: 0,
};

/** A new bot with memory of its own: for one thread, which plays one decision at a time. */
export function createBot(name: DuelistName): Bot {
  switch (name) {
    case 'random':
      return randomBot;
    case 'seedling':
      return greedyBot({ blur: 0.08, overlook: 0.5 });
    case 'sprout':
      return greedyBot({ blur: 0.01, overlook: 0 });
    case 'gardener':
      return guidedBot({ ...led, capacity: 100_000, isLittle: true }, uctBot({ ...plain, capacity: 100_000 }));
    case 'master':
      return guidedBot({ ...led, capacity: 600_000, solvable: 100_000 }, uctBot(plain));
    case 'grandmaster':
      return guidedBot({ ...led, capacity: 2_000_000, solvable: 1_000_000 }, uctBot({ ...plain, capacity: 2_000_000 }));
    case 'uct':
      return uctBot(plain);
    case 'classic':
      return guidedBot({ ...led, capacity: 600_000, isClassic: true }, uctBot(plain));
  }
}
