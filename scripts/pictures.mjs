// npm run pictures: takes the pictures of the README from the app as it is now.
import { findBrowser } from './browser.mjs';
import { build, install, run } from './setup.mjs';

install();
build();
run('playwright', ['test', '--reporter=list'], { WINDFALL_PICTURES: '1', WINDFALL_BROWSER: await findBrowser() });
