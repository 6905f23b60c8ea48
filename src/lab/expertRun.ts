import * as z from 'zod';
import { newEvaluator } from '../bots/evaluator.ts';
import { type Course, type ExpertPlan, learnCourses } from '../bots/expert.ts';
import { type Network, readNetwork, writeRows } from '../bots/network.ts';
import { newOptimizer, type Optimizer } from '../bots/optimizer.ts';
import { assert } from '../core/assert.ts';
import { schemaMessage } from '../core/errors.ts';
import type { AnyGame } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import type { Knowledge } from '../core/knowledge.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { extremes, shareOver } from './curve.ts';
import { runTasks } from './pool.ts';

/** What a thread needs to play games of a generation. */
export interface Generation {
  readonly game: string;
  readonly plan: ExpertPlan;
  readonly generation: number;
  readonly rows: readonly string[];
}

const strengthSchema = z.strictObject({
  generation: z.int(),
  loss: z.number(),
  /** Shares of the victories, one move ahead: over the generation before, over the weights at the start, over random play. */
  overLast: z.number(),
  overStart: z.number(),
  overRandom: z.number(),
});
export type Strength = z.infer<typeof strengthSchema>;

const numbersSchema = z.array(z.number());
const rowsSchema = z.array(z.string());
const stateSchema = z.strictObject({
  game: z.string(),
  rules: z.int(),
  plan: z.unknown(),
  start: rowsSchema,
  best: rowsSchema,
  steps: z.int().min(0),
  parameters: numbersSchema,
  first: numbersSchema,
  second: numbersSchema,
  curve: z.array(strengthSchema),
});
export type ExpertState = z.infer<typeof stateSchema>;

/** A training by searches under way. */
export interface ExpertRun {
  readonly game: AnyGame;
  readonly knowledge: Knowledge<unknown>;
  readonly plan: ExpertPlan;
  readonly optimizer: Optimizer;
  readonly start: readonly string[];
  /** The weights that did best against those at the start. */
  best: readonly string[];
  readonly curve: Strength[];
}

/** Begins with the weights that the game has. */
export function newExpertRun(game: AnyGame, plan: ExpertPlan): ExpertRun {
  const { knowledge } = game;
  assert(knowledge !== undefined && knowledge.weights !== null, 'learning from searches begins with weights');
  const { rows } = knowledge.weights;
  const optimizer = newOptimizer(readNetwork(knowledge.features, knowledge.weights));
  return { game, knowledge, plan, optimizer, start: rows, best: rows, curve: [] };
}

export function stateOf({ game, plan, optimizer, start, best, curve }: ExpertRun): ExpertState {
  return {
    game: game.profile.id,
    rules: game.rulesVersion,
    plan,
    start: [...start],
    best: [...best],
    steps: optimizer.steps,
    parameters: [...optimizer.network.parameters],
    first: [...optimizer.first],
    second: [...optimizer.second],
    curve: [...curve],
  };
}

/** Puts a fresh run where the state was taken, after a whole generation; a sentence where it cannot. */
export function resumeExpert(run: ExpertRun, json: unknown): Result<null, string> {
  const parsed = stateSchema.safeParse(json);
  if (!parsed.success) return fail(`The stopped training is malformed: ${schemaMessage(parsed.error)}.`);
  const saved = parsed.data;
  const own = stateOf(run);
  const isSame =
    saved.game === own.game &&
    saved.rules === own.rules &&
    sameJson(saved.plan, own.plan) &&
    sameJson(saved.start, own.start) &&
    [saved.parameters, saved.first, saved.second].every((numbers) => numbers.length === own.parameters.length);
  if (!isSame)
    return fail(
      'The stopped training is of another game, other weights or other settings: remove its file, or give the same settings.',
    );
  run.optimizer.network.parameters.set(saved.parameters);
  run.optimizer.first.set(saved.first);
  run.optimizer.second.set(saved.second);
  run.optimizer.steps = saved.steps;
  run.best = saved.best;
  run.curve.push(...saved.curve);
  return ok(null);
}

/** Plays a generation in so many threads, learns from it and measures what was learned. */
export async function runGeneration(run: ExpertRun, threads: number, onGame: () => void): Promise<Strength> {
  const { game, plan, optimizer, curve } = run;
  const generation = curve.length + 1;
  const rows = writeRows(optimizer.network);
  const asked: Generation = { game: game.profile.id, plan, generation, rows };
  const courses: Course[] = [];
  const tasks = Array.from({ length: plan.games }, (_, number) => number);
  await runTasks<Course>(new URL('./expert.worker.ts', import.meta.url), asked, tasks, threads, (course) => {
    courses.push(course);
    onGame();
  });
  courses.sort((a, b) => a.game - b.game);
  const loss = learnCourses(optimizer, courses, plan, generation);
  const strength = measureStrength(run, generation, loss, rows);
  if (strength.overStart > Math.max(0.5, ...curve.map((point) => point.overStart)))
    run.best = writeRows(optimizer.network);
  curve.push(strength);
  return strength;
}

function measureStrength(run: ExpertRun, generation: number, loss: number, last: readonly string[]): Strength {
  const { game, knowledge, optimizer, start, plan } = run;
  const evaluatorFor = (network: Network) => newEvaluator(game, knowledge, network);
  const read = (rows: readonly string[]) => evaluatorFor(readNetwork(knowledge.features, { made: '', rows }));
  const now = evaluatorFor(optimizer.network);
  const over = (other: ReturnType<typeof evaluatorFor> | null): number =>
    shareOver(now, other, plan.tests, `${plan.seed}/test`, extremes(game, plan.players));
  return {
    generation,
    loss,
    overLast: over(read(last)),
    overStart: over(read(start)),
    overRandom: over(null),
  };
}
