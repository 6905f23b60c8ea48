import type { Command } from 'commander';
import { games } from '../../games/registry.node.ts';
import { type KeptSeal, verifyRecord } from '../../table/verify.ts';
import { quit, valueOrQuit } from '../failure.ts';
import { readJson } from '../files.ts';

export function registerVerify(program: Command): void {
  program
    .command('verify')
    .description('check the record of an online match: every move, the result, and that no roll was chosen by anybody')
    .argument('<file>', 'a record, taken after the end')
    .option('--seal <hash>', 'the hash that the table showed before the game: the record must have no other')
    .option('--nonce <seat:nonce>', 'what you added to the dice, such as 1:my-number; seats count from 1')
    .action((file: string, options: { seal?: string; nonce?: string }) => {
      const { entries, rolls, picks, redrawn, silent } = valueOrQuit(
        verifyRecord(readJson(file), (id) => games.get(id), keptOf(options)),
      );
      console.log(
        `The record is right: ${entries} entries replay to the result, the seed fits its seal, and all ${rolls} rolls (${picks} picks) are those it gives.${redrawn === 0 ? '' : ` Moves were taken back over dice ${redrawn} times: those dice did not come again.`}`,
      );
      for (const seat of silent) console.log(`Seat ${seat + 1} did not reveal its nonce in time: it counts as empty.`);
      if (options.seal === undefined)
        console.log('Checked against itself only: --seal HASH compares it with what you were shown before the game.');
    });
}

/** What the caller was shown before the game, and added to the dice. */
function keptOf({ seal, nonce }: { seal?: string; nonce?: string }): KeptSeal | null {
  if (seal === undefined)
    return nonce === undefined
      ? null
      : quit('--nonce goes with --seal: the hash that the table showed before the game.');
  if (nonce === undefined) return { hash: seal };
  const [, seat, own] = /^([1-9]\d?):(.+)$/.exec(nonce) ?? quit('--nonce is a seat and a nonce, such as 1:my-number.');
  return { hash: seal, seat: Number(seat) - 1, nonce: own ?? '' };
}
