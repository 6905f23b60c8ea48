// npm test: installs what is missing, a browser included, and runs every check and test there is.
import { findBrowser } from './browser.mjs';
import { build, install, run } from './setup.mjs';

install();
const browser = findBrowser();
run('npm', ['run', '--silent', 'check']);
run('vitest', ['run', ...process.argv.slice(2)]);
build();
run('playwright', ['test'], { WINDFALL_BROWSER: browser });
