import type { Costs, Habits, Scenario } from './scaleModel.ts';

/** Measured: docs/SCALE.md tells how each was, and on what. */
const onSqlite: Costs = {
  moveMicros: 210,
  databaseMoveMicros: 0,
  announceMicros: 0,
  openMicros: 2000,
  databaseOpenMicros: 0,
  botMillis: 150,
  nodeBytes: 200e6,
  connectionBytes: 8.2e3,
  roomBytes: 100e3,
  stepBytes: 260,
  updateBytes: 1100,
};

/** A move costs the node where the other player is, too. */
const onPostgres: Costs = {
  ...onSqlite,
  moveMicros: 540,
  databaseMoveMicros: 190,
  announceMicros: 3,
  databaseOpenMicros: 500,
};

/** An hour in the evening: a table against others who think, one against bots. */
const people: Habits = { minutes: 40, tables: 3, moveSeconds: 10, seats: 2, botMoves: 0.3, peak: 2.5 };
/** Everybody plays against bots, quickly. */
const alone: Habits = { minutes: 25, tables: 3, moveSeconds: 4, seats: 1, botMoves: 1, peak: 2.5 };

export const scenarios: readonly Scenario[] = [
  {
    name: 'One small machine: 2 cores, 2 GB, SQLite',
    costs: onSqlite,
    habits: people,
    plant: { nodes: 1, botCores: 0.8, nodeMegabytes: 1600, databases: 0, databaseCores: 0 },
  },
  {
    name: 'The same, people among themselves',
    costs: onSqlite,
    habits: { ...people, botMoves: 0 },
    plant: { nodes: 1, botCores: 0.8, nodeMegabytes: 1600, databases: 0, databaseCores: 0 },
  },
  {
    name: 'The same, everybody against bots',
    costs: onSqlite,
    habits: alone,
    plant: { nodes: 1, botCores: 0.8, nodeMegabytes: 1600, databases: 0, databaseCores: 0 },
  },
  {
    name: 'Ten nodes of 2 cores, one database of 8',
    costs: onPostgres,
    habits: people,
    plant: { nodes: 10, botCores: 8, nodeMegabytes: 3000, databases: 1, databaseCores: 8 },
  },
  {
    name: 'Ten million a day: 60 nodes, 4 databases, 2,000 cores for bots',
    costs: onPostgres,
    habits: people,
    plant: { nodes: 60, botCores: 2000, nodeMegabytes: 3000, databases: 4, databaseCores: 8 },
  },
];
