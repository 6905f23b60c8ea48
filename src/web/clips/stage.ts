import { flushSync, mount, unmount } from 'svelte';
import { assert } from '../../core/assert.ts';
import Frame, { type FrameProps } from './Frame.svelte';

/**
 * The window that frames are laid out in, whatever the screen of the device: a clip looks the same from everywhere. No board is as tall: those that
 * mind the height of the window are as large as they get.
 */
export const STAGE_WIDTH = 880;
export const STAGE_HEIGHT = 2000;

/** A window of its own, out of sight, where frames are put up one after the other. */
export interface Stage {
  /** Puts up a frame at least as tall, in place of the one before. */
  readonly show: (props: FrameProps, height?: number) => HTMLElement;
  readonly close: () => void;
}

export function openStage(css: string): Stage {
  const window = document.createElement('iframe');
  window.title = 'Windfall';
  window.tabIndex = -1;
  window.inert = true;
  window.ariaHidden = 'true';
  const size = { width: `${STAGE_WIDTH}px`, height: `${STAGE_HEIGHT}px` };
  Object.assign(window.style, { position: 'fixed', left: '-9999px', top: '0', border: '0', ...size });
  document.body.append(window);
  const inside = window.contentWindow as (Window & typeof globalThis) | null;
  assert(inside !== null, 'a window in the page has a document');
  const sheet = new inside.CSSStyleSheet();
  sheet.replaceSync(css);
  inside.document.adoptedStyleSheets = [sheet];
  const target = inside.document.body;
  let shown: Record<string, unknown> | null = null;

  function clear(): void {
    if (shown !== null) void unmount(shown);
    shown = null;
  }
  return {
    show(props, height = 0) {
      clear();
      shown = mount(Frame, { target, props });
      flushSync();
      const frame = target.querySelector<HTMLElement>('.frame');
      assert(frame !== null, 'a frame is on the stage');
      frame.style.minHeight = `${height}px`;
      return frame;
    },
    close() {
      clear();
      window.remove();
    },
  };
}
