import * as z from 'zod';
import { botNames } from '../bots/levels.ts';
import { type Refusal, refuse, schemaMessage } from '../core/errors.ts';
import type { AnyGame } from '../core/game.ts';
import { openObject } from '../core/openObject.ts';
import { parseOptions } from '../core/options.ts';
import { ok, type Result } from '../core/result.ts';

/** What a simulation plays: the same setting and seed give the same games, on every machine and in any order. */
export const settingSchema = z.strictObject({
  game: z.string(),
  players: z.int(),
  /** In full or in part: what is missing is as the components say. */
  options: openObject,
  /** One bot for each seat. */
  bots: z.array(z.enum(botNames)),
  /** Iterations per decision, by seat: a count, not a time, so that games can be repeated. */
  iterations: z.array(z.int().min(1)),
  /** Whether the bots move on one seat with every game, so that the seat and the bot can be told apart. */
  rotate: z.boolean(),
  seed: z.string(),
  /** What-if: printed components replaced by name. */
  components: openObject.default({}),
  /** Kinds of move of which any is made: what goes with such a move is then its own doing, not what led a bot to choose it. */
  random: z.array(z.string()).default([]),
  /** A game with more decisions is stopped and counts as it stands: players can hold each other up for ever. */
  longest: z.int().min(1).default(20_000),
});
export type Setting = z.infer<typeof settingSchema>;

/** Iterations that give each bot about the thinking of its level, at a pace that allows thousands of games. Greedy ones stop by themselves. */
export const labIterations: Readonly<Record<Setting['bots'][number], number>> = {
  random: 1,
  seedling: 10_000,
  sprout: 10_000,
  gardener: 200,
  master: 1000,
  grandmaster: 5000,
  uct: 1000,
};

/** A setting as a file may give it, in short: one bot stands for all seats, and what is missing is as usual. */
export function completeSetting(json: unknown): Record<string, unknown> {
  const given: Record<string, unknown> = typeof json === 'object' && json !== null ? { ...json } : {};
  const players = given.players ?? 2;
  const named = Array.isArray(given.bots) && given.bots.length > 0 ? given.bots : ['sprout'];
  const seats = typeof players === 'number' && players > 0 && players < 9 ? players : named.length;
  const bots = Array.from({ length: seats }, (_, seat): unknown => named[seat % named.length]);
  const iterations = bots.map((bot) => labIterations[bot as Setting['bots'][number]] ?? 1);
  return { options: {}, iterations, rotate: true, seed: '1', ...given, players, bots };
}

/** Checks a setting against its game. */
export function parseSetting(game: AnyGame, json: unknown): Result<Setting, Refusal> {
  const parsed = settingSchema.safeParse(json);
  if (!parsed.success) return refuse('bad_setting', `The setting is wrong at ${schemaMessage(parsed.error)}.`);
  const setting = parsed.data;
  const { min, max } = game.profile.players;
  if (setting.players < min || setting.players > max)
    return refuse('bad_players', `${game.profile.name} is for ${min} to ${max} players, not ${setting.players}.`);
  if (setting.bots.length !== setting.players || setting.iterations.length !== setting.players)
    return refuse('bad_setting', `${setting.players} players need as many bots and iterations.`);
  const options = parseOptions(game.options, setting.options);
  return options.ok ? ok(setting) : options;
}
