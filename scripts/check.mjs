// npm run check: installs what is missing; types, lint, format, layers and dead code, as many at a time as the machine has cores.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { scriptOf, withTools } from './platform.mjs';
import { install, node, root } from './setup.mjs';

// The longest first: the short ones fill the gaps.
const steps = [
  ['svelte-check', '--tsconfig', 'tsconfig.web.json', '--fail-on-warnings', '--output', 'human'],
  ['tsc', '-p', 'tsconfig.node.json'],
  ['tsc', '-p', 'tsconfig.e2e.json'],
  ['tsc', '-p', 'tsconfig.json'],
  ['knip'],
  ['prettier', '--log-level', 'warn', '--check', '{src,templates}/**/*.svelte'],
  ['biome', 'check', '--error-on-warnings', '.'],
  ['scripts/layers.ts'],
  ['scripts/languages.ts'],
];

/** What is worth knowing though nothing is wrong. */
const notes = [];

/** Runs a step. What a tool prints is shown only where it fails, what a script of ours prints in any case. */
function runStep([command, ...args]) {
  const isOurs = command.startsWith('scripts/');
  const script = isOurs ? command : scriptOf(root, command);
  const env = { ...withTools(root, node()), FORCE_COLOR: '0' };
  const child = spawn(node(), [script, ...args], { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => (output += message));
    child.on('close', (status) => {
      if (status !== 0) console.error(`\n${[command, ...args].join(' ')}\n${output.trim()}`);
      else if (isOurs && output.trim() !== '') notes.push(output.trim());
      resolve(status === 0);
    });
  });
}

install();
const waiting = [...steps];
const passed = [];
async function work() {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) passed.push(await runStep(step));
}
await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work));
for (const note of notes) console.log(note);
const failed = passed.filter((isPassed) => !isPassed).length;
console.log(
  failed === 0
    ? 'Types, lint, format, layers and dead code: all right.'
    : `${failed} of ${steps.length} checks failed.`,
);
process.exitCode = failed === 0 ? 0 : 1;
