// npm run build:package, build:executable, build:static: installs and builds what is missing, then puts the result together in dist/.
import { build, install, run } from './setup.mjs';

install();
build();
// Node's own way to leave out types is still said to be an experiment: that is our affair, nobody else's.
run(`scripts/${process.argv[2]}.ts`, [], { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' });
