/** What things cost a server, as they were measured (docs/SCALE.md tells where). Times are of one core. */
export interface Costs {
  /** A move that is acknowledged and told to all at the table: at the node, and at a database that nodes share. */
  readonly moveMicros: number;
  readonly databaseMoveMicros: number;
  /** What every other node does about a step that it hears of, watched there or not. */
  readonly announceMicros: number;
  /** Opening a table that is not in memory, or coming back after a connection broke. */
  readonly openMicros: number;
  readonly databaseOpenMicros: number;
  /** What a bot thinks about a move. */
  readonly botMillis: number;
  readonly nodeBytes: number;
  readonly connectionBytes: number;
  readonly roomBytes: number;
  /** On the disk. */
  readonly stepBytes: number;
  /** To each of those at the table. */
  readonly updateBytes: number;
}

/** How people use it. */
export interface Habits {
  /** How long somebody who comes on a day stays, and how many tables they open. */
  readonly minutes: number;
  readonly tables: number;
  /** Between two moves at a table, and how many people share one. */
  readonly moveSeconds: number;
  readonly seats: number;
  /** Moves of bots for each move of a person. */
  readonly botMoves: number;
  /** How much busier than the mean the busiest hour is. */
  readonly peak: number;
}

/** What it runs on. */
export interface Plant {
  /** Processes that people are connected to: the event loop of each has one core, bots have what is left. */
  readonly nodes: number;
  readonly botCores: number;
  readonly nodeMegabytes: number;
  /** Databases that nodes share, tables divided among them by id; 0 where the node has a file of its own. */
  readonly databases: number;
  readonly databaseCores: number;
}

export interface Scenario {
  readonly name: string;
  readonly costs: Costs;
  readonly habits: Habits;
  readonly plant: Plant;
}

/** Work for one core that one person who is here brings in a second, by what has to do it. */
export interface Load {
  readonly node: number;
  readonly database: number;
  readonly bots: number;
}

export const loadOf = ({ costs, habits, plant }: Scenario): Load => {
  // Each person moves in their turn.
  const moves = 1 / (habits.moveSeconds * habits.seats);
  const opens = habits.tables / (habits.minutes * 60);
  const all = moves * (1 + habits.botMoves);
  return {
    node: (all * (costs.moveMicros + (plant.nodes - 1) * costs.announceMicros) + opens * costs.openMicros) / 1e6,
    database: (all * costs.databaseMoveMicros + opens * costs.databaseOpenMicros) / 1e6,
    bots: (moves * habits.botMoves * costs.botMillis) / 1e3,
  };
};

export const resources = ['node', 'database', 'bots', 'memory'] as const;
export type Resource = (typeof resources)[number];

const bytesOf = ({ costs, habits }: Scenario): number => costs.connectionBytes + costs.roomBytes / habits.seats;

/** How many people may be here at once before each resource is full, all nodes together. */
export function limitsOf(scenario: Scenario): Record<Resource, number> {
  const { costs, plant } = scenario;
  const load = loadOf(scenario);
  const freeBytes = plant.nodes * (plant.nodeMegabytes * 1e6 - costs.nodeBytes);
  const upTo = (have: number, each: number): number =>
    each === 0 ? Number.POSITIVE_INFINITY : Math.max(0, have) / each;
  return {
    node: upTo(plant.nodes, load.node),
    database:
      plant.databases === 0 ? Number.POSITIVE_INFINITY : upTo(plant.databases * plant.databaseCores, load.database),
    bots: upTo(plant.botCores, load.bots),
    memory: upTo(freeBytes, bytesOf(scenario)),
  };
}

/** People a day of whom so many are here at once in the busiest hour. */
export const peopleADay = (here: number, { minutes, peak }: Habits): number => (here * 1440) / (minutes * peak);
export const hereAtPeak = (people: number, { minutes, peak }: Habits): number => (people * minutes * peak) / 1440;

/** What a day leaves on the disk, and sends. */
export function bytesADay({ costs, habits }: Scenario, people: number): { stored: number; sent: number } {
  const moves = (people * habits.minutes * 60 * (1 + habits.botMoves)) / (habits.moveSeconds * habits.seats);
  return { stored: moves * costs.stepBytes, sent: moves * costs.updateBytes * habits.seats };
}
