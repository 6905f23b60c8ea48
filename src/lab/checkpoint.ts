import * as z from 'zod';
import type { Trainer } from '../bots/training.ts';
import { schemaMessage } from '../core/errors.ts';
import { sameJson } from '../core/json.ts';
import { fail, ok, type Result } from '../core/result.ts';

const curveSchema = z.array(z.strictObject({ games: z.int(), loss: z.number(), overRandom: z.number() }));
export type CurvePoint = z.infer<typeof curveSchema>[number];

const numbersSchema = z.array(z.number());
const checkpointSchema = z.strictObject({
  game: z.string(),
  rules: z.int(),
  features: z.int(),
  plan: z.unknown(),
  games: z.int().min(0),
  steps: z.int().min(0),
  parameters: numbersSchema,
  first: numbersSchema,
  second: numbersSchema,
  curve: curveSchema,
});
export type Checkpoint = z.infer<typeof checkpointSchema>;

/** All that a training needs to go on exactly as if it had never stopped: its randomness depends on the game's number alone. */
export function checkpointOf(trainer: Trainer, curve: readonly CurvePoint[]): Checkpoint {
  const { game, plan, evaluator, optimizer, games } = trainer;
  return {
    game: game.profile.id,
    rules: game.rulesVersion,
    features: evaluator.knowledge.features,
    plan,
    games,
    steps: optimizer.steps,
    parameters: [...evaluator.network.parameters],
    first: [...optimizer.first],
    second: [...optimizer.second],
    curve: [...curve],
  };
}

/** Puts a fresh trainer where the checkpoint was taken; returns the curve so far, or a sentence why it cannot. */
export function resumeTraining(trainer: Trainer, json: unknown): Result<CurvePoint[], string> {
  const parsed = checkpointSchema.safeParse(json);
  if (!parsed.success) return fail(`The stopped training is malformed: ${schemaMessage(parsed.error)}.`);
  const saved = parsed.data;
  const own = checkpointOf(trainer, []);
  const isSame =
    saved.game === own.game &&
    saved.rules === own.rules &&
    saved.features === own.features &&
    sameJson(saved.plan, own.plan) &&
    [saved.parameters, saved.first, saved.second].every((numbers) => numbers.length === own.parameters.length);
  if (!isSame)
    return fail(
      'The stopped training is of another game, other features or other settings: remove its file, or give the same settings.',
    );
  trainer.evaluator.network.parameters.set(saved.parameters);
  trainer.optimizer.first.set(saved.first);
  trainer.optimizer.second.set(saved.second);
  trainer.optimizer.steps = saved.steps;
  trainer.games = saved.games;
  return ok(saved.curve);
}
