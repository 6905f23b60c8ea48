import type { Attachment } from 'svelte/attachments';
import type { OfferedMove } from '../../core/board.ts';
import { sameJson } from '../../core/json.ts';
import { afterDrawn } from './motion.svelte.ts';
import { markWanted } from './wanted.svelte.ts';

interface Table<M> {
  readonly preview: (move: OfferedMove<M> | null) => void;
  readonly play: (move: M) => void;
}

/** The piece that was tapped once: a second tap on it plays. The page says so beside it. */
export interface Armed {
  readonly node: Element;
  readonly move: unknown;
}
let armed: Armed | null = null;
let hear: (armed: Armed | null) => void = () => {};
/** What a finger is on. A preview may attach a piece anew between touch and click: it is kept here, not with the piece. */
let touched: Element | null = null;
/** Those who want it play with the first tap. */
let isOneTap = false;
/** The piece that was played: it says so at once, and does not play again while the table has not moved on. */
let chosen: HTMLElement | SVGElement | null = null;

function arm(next: Armed | null): void {
  if (armed === next) return;
  armed = next;
  hear(next);
}

/** Tells the page what waits for a second tap; null for nothing. */
export function listenToTaps(listener: (armed: Armed | null) => void): () => void {
  hear = listener;
  return () => {
    hear = () => {};
  };
}

export function setOneTap(isOne: boolean): void {
  isOneTap = isOne;
}

/** Whether a click is on something that the board offers, or that leads to it: the person goes on. */
export const isOffer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-offer]') !== null;

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
    const show = (): void => preview(offered);
    const hide = (): void => {
      if (armed?.node === node) arm(null);
      preview(null);
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerdown: (event) => {
        touched = (event as PointerEvent).pointerType === 'touch' ? node : null;
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
        if (touched === node && !isOneTap && armed?.node !== node) {
          arm({ node, move: offered.move });
          show();
        } else if (chosen !== node) {
          arm(null);
          reopenOffer();
          // One attribute on one piece: all that has to be drawn for the frame that answers. What follows comes after it.
          chosen = node;
          node.dataset.chosen = '';
          afterDrawn(() => play(offered.move));
        }
        touched = null;
      },
    };
    node.dataset.offer = 'move';
    markWanted(node, (move) => sameJson(move, offered.move));
    for (const [event, listener] of Object.entries(listeners)) node.addEventListener(event, listener);
    return () => {
      delete node.dataset.offer;
      delete node.dataset.wanted;
      if (chosen === node) reopenOffer();
      // Attached anew it still waits; gone it does not.
      queueMicrotask(() => armed?.node === node && !node.isConnected && arm(null));
      for (const [event, listener] of Object.entries(listeners)) node.removeEventListener(event, listener);
    };
  };
}

/**
 * Marks a button that leads to a move in a further step, such as choosing a die first. `leads` tells to which: a lesson shows the way.
 * `<button {@attach step((move) => move.die === die)}>`
 */
export function step<M>(leads: (move: M) => boolean = () => false): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    node.dataset.offer = 'step';
    markWanted(node, leads as (move: unknown) => boolean);
    return () => {
      delete node.dataset.offer;
      delete node.dataset.wanted;
    };
  };
}
