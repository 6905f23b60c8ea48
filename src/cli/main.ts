import { Command } from 'commander';
import { registerAdmin } from './commands/admin.ts';
import { registerAnalyse } from './commands/analyse.ts';
import { registerBackup, registerRestore } from './commands/backup.ts';
import { registerCheck } from './commands/check.ts';
import { registerEngine } from './commands/engine.ts';
import { registerLab } from './commands/lab.ts';
import { registerOptions } from './commands/options.ts';
import { registerPlay } from './commands/play.ts';
import { registerPuzzles } from './commands/puzzles.ts';
import { registerReplay } from './commands/replay.ts';
import { registerServe } from './commands/serve.ts';
import { registerTrain } from './commands/train.ts';
import { registerVerify } from './commands/verify.ts';
import { registerWorker } from './commands/worker.ts';

const program = new Command('windfall')
  .description('Five harvest dice games: play them here, in the browser, or let programs play.')
  // Else the options of `lab` would swallow those of the same name that belong to `lab duel`.
  .enablePositionalOptions()
  .showHelpAfterError('(windfall --help tells what there is)');

registerPlay(program);
registerOptions(program);
registerReplay(program);
registerServe(program);
registerVerify(program);
registerAnalyse(program);
registerBackup(program);
registerRestore(program);
registerCheck(program);
registerAdmin(program);
registerEngine(program);
registerLab(program);
registerPuzzles(program);
registerTrain(program);
registerWorker(program);

/** Without a command it serves: so does an executable that somebody clicks on. */
const [first = '--port'] = process.argv.slice(2);
const isServing = first === '--port' || first === '--host';
await program.parseAsync(isServing ? [...process.argv.slice(0, 2), 'serve', ...process.argv.slice(2)] : process.argv);
