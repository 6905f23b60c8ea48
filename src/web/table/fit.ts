import type { Attachment } from 'svelte/attachments';

/** Nothing smaller is read on a phone. */
const LEAST_PIXELS = 11;
const STEP_PIXELS = 0.5;

/**
 * A sentence in a place that never grows: its letters become smaller until all of it is seen. What it says depends on the language and on names, so
 * no size that is chosen beforehand is right for all of them.
 */
export const fit: Attachment<HTMLElement> = (node) => {
  const settle = (): void => {
    node.style.fontSize = '';
    let size = Number.parseFloat(getComputedStyle(node).fontSize);
    while (node.scrollHeight > node.clientHeight + 1 && size > LEAST_PIXELS) {
      size = Math.max(LEAST_PIXELS, size - STEP_PIXELS);
      node.style.fontSize = `${size}px`;
    }
  };
  // It is told of the first size, too.
  const sized = new ResizeObserver(settle);
  sized.observe(node);
  const said = new MutationObserver(settle);
  said.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    sized.disconnect();
    said.disconnect();
  };
};
