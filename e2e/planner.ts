import { OVER } from '../src/core/game.ts';
import { newMatch, playEntry } from '../src/core/match.ts';
import { unwrap } from '../src/core/result.ts';
import { games } from '../src/games/registry.node.ts';
import { newChooser } from './finished.ts';
import type { Person } from './online.ts';

/**
 * Plays a game that has begun to its end: whoever is to move clicks what looks best to them, from the list of moves on their page. The
 * table is followed by what the pages are told; what one is not shown, another is. By no plan some games would take thousands of moves.
 */
export async function playByPlan(people: readonly Person[], id: string, seed: number): Promise<void> {
  const game = games.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const match = unwrap(newMatch(game, people.length));
  const logs = people.map(({ heard }) => followLog(heard));
  const choose = newChooser(match, seed);
  let clicked = -1;
  for (;;) {
    const next = logs.map((log) => log()[match.log.length]).filter((entry) => entry !== undefined);
    // Only a whole entry can be played: one that hides something is refused.
    if ([...next, next.reduce(join, null)].some((entry) => playEntry(match, entry).ok)) continue;
    const actor = game.actor(match.state);
    if (actor === OVER) return;
    const person = people[actor];
    if (person !== undefined && clicked < match.log.length) {
      clicked = match.log.length;
      await clickMove(person, clicked, game.words.en.move(choose()));
    } else await new Promise((resolve) => setTimeout(resolve, 4));
  }
}

/** What two know together of an entry: where one was shown nothing, the other may have been. */
function join(one: unknown, other: unknown): unknown {
  if (one === null || other === null) return one ?? other;
  if (Array.isArray(one) && Array.isArray(other)) return one.map((each, i) => join(each, other[i]));
  if (typeof one !== 'object' || typeof other !== 'object' || Array.isArray(one)) return one;
  const both = Object.entries(other).map(([key, value]) => [
    key,
    join((one as Record<string, unknown>)[key] ?? null, value),
  ]);
  return { ...one, ...Object.fromEntries(both) };
}

/** The log of a table as it was told so far to one page. */
function followLog(heard: readonly string[]): () => readonly unknown[] {
  const entries: unknown[] = [];
  let read = 0;
  return () => {
    for (; read < heard.length; read++) {
      const text = heard[read];
      if (text === undefined || !text.startsWith('{"type":"update"')) continue;
      const update = JSON.parse(text) as { from: number; events: { kind: string; entry?: unknown }[] };
      if (update.from === 0) entries.length = 0;
      for (const { kind, entry } of update.events) if (kind === 'entry') entries.push(entry);
    }
    return entries;
  };
}

/** As soon as the page asks for it. In the page itself: looking from outside takes longer than the move. */
const clickMove = ({ page }: Person, entries: number, words: string): Promise<unknown> =>
  page.evaluate(`new Promise((resolve) => {
    const look = () => {
      const table = document.querySelector('[data-asked="true"][data-entries="${entries}"]');
      if (table === null) return setTimeout(look, 4);
      const buttons = [...document.querySelectorAll('#drawer-panel section button')];
      if (buttons.length === 0) document.getElementById('tab-moves').click();
      const wanted = buttons.find((button) => button.querySelector('span').textContent === ${JSON.stringify(words)});
      if (wanted === undefined) return setTimeout(look, 4);
      wanted.click();
      resolve();
    };
    look();
  })`);
