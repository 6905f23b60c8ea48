// npm test: installs what is missing, a browser included, and runs every check and test there is.
import { findBrowser } from './browser.mjs';
import { build, install, run } from './setup.mjs';

install();
const browser = findBrowser();
run('npm', ['run', '--silent', 'check']);
// Tests of the server serve the app as it is built.
build();
run('vitest', ['run', ...process.argv.slice(2)]);
run('playwright', ['test'], { WINDFALL_BROWSER: browser });
