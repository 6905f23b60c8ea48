import { expect, test } from '@playwright/test';
import { profiles } from './games.ts';
import { arrive, beginGame, handsOf, phone, playOn, see, seeEnd } from './online.ts';
import { playByPlan } from './planner.ts';

/** By no plan this one takes thousands of moves; the others end soon, and are played quicker in the pages themselves. */
const LONG_GAME = 'rice-dice';

for (const profile of profiles)
  test(`${profile.name}: two people play online to the end, a third watches, and no secret is heard`, async ({
    browser,
  }) => {
    const seed = Date.now() % 100_000;
    test.info().annotations.push({ type: 'seed', description: String(seed) });
    const ann = await arrive(browser, 'Ann');
    const ben = await arrive(browser, 'Ben', phone);
    const eve = await arrive(browser, 'Eve');
    const code = await beginGame([ann, ben], profile.id);
    await eve.page.goto(`/t/${code}`);
    await see(eve.page);
    // The tab says whose turn it is.
    const titles = await Promise.all([ann, ben, eve].map(({ page }) => page.title()));
    expect(titles.filter((title) => title.includes('Your turn'))).toHaveLength(1);
    expect(titles.filter((title) => /(Ann|Ben)’s turn/.test(title))).toHaveLength(2);
    if (profile.id === LONG_GAME) await playByPlan(handsOf([ann, ben]), profile.id, seed);
    else await Promise.all([ann, ben].map(({ page }, i) => playOn(page, seed + i)));
    await seeEnd([ann, ben], [eve]);
    await expect(eve.page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
    for (const { context } of [ann, ben, eve]) await context.close();
  });
