// npm test: installs what is missing, a browser included, and runs every check and test.
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, install, root } from './setup.mjs';
import { finish, runPlaywright, runStep, runVitest } from './tally.mjs';

// Tests start our program again and again: it is compiled once.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');

install();
// What Node says of its own experiments stands between the results and helps nobody. Other warnings are told. Some
// older releases of Node refuse the option, so it is for what the project's own Node runs, which is here now.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`.trim();
// It comes while the rest is checked and built.
const browser = findBrowser();
const checked = runStep('scripts/check.mjs', []);
// Nothing is tested of a tree with wrong types: what fails next would only hide the cause.
if (checked.failed > 0) {
  await browser;
  finish([checked]);
}
// Tests of the server serve the app as it is built.
build();
const tested = runVitest(process.argv.slice(2));
finish([tested, runPlaywright([], { WINDFALL_BROWSER: await browser })]);
