import { expect, type Page } from '@playwright/test';

/**
 * What is drawn or counted on the board and beside it and says nothing of itself (`Explain.svelte` asks for things the same way). Names of players, titles
 * and what closes, covers or turns a page are no part of the game.
 */
const UNEXPLAINED = `(() => {
  const NO_PART = '.unseen, .pages, .seats svg, h2, h3, header, summary, .front .top, .others b';
  const thingAt = (place) => {
    const nearest = place.closest('[data-about]'), button = place.closest('button');
    return button === null || (nearest !== null && button.contains(nearest)) ? nearest : (button.querySelector('[data-about]') ?? nearest);
  };
  const isLeft = (place) => place.closest(NO_PART) === null && (place.closest('button') !== null || getComputedStyle(place).pointerEvents !== 'none') && place.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return [...document.querySelectorAll('section.board, .seats')].flatMap((part) => {
    const places = [...part.querySelectorAll('svg, button, [role="img"], td, th')].filter((place) => place.parentElement.closest('svg') === null);
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (/[0-9]/.test(texts.currentNode.textContent)) places.push(texts.currentNode.parentElement);
    return places.filter((place) => isLeft(place) && thingAt(place) === null)
      .map((place) => place.outerHTML.replaceAll(/ ?svelte-\\w+|<!--.*?-->/g, '').slice(0, 160));
  });
})()`;

/** Every piece, tile, face, track and number that is seen now explains itself. */
export async function seeExplained(page: Page, where: string): Promise<void> {
  expect(await page.evaluate<string[]>(UNEXPLAINED), `${where}: what says nothing of itself`).toEqual([]);
}
