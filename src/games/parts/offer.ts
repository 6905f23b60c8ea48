import type { Attachment } from 'svelte/attachments';
import type { OfferedMove } from '../../core/board.ts';
import { afterDrawn } from './motion.svelte.ts';

interface Table<M> {
  readonly preview: (move: OfferedMove<M> | null) => void;
  readonly play: (move: M) => void;
}

/** The piece that was tapped once: a second tap on it plays. */
let armed: Element | null = null;
/** The piece that was played: it says so at once, and does not play again while the table has not moved on. */
let chosen: HTMLElement | SVGElement | null = null;

/** What was played is open again, as after a refusal. */
export function reopenOffer(): void {
  delete chosen?.dataset.chosen;
  chosen = null;
}

/**
 * Makes a button play a move: hover, focus or a first tap previews it, a click, Enter or a second tap plays it.
 * `<button {@attach offer(offered, { preview, play })}>`
 */
export function offer<M>(offered: OfferedMove<M>, { preview, play }: Table<M>): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let isTouch = false;
    const show = (): void => preview(offered);
    const hide = (): void => {
      if (armed === node) armed = null;
      preview(null);
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerdown: (event) => {
        isTouch = (event as PointerEvent).pointerType === 'touch';
      },
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType !== 'touch') show();
      },
      pointerleave: (event) => {
        if ((event as PointerEvent).pointerType !== 'touch') hide();
      },
      focus: show,
      blur: hide,
      click: () => {
        if (isTouch && armed !== node) {
          armed = node;
          show();
        } else if (chosen !== node) {
          armed = null;
          reopenOffer();
          // One attribute on one piece: all that has to be drawn for the frame that answers. What follows comes after it.
          chosen = node;
          node.dataset.chosen = '';
          afterDrawn(() => play(offered.move));
        }
        isTouch = false;
      },
    };
    node.dataset.offer = 'move';
    for (const [event, listener] of Object.entries(listeners)) node.addEventListener(event, listener);
    return () => {
      delete node.dataset.offer;
      if (chosen === node) reopenOffer();
      for (const [event, listener] of Object.entries(listeners)) node.removeEventListener(event, listener);
    };
  };
}

/** Marks a button that leads to a move in a further step, such as choosing a die first. */
export function step(node: HTMLElement | SVGElement): () => void {
  node.dataset.offer = 'step';
  return () => {
    delete node.dataset.offer;
  };
}
