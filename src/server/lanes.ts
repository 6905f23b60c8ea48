import type { jobKinds, Lane } from './store/database.ts';

const TRIES = 20;

/**
 * The lanes of a server whose bots think in `threads` threads. Jobs that are taken wait for a thread (`thinkers.ts`), so that more are taken
 * than can think at once, and few of one payer. What a table cannot go on without is never given up.
 */
export function serverLanes(threads: number): Lane[] {
  const lanes: Record<(typeof jobKinds)[number], Omit<Lane, 'kind'>> = {
    bot: { atOnce: 8 * threads, each: 4, isFair: true, tries: null },
    deadline: { atOnce: 8, each: 8, isFair: false, tries: null },
    // An address that does not answer takes ten seconds each time: nobody gets many at once. So does a push service, or the host's mail server.
    webhook: { atOnce: 16, each: 2, isFair: true, tries: TRIES },
    notice: { atOnce: 16, each: 2, isFair: true, tries: TRIES },
    forget: { atOnce: 2, each: 2, isFair: false, tries: null },
    close: { atOnce: 2, each: 2, isFair: false, tries: TRIES },
    unseal: { atOnce: 2, each: 2, isFair: false, tries: null },
    tidy: { atOnce: 1, each: 1, isFair: false, tries: null },
    // A core of its own for seconds.
    skill: { atOnce: 1, each: 1, isFair: false, tries: TRIES },
    // What strangers write: a game that cannot be judged at once never is.
    luck: { atOnce: 1, each: 1, isFair: false, tries: 1 },
  };
  return Object.entries(lanes).map(([kind, lane]) => ({ kind, ...lane }));
}
