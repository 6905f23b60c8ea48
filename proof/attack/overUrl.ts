import { attackHeaders, attackScopes } from './accounts.ts';
import type { Attack } from './attack.ts';
import { attackDice } from './dice.ts';
import { attackFrozenPair } from './frozenPair.ts';
import { attackDeletion, attackDisguise, attackRevocation } from './revocation.ts';
import { attackShapes } from './shapes.ts';
import { attackBrokenTable, attackLostJobs, attackReadiness } from './store.ts';
import { attackNames, attackText } from './text.ts';
import { attackUndo } from './undo.ts';

/** An attack that needs no more than the address of a server, tried once. */
const overUrl = (name: string, hole: string, attack: (url: string) => Promise<string[]>): Attack => ({
  name,
  hole,
  isOnce: true,
  run: async ({ port }) => ({ counts: {}, flaws: await attack(`http://127.0.0.1:${port}`) }),
});

export const overUrls: readonly Attack[] = [
  overUrl(
    'undo',
    'Somebody takes back the moves of a player who is away, and knows the dice that come again',
    attackUndo,
  ),
  overUrl('revocation', 'A socket goes on acting after its session was ended', attackRevocation),
  overUrl(
    'disguise',
    'A socket goes on watching for a person whose session is over, under another name',
    attackDisguise,
  ),
  overUrl('deletion', 'Something is stored for a person who is being deleted', (url) => attackDeletion([url], 5)),
  overUrl('text', 'Text that a database refuses brings the server to fail', attackText),
  overUrl('shapes', 'JSON that ends a stack, or that no column or index takes', attackShapes),
  overUrl('names', 'A name that cannot be seen, or looks like the name of another', attackNames),
  overUrl('scopes', 'A token does more than it was made for', attackScopes),
  overUrl('headers', 'Headers of a proxy that is not there', attackHeaders),
  overUrl('dice', 'The server picks the seed, or a friend of the host a nonce, when the others are known', attackDice),
  // What befalls a server without anybody at its door: each starts servers of its own.
  overUrl('frozen node', 'One of two servers stands still in the middle of what it does', attackFrozenPair),
  overUrl('broken table', 'A table no longer replays', attackBrokenTable),
  overUrl('lost jobs', 'Everything that was due is lost, as by a restore', attackLostJobs),
  overUrl('readiness', 'Nothing can be stored any more', attackReadiness),
];
