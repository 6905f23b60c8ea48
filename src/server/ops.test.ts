import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTableId } from './secrets.ts';
import { startTestServer, type TestServer } from './testing.suite.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const rules = read('ops/alerts.yml');
const dashboard = JSON.parse(read('ops/dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
const runbook = read('docs/ALERTS.md');

const expressions = [
  ...Array.from(rules.matchAll(/^ +expr: (.+)$/gm), ([, expr = '']) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];
const names = new Set(expressions.flatMap((expr) => expr.match(/\b(?:windfall|nodejs|process)_\w+/g) ?? []));
const alerts = Array.from(rules.matchAll(/alert: (\w+)/g), ([, name = '']) => name);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

test('every metric that the alerts and the dashboard name is printed', async () => {
  const printed = await (await fetch(`${server.url}/metrics`)).text();
  const known = new Set(Array.from(printed.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name]) => name));
  expect(names.size).toBeGreaterThan(15);
  expect([...names].filter((name) => !known.has(name.replace(/_bucket$/, '')))).toEqual([]);
});

test('the labels that the alerts ask for are among those that are printed', async () => {
  const printed = await (await fetch(`${server.url}/metrics`)).text();
  for (const [, metric, label] of rules.matchAll(/(windfall_jobs_\w+)\{(kind="\w+")\}/g))
    expect(printed).toContain(`${metric}{${label}}`);
});

test('the proxy of compose.yaml finds the table in the addresses that have one', () => {
  const [, pattern = ''] = /"~(.+)"\s+\$windfall_table;/.exec(read('ops/nginx.conf')) ?? [];
  const tableIn = (path: string): string | undefined => new RegExp(pattern).exec(path)?.groups?.windfall_table;
  const id = newTableId();
  for (const path of [`/api/socket?table=${id}`, `/api/tables/${id}?from=3`, `/games/api/tables/${id}/commands`])
    expect(tableIn(path)).toBe(id);
  for (const path of ['/api/socket', '/api/tables', '/api/me/tables', `/online/${id}`])
    expect(tableIn(path)).toBeUndefined();
});

test('docs/ALERTS.md has one section for each alert, and no other', () => {
  expect(Array.from(runbook.matchAll(/^## (\w+)$/gm), ([, name]) => name)).toEqual(alerts);
  for (const alert of alerts) expect(rules).toMatch(new RegExp(`docs/ALERTS\\.md#${alert.toLowerCase()}\\b`));
});
