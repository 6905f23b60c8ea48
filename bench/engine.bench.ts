import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A learner's view of the engine: random decisions per second through the pipe, by how many matches a message steps. */
const SECONDS = 3;
const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));

interface State {
  readonly actor: number | 'over';
  readonly moves: number;
}

async function measure(batch: number, sight: string): Promise<number> {
  const engine = spawn(process.execPath, [main, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const ask = async (method: string, params: object): Promise<{ matches: string[]; states: State[] }> => {
    engine.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`);
    const line = await lines.next();
    const { result, error } = JSON.parse(line.done === true ? 'null' : line.value);
    if (error !== undefined) throw new Error(error.message);
    return result;
  };
  const opened = await ask('open', { game: 'harvest-dice', players: 2, seed: 1, count: batch, sight });
  let { states } = opened;
  let decisions = 0;
  const run = async (until: number): Promise<void> => {
    while (performance.now() < until) {
      const steps = opened.matches.map((match, i) => {
        const { actor, moves } = states[i] as State;
        if (actor === 'over') return { match, restart: true };
        decisions++;
        return { match, choice: Math.floor(Math.random() * moves) };
      });
      ({ states } = await ask('step', { steps, sight }));
    }
  };
  await run(performance.now() + 1000);
  decisions = 0;
  const started = performance.now();
  await run(started + 1000 * SECONDS);
  const perSecond = (1000 * decisions) / (performance.now() - started);
  engine.stdin.end();
  await new Promise((ended) => engine.once('exit', ended));
  return perSecond;
}

for (const sight of ['none', 'state', 'moves'])
  for (const batch of [1, 16, 256, 1024]) {
    const perSecond = await measure(batch, sight);
    console.log(
      `  two-player Harvest Dice, ${batch} matches a message, sight "${sight}": ${Math.round(perSecond)} decisions/s`,
    );
  }
