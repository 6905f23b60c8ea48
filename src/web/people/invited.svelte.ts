import type { Refusal } from '../../core/errors.ts';
import type { Result } from '../../core/result.ts';
import { hasBoard } from '../../games/boards.web.ts';
import { nameOfGame } from '../../games/registry.web.ts';
import type { RouteAnswer } from '../../protocol/routes.ts';
import { isKnown } from '../online/known.ts';
import { sitAt } from '../online/openTable.ts';
import { call } from '../online/server.ts';
import { go } from '../route.svelte.ts';
import type { Notice } from '../table/client.ts';
import { sayRefusal } from '../texts/refusals.ts';
import { people } from './texts.ts';

/** Those who look for a table are told at once, those who play at one a little later. */
const REFRESH_MILLIS = { lobby: 5000, table: 20_000 };

interface Invited extends RouteAnswer<'invitations'> {
  /** Why the last answer did not count. */
  refused: string;
}

/** What one is invited to, as far as pages ask for it. */
export const invited: Invited = $state({ tables: [], circles: [], refused: '' });

async function refresh(): Promise<void> {
  const answer = await call('invitations', {});
  if (!answer.ok) return;
  invited.tables = answer.value.tables.filter(({ game }) => hasBoard(game));
  invited.circles = answer.value.circles;
}

/** Asks again and again while a page is seen that shows it; the result ends that. */
export function watchInvitations(place: keyof typeof REFRESH_MILLIS): () => void {
  const look = (): void => {
    if (isKnown() && !document.hidden) void refresh();
  };
  look();
  const timer = setInterval(look, REFRESH_MILLIS[place]);
  return () => clearInterval(timer);
}

async function answered(done: Result<unknown, Refusal>): Promise<void> {
  invited.refused = done.ok ? '' : sayRefusal(done.error);
  await refresh();
}

/** Takes a seat and goes there. */
export async function accept(table: string): Promise<void> {
  const sat = await sitAt(table);
  if (sat.ok || sat.error.code === 'already_seated') go(`online/${table}`);
  else await answered(sat);
}

export const decline = async (table: string) => answered(await call('declineInvitation', { params: { table } }));
export const join = async (circle: string) => answered(await call('joinCircle', { params: { circle } }));
export const refuseCircle = async (circle: string) => answered(await call('leaveCircle', { params: { circle } }));

/** The newest invitation, for somebody who sits at another table. */
export function invitedNotice(): Notice | null {
  const [newest] = invited.tables;
  if (newest === undefined) return null;
  const { table, from, game } = newest;
  return {
    text: people().invitesYou(from, nameOfGame(game)),
    actions: [
      { label: people().sitDown, run: () => void accept(table), isMain: true },
      { label: people().notNow, run: () => void decline(table) },
    ],
  };
}
