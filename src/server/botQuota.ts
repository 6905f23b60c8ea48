import { createHmac } from 'node:crypto';
import type { Refusal } from '../core/errors.ts';
import { fail, type Result } from '../core/result.ts';
import { networkOf } from './address.ts';
import { newSecret } from './secrets.ts';
import { sharedSecret } from './store/daily.ts';
import type { Database } from './store/database.ts';
import { countBotTurns } from './store/jobs.ts';

/** Tables at which a bot is to move, at once: of one person, and of all behind one address. */
const MOST_OF_PERSON = 12;
const MOST_OF_ADDRESS = 48;

const MOST_REMEMBERED = 10_000;

/** Thinking time is shared out: whose account a bot's turn is on, and how many may be begun on it. */
export interface BotQuota {
  /** The account of an address. It says nothing about the address to those who do not have the secret. */
  payerOf(address: string): string;
  /** Starts a table with bots, unless so many bots are to move already. `cost`: what its dearest bot takes, in turns of a Master. */
  guard<T>(
    payer: string,
    person: string,
    cost: number,
    start: () => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>>;
}

export async function newBotQuota(db: Database, rate: number): Promise<BotQuota> {
  // Processes of one database must agree on accounts; one alone needs to remember nothing.
  const secret = db.isShared ? await sharedSecret(db, 'payers', newSecret) : newSecret();
  const payers = new Map<string, string>();
  const factor = Math.max(1, rate);
  /** Being started: their turns are not stored yet. */
  const starting = new Map<string, number>();
  const startingOf = (key: string): number => starting.get(key) ?? 0;
  const add = (key: string, more: number): void => {
    const count = startingOf(key) + more;
    if (count === 0) starting.delete(key);
    else starting.set(key, count);
  };
  return {
    payerOf: (address) => {
      const known = payers.get(address);
      if (known !== undefined) return known;
      if (payers.size >= MOST_REMEMBERED) payers.clear();
      const payer = createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22);
      payers.set(address, payer);
      return payer;
    },
    guard: async (payer, person, cost, start) => {
      // Somebody for whom no bot thinks may always start.
      const share = Math.min(cost, MOST_OF_PERSON);
      for (const key of [payer, person]) add(key, share);
      try {
        const turns = await countBotTurns(db, payer, person);
        if (turns.owner + startingOf(person) > MOST_OF_PERSON * factor)
          return tooMany(`Bots are to move at ${turns.owner} tables of yours: wait until they have.`);
        if (turns.payer + startingOf(payer) > MOST_OF_ADDRESS * factor)
          return tooMany('Bots are to move at many tables of people at your address: wait until they have.');
        return await start();
      } finally {
        for (const key of [payer, person]) add(key, -share);
      }
    },
  };
}

const tooMany = (message: string): Result<never, Refusal> => fail({ code: 'too_many', message });
