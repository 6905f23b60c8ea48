import { FastRandom } from '../core/random.ts';
import { hereAtPeak, limitsOf, loadOf, peopleADay, type Resource, resources, type Scenario } from './scaleModel.ts';

/** A node that is gone from a second of the day on, for so long: its people come back to the others, all at once. */
export interface Failure {
  readonly second: number;
  readonly seconds: number;
}

export interface Minute {
  readonly people: number;
  /** What waits at the end of the minute, in seconds that it takes; of memory the share that is used. */
  readonly waiting: Readonly<Record<Resource, number>>;
}

export interface Day {
  readonly minutes: readonly Minute[];
  /** The longest that something waited for each, in seconds; of memory the largest share. */
  readonly worst: Readonly<Record<Resource, number>>;
  readonly mostPeople: number;
}

const DAY_SECONDS = 86_400;
/** Who loses the connection is back after a while, no two at the same moment. */
const RETURN_SECONDS = 10;
/** What people do not wait for longer than. */
export const PATIENCE_SECONDS = 1;

/** The share of the people of a day that come in a second: a wave with its top in the evening. */
export function arrivalAt(second: number, peak: number): number {
  const wave = Math.cos((2 * Math.PI * (second - 20 * 3600)) / DAY_SECONDS);
  return (1 + (peak - 1) * wave) / DAY_SECONDS;
}

/** About how many of many independent things happen: normal where they are many, one by one where they are few. */
function countOf(mean: number, random: FastRandom): number {
  const uniform = (): number => ((random.next() >>> 0) + 0.5) / 2 ** 32;
  if (mean > 30) {
    const normal = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    return Math.max(0, Math.round(mean + normal * Math.sqrt(mean)));
  }
  let count = -1;
  for (let left = Math.exp(-mean), product = 1; product > left; count++) product *= uniform();
  return Math.max(0, count);
}

/** Plays a day of arrivals, moves and failures against the model, second by second. The same seed is the same day. */
export function simulateDay(scenario: Scenario, people: number, failures: readonly Failure[], seed: string): Day {
  const { costs, habits, plant } = scenario;
  const random = new FastRandom(seed);
  const load = loadOf(scenario);
  const waiting: Record<Resource, number> = { node: 0, database: 0, bots: 0, memory: 0 };
  const worst = { ...waiting };
  const minutes: Minute[] = [];
  // A wave cannot go below nothing: with a high peak nobody comes at night.
  const scale =
    people /
    Array.from({ length: 1440 }, (_, m) => 60 * Math.max(0, arrivalAt(m * 60, habits.peak))).reduce((a, b) => a + b, 0);
  const limit = limitsOf(scenario).memory / plant.nodes;
  let [here, returning, mostPeople, before] = [Math.round(hereAtStart(scenario, people)), 0, 0, plant.nodes];
  for (let second = 0; second < DAY_SECONDS; second++) {
    const down = failures.filter(
      (failure) => second >= failure.second && second < failure.second + failure.seconds,
    ).length;
    const nodes = Math.max(0, plant.nodes - down);
    if (nodes < before) returning += (here * (before - nodes)) / before;
    before = nodes;
    here +=
      countOf(scale * Math.max(0, arrivalAt(second, habits.peak)), random) -
      countOf(here / (habits.minutes * 60), random);
    here = Math.max(0, here);
    mostPeople = Math.max(mostPeople, here);
    const back = Math.min(returning, Math.max(1, returning / RETURN_SECONDS));
    returning -= back;
    // What is asked for varies as independent people do.
    const asked = countOf(here, random);
    const work = {
      node: asked * load.node + (back * costs.openMicros) / 1e6,
      database: plant.databases === 0 ? 0 : asked * load.database + (back * costs.databaseOpenMicros) / 1e6,
      bots: asked * load.bots,
    };
    const capacity = {
      node: nodes,
      database: Math.max(1, plant.databases * plant.databaseCores),
      bots: plant.botCores,
    };
    for (const resource of ['node', 'database', 'bots'] as const) {
      waiting[resource] = Math.max(0, waiting[resource] + work[resource] - capacity[resource]);
      const seconds =
        capacity[resource] === 0
          ? waiting[resource] > 0
            ? Number.POSITIVE_INFINITY
            : 0
          : waiting[resource] / capacity[resource];
      worst[resource] = Math.max(worst[resource], seconds);
    }
    waiting.memory = nodes === 0 ? 0 : here / (limit * nodes);
    worst.memory = Math.max(worst.memory, waiting.memory);
    if (second % 60 === 59) minutes.push({ people: here, waiting: secondsOf(waiting, capacity) });
  }
  return { minutes, worst, mostPeople };
}

function secondsOf(
  waiting: Record<Resource, number>,
  capacity: Record<Exclude<Resource, 'memory'>, number>,
): Minute['waiting'] {
  const of = (resource: keyof typeof capacity): number => waiting[resource] / Math.max(1e-9, capacity[resource]);
  return { node: of('node'), database: of('database'), bots: of('bots'), memory: waiting.memory };
}

/** At midnight some of the evening are still here. */
function hereAtStart({ habits }: Scenario, people: number): number {
  return (hereAtPeak(people, habits) / habits.peak) * Math.max(0, arrivalAt(0, habits.peak) * DAY_SECONDS);
}

/** What people wait for longer than they like, or does not fit. */
export const overloads = ({ worst }: Day): Resource[] =>
  resources.filter((resource) => worst[resource] > (resource === 'memory' ? 1 : PATIENCE_SECONDS));

/** How many people a day fit, with the failures given, to a part in fifty; and what would be short first. */
export function capacityOf(
  scenario: Scenario,
  failures: readonly Failure[],
  seed: string,
): { people: number; limit: Resource | null } {
  // Queues grow before the mean reaches what is there, or a little after it where people are patient.
  let [fits, tooMany] = [0, 1.5 * peopleADay(Math.min(...Object.values(limitsOf(scenario))), scenario.habits)];
  let limit: Resource | null = null;
  while (tooMany > fits * 1.02 + 1) {
    const people = (fits + tooMany) / 2;
    const [first] = overloads(simulateDay(scenario, people, failures, seed));
    if (first === undefined) fits = people;
    else [tooMany, limit] = [people, first];
  }
  return { people: fits, limit };
}
