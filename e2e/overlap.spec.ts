import { expect, test } from '@playwright/test';
import { languages } from '../src/core/words.ts';
import { cutSave, decisionsOf, openSave, playFinished } from './finished.ts';
import { profiles } from './games.ts';
import { isAsked, settle } from './player.ts';

/** Texts of the board that lie over each other, or reach beyond the button or column they are in. Lines of one text may touch, and what sticks to the foot lies over what is scrolled behind it. */
const OVERLAPS = `(() => {
  const board = document.querySelector('section.board');
  const isSeen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !node.matches('details:not([open])') && node.closest('.unseen, svg, details:not([open]) > :not(summary)') === null;
  const layerOf = (node) => node === board || getComputedStyle(node).position === 'sticky' ? node : layerOf(node.parentElement);
  const boxes = [];
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, textContent: text } = texts.currentNode;
    if (text.trim() === '' || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) if (box.width > 1) boxes.push({ box, parent, layer: layerOf(parent), text: text.trim() });
  }
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.3 * Math.min(a.height, b.height);
  const found = boxes.flatMap((a, i) =>
    boxes.slice(i + 1).filter((b) => a.parent !== b.parent && a.layer === b.layer && over(a.box, b.box)).map((b) => a.text + ' | ' + b.text));
  for (const { box, parent, text } of boxes) {
    const around = (parent.closest('button, .heads > span, .goods > li') ?? board).getBoundingClientRect();
    if (box.left < around.left - 2 || box.right > around.right + 2) found.push('beyond its place: ' + text);
  }
  return [...new Set(found)];
})()`;

for (const language of languages)
  test(`on a desk no text of a board lies over another, in "${language}"`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await settle(page, { language });
    for (const { id } of profiles) {
      const { save, match } = playFinished(id, 2, 'look');
      const decisions = decisionsOf(match);
      for (const part of [0.33, 0.66]) {
        const near = cutSave(save, decisions[Math.floor(decisions.length * part)] ?? 0);
        await openSave(page, { ...near, id: `${id}-${part}` });
        await isAsked(page);
        expect(await page.evaluate(OVERLAPS), `${id} after ${part} of its decisions`).toEqual([]);
      }
    }
  });
