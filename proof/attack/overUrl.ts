import { attackHeaders, attackScopes } from './accounts.ts';
import type { Attack } from './attack.ts';
import { attackDeletion, attackDisguise, attackRevocation } from './revocation.ts';
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
  overUrl('names', 'A name that cannot be seen, or looks like the name of another', attackNames),
  overUrl('scopes', 'A token does more than it was made for', attackScopes),
  overUrl('headers', 'Headers of a proxy that is not there', attackHeaders),
];
