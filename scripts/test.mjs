// npm test: installs what is missing, a browser included, and runs every check and test there is.
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, install, root, run } from './setup.mjs';

// Tests start our program again and again: it is translated once.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');

install();
const browser = findBrowser();
run('npm', ['run', '--silent', 'check']);
// Tests of the server serve the app as it is built.
build();
run('vitest', ['run', ...process.argv.slice(2)]);
run('playwright', ['test'], { WINDFALL_BROWSER: browser });
