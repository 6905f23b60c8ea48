import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { guidedBot } from './guided.ts';
import { randomBot } from './random.ts';
import { uctBot } from './uct.ts';

/** The four levels, weakest first. */
export const levels = ['seedling', 'sprout', 'gardener', 'master'] as const;

/** Every bot by name: the levels, and two yardsticks for measuring. */
export const botNames = ['random', ...levels, 'uct'] as const;
export type BotName = (typeof botNames)[number];

export const isBotName = (name: unknown): name is BotName => botNames.some((known) => known === name);

/** Thinking time per decision unless told otherwise. */
export const defaultMillis: Readonly<Record<BotName, number>> = {
  random: 1,
  seedling: 5,
  sprout: 20,
  gardener: 150,
  master: 800,
  uct: 800,
};

const plain = { capacity: 400_000, exploration: 0.7, winWeight: 0.5 };
const led = { exploration: 0.5, temperature: 0.05, breadth: 32, isThroughChance: true, isLittle: false };

/** A new bot with memory of its own: for one thread, which plays one decision at a time. */
export function createBot(name: BotName): Bot {
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
      return guidedBot({ ...led, capacity: 600_000 }, uctBot(plain));
    case 'uct':
      return uctBot(plain);
  }
}
