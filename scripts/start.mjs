// npm start: installs and builds what is missing, then serves.
import { spawn } from 'node:child_process';
import { compiledFolder } from './platform.mjs';
import { build, install, node, root } from './setup.mjs';

install();
build();
const env = { NODE_COMPILE_CACHE: compiledFolder(root), ...process.env };
const server = spawn(node(), ['src/cli/main.ts', 'serve', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
