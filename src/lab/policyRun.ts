import * as z from 'zod';
import { type Adam, newAdam } from '../bots/optimizer.ts';
import { learnPolicy, type PolicyCourse, type PolicyPlan, writePolicy } from '../bots/policyTraining.ts';
import { assert } from '../core/assert.ts';
import { schemaMessage } from '../core/errors.ts';
import type { AnyGame } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { runTasks } from './pool.ts';

/** What a thread needs to play games of a generation. */
export interface PolicyGeneration {
  readonly game: string;
  readonly plan: PolicyPlan;
  readonly generation: number;
  /** What was learned so far; null in the first generation. */
  readonly row: string | null;
}

const numbersSchema = z.array(z.number());
const stateSchema = z.strictObject({
  game: z.string(),
  rules: z.int(),
  plan: z.unknown(),
  steps: z.int().min(0),
  parameters: numbersSchema,
  first: numbersSchema,
  second: numbersSchema,
  losses: numbersSchema,
});
export type PolicyState = z.infer<typeof stateSchema>;

/** A training under way: the loss of each generation, and the weights so far. */
export interface PolicyRun {
  readonly game: AnyGame;
  readonly plan: PolicyPlan;
  readonly adam: Adam;
  readonly losses: number[];
}

/** Always begins anew, so that the command tells all. */
export function newPolicyRun(game: AnyGame, plan: PolicyPlan): PolicyRun {
  const policy = game.knowledge?.policy;
  assert(policy !== undefined, 'the game has a policy to teach');
  return { game, plan, adam: newAdam(new Float32Array(policy.terms)), losses: [] };
}

export const policyStateOf = ({ game, plan, adam, losses }: PolicyRun): PolicyState => ({
  game: game.profile.id,
  rules: game.rulesVersion,
  plan,
  steps: adam.steps,
  parameters: [...adam.parameters],
  first: [...adam.first],
  second: [...adam.second],
  losses: [...losses],
});

/** Puts a fresh run where the state was taken, after a whole generation; a sentence where it cannot. */
export function resumePolicy(run: PolicyRun, json: unknown): Result<null, string> {
  const parsed = stateSchema.safeParse(json);
  if (!parsed.success) return fail(`The stopped training is malformed: ${schemaMessage(parsed.error)}.`);
  const saved = parsed.data;
  const own = policyStateOf(run);
  const isSame =
    saved.game === own.game &&
    saved.rules === own.rules &&
    sameJson(saved.plan, own.plan) &&
    [saved.parameters, saved.first, saved.second].every((numbers) => numbers.length === own.parameters.length);
  if (!isSame)
    return fail(
      'The stopped training is of another game or other settings: remove its file, or give the same settings.',
    );
  run.adam.parameters.set(saved.parameters);
  run.adam.first.set(saved.first);
  run.adam.second.set(saved.second);
  run.adam.steps = saved.steps;
  run.losses.push(...saved.losses);
  return ok(null);
}

/** Plays a generation in so many threads and learns from it; returns the loss. */
export async function runPolicyGeneration(run: PolicyRun, threads: number, onGame: () => void): Promise<number> {
  const { game, plan, adam, losses } = run;
  const generation = losses.length + 1;
  const row = generation === 1 ? null : writePolicy(adam.parameters);
  const asked: PolicyGeneration = { game: game.profile.id, plan, generation, row };
  const courses: PolicyCourse[] = [];
  const tasks = Array.from({ length: plan.games }, (_, number) => number);
  await runTasks<PolicyCourse>(new URL('./policy.worker.ts', import.meta.url), asked, tasks, threads, (course) => {
    courses.push(course);
    onGame();
  });
  courses.sort((a, b) => a.game - b.game);
  const loss = learnPolicy(adam, courses, plan, generation);
  losses.push(loss);
  return loss;
}
