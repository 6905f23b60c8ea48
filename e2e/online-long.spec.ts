import { expect, test } from '@playwright/test';
import { unwrap } from '../src/core/result.ts';
import type { LiveTable } from '../src/protocol/live.ts';
import { enter, leaveAll, startTable, until } from '../src/server/testing.suite.ts';
import { arrive, see } from './online.ts';

/** More than are told at once. */
const ENTRIES = 520;

test('a table of many entries shows the board at once and its whole log a moment later', async ({ browser }) => {
  const ann = await arrive(browser, 'Ann');
  const programs = [await enter(ann.origin, 'Ann'), await enter(ann.origin, 'Bob')];
  const table = await startTable(programs, { game: 'dessert-dice', options: { tipLimit: 0 } });
  const letGo = programs.map(({ live }) => live.watch(table, () => {}));
  const isDue =
    (turn: number) =>
    ({ match }: LiveTable): boolean =>
      match !== null && match.turn > turn && typeof match.actor === 'number';
  /** Whoever is to move tips something over, where that is possible. */
  const move = async (turn: number): Promise<LiveTable> => {
    const [first, second] = programs;
    if (first === undefined || second === undefined) throw new Error('two play');
    const seen = await until(first, table, isDue(turn));
    const mover = seen.match?.actor === 0 ? first : second;
    const { match, log } = await until(mover, table, ({ sequence }) => sequence >= seen.sequence);
    const moves = match?.moves.map((offered) => offered.move) ?? [];
    const chosen = moves.find(({ type }) => type === 'tip') ?? moves[0];
    unwrap(await mover.do(table, { kind: 'move', turn: match?.turn ?? 0, move: chosen }));
    return until(first, table, (state) => state.log.length > log.length);
  };
  let last = await move(0);
  while (last.log.length < ENTRIES) last = await move((last.match?.turn ?? 1) - 1);

  const { page, context, heard } = ann;
  const token = programs[0]?.token ?? '';
  await context.addCookies([{ name: 'windfall', value: token, url: ann.origin, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(`/online/${table}`);
  await see(page);
  const entries = page.locator('[data-entries]');
  await expect(entries).toHaveAttribute('data-entries', String(last.log.length));
  const updates = (): { earlier?: number; from: number }[] =>
    heard.filter((text) => text.startsWith('{"type":"update"')).map((text) => JSON.parse(text));
  await expect
    .poll(() => updates().map(({ earlier, from }) => [from, (earlier ?? 0) > 0]))
    .toEqual([
      [0, true],
      [0, false],
    ]);

  await page.keyboard.press('l');
  const lines = page.locator('ol[reversed] li');
  await expect(lines).toHaveCount(last.log.length);
  const after = await move((last.match?.turn ?? 1) - 1);
  await expect(entries).toHaveAttribute('data-entries', String(after.log.length));
  await expect(lines).toHaveCount(after.log.length);
  for (const end of letGo) end();
  leaveAll(programs);
  await context.close();
});
