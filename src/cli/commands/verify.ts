import type { Command } from 'commander';
import { games } from '../../games/registry.node.ts';
import { verifyRecord } from '../../table/verify.ts';
import { valueOrQuit } from '../failure.ts';
import { readJson } from '../files.ts';

export function registerVerify(program: Command): void {
  program
    .command('verify')
    .description('check the record of an online match: every move, the result, and that no roll was chosen by anybody')
    .argument('<file>', 'a record, taken after the end')
    .action((file: string) => {
      const { entries, rolls, picks, redrawn } = valueOrQuit(verifyRecord(readJson(file), (id) => games.get(id)));
      console.log(
        `The record is right: ${entries} entries replay to the result, the seed fits its seal, and all ${rolls} rolls (${picks} picks) are those it gives.${redrawn === 0 ? '' : ` Moves were taken back over dice ${redrawn} times: those dice did not come again.`}`,
      );
    });
}
