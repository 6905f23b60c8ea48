import { STYLE } from './page.ts';
import { barPlot, escapeXml, linePlot } from './plot.ts';
import { bytesADay, limitsOf, loadOf, peopleADay, resources, type Scenario } from './scaleModel.ts';
import { capacityOf, type Failure, simulateDay } from './scaleSimulation.ts';

const count = (value: number): string => (Number.isFinite(value) ? Math.round(value).toLocaleString('en') : 'no end');
/** Two digits that count: nobody knows more. */
const about = (value: number): string => count(Number(value.toPrecision(2)));
const bytes = (value: number): string =>
  value >= 1e9 ? `${(value / 1e9).toFixed(1)} GB` : `${(value / 1e6).toFixed(0)} MB`;

/** A single node has no other that could stand in for it: while it is away, nobody waits in a queue. */
const feltBy = ({ plant }: Scenario, failures: readonly Failure[]): readonly Failure[] =>
  plant.nodes > failures.length ? failures : [];

/** What a scenario comes to, in a few lines. */
export function linesOf(scenario: Scenario, failures: readonly Failure[], seed: string): string[] {
  const { people, limit } = capacityOf(scenario, feltBy(scenario, failures), seed);
  const load = loadOf(scenario);
  const limits = limitsOf(scenario);
  const { stored, sent } = bytesADay(scenario, people);
  return [
    `${scenario.name}: ${about(people)} people a day; first short: ${limit ?? 'nothing'}`,
    `  a person who is here: ${(load.node * 1e6).toFixed(0)} µs a second at the nodes, ${(load.database * 1e6).toFixed(0)} at the database, ${(load.bots * 1e3).toFixed(1)} ms of thinking`,
    `  people at once at most: ${resources.map((resource) => `${resource} ${about(limits[resource])}`).join(', ')}`,
    `  a day of them stores ${bytes(stored)} and sends ${bytes(sent)}`,
  ];
}

/** The evening of a day with a fifth more people than fit, and with as many as fit where a node fails: where queues grow. */
function plotsOf(scenario: Scenario, failures: readonly Failure[], seed: string): string[] {
  const { people } = capacityOf(scenario, [], seed);
  const limits = limitsOf(scenario);
  const days = [
    { name: 'a fifth more people than fit', day: simulateDay(scenario, people * 1.2, [], seed) },
    { name: 'as many as fit, with failures', day: simulateDay(scenario, people, feltBy(scenario, failures), seed) },
  ];
  return [
    barPlot(
      `${scenario.name}: people a day by what is short`,
      resources
        .filter((resource) => Number.isFinite(limits[resource]))
        .map((resource) => {
          const value = peopleADay(limits[resource], scenario.habits);
          return { label: resource, value, low: value, high: value, text: about(value) };
        }),
    ),
    ...days.flatMap(({ name, day: { minutes } }) => [
      linePlot(`${name}: people here, by the hour`, [
        { label: 'people', values: minutes.map((minute) => minute.people) },
      ]),
      linePlot(
        `${name}: seconds that work waits`,
        (['node', 'database', 'bots'] as const).map((resource) => ({
          label: resource,
          values: minutes.map(({ waiting }) => waiting[resource]),
        })),
      ),
    ]),
  ];
}

/** All scenarios as one page that needs nothing else. */
export function pageOfScale(all: readonly Scenario[], failures: readonly Failure[], seed: string): string {
  const parts = all.map(
    (
      scenario,
    ) => `<h2>${escapeXml(scenario.name)}</h2><pre>${escapeXml(linesOf(scenario, failures, seed).join('\n'))}</pre>
<details><summary>Costs, habits, machines</summary><pre>${escapeXml(JSON.stringify(scenario, null, 1))}</pre></details>
<div class="plots">${plotsOf(scenario, failures, seed).join('\n')}</div>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Windfall: scale</title>
<style>${STYLE}</style></head><body><main><h1>How many people fit</h1>${parts.join('\n')}</main></body></html>
`;
}
