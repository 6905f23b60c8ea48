// npm start: installs and builds what is missing, then serves.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, node, root } from './setup.mjs';

install();
build();
// What Node has once compiled it need not compile again: the second start takes half the time.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env };
const server = spawn(node(), ['src/cli/main.ts', 'serve', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
