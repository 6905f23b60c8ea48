import { getContext, type Snippet, setContext, tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { MediaQuery } from 'svelte/reactivity';

/** How a small screen is held. */
export type Hold = 'upright' | 'sideways';

const LEAST_ZOOM = 1;
const MOST_ZOOM = 3;

/**
 * The screen a table is on. A small one holds the whole table at once and the page never scrolls: the board fills what the headline and the bar
 * leave, and lays itself out by the attribute `data-screen` around it (`upright` or `sideways`). On a large screen `hold` is null.
 */
export class Screen {
  private readonly small = new MediaQuery('(width < 700px) or (height < 600px)');
  private readonly upright = new MediaQuery('(orientation: portrait)');
  readonly hold = $derived<Hold | null>(this.small.current ? (this.upright.current ? 'upright' : 'sideways') : null);

  /** What a board has besides: the sheets of others, tracks, stores. On a small screen the page shows it when it is asked for. */
  others = $state.raw<Snippet | null>(null);

  /** How much larger than it fits a board is drawn: it is moved inside its own region then. */
  zoom = $state(LEAST_ZOOM);
  readonly isLeast = $derived(this.zoom <= LEAST_ZOOM);
  readonly isMost = $derived(this.zoom >= MOST_ZOOM);

  /** Whether there is a region that can be drawn larger. */
  hasField = $state(false);

  /** Another number: what can be done now is to come into view. */
  glances = $state(0);
  /** Where a board says what was touched, it does so while the page changes: that it looks again changes nothing else. */
  glance(): void {
    untrack(() => this.glances++);
  }

  zoomTo(zoom: number): void {
    this.zoom = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom));
  }
}

const KEY = Symbol('screen');
export const setScreen = (screen: Screen): Screen => setContext(KEY, screen);
/** Null where a board is only shown, such as in a clip or inside another page: it scrolls with the page there. */
export const screenOf = (): Screen | null => getContext<Screen | undefined>(KEY) ?? null;

/**
 * Where a slip of choices lies: on a small screen at the foot of the table, over the dice and never over what it talks about; on a large one
 * where its board puts it. In the top layer: no part of a board cuts it off. `const atFoot = footOf();` … `<div {@attach atFoot}>`
 */
export function footOf(): Attachment<HTMLElement> {
  const screen = screenOf();
  return (node) => {
    if (screen === null || screen.hold === null) return;
    node.popover = 'manual';
    node.classList.add('atFoot');
    node.showPopover();
    return () => {
      node.popover = null;
      node.classList.remove('atFoot');
    };
  };
}

/** Moves a region as little as need be to show what can be done there; where that does not fit together, the first of it. */
export async function bringIntoView(region: HTMLElement): Promise<void> {
  await tick();
  // What lies at the foot is in view already.
  const offers = [...region.querySelectorAll<HTMLElement>('[data-offer]')].filter(
    (piece) => piece.closest('.atFoot') === null,
  );
  const moves = offers.filter(({ dataset }) => dataset.offer === 'move');
  const pieces = (moves.length > 0 ? moves : offers).map((piece) => piece.getBoundingClientRect());
  const [first] = pieces;
  if (first === undefined) return;
  const room = region.getBoundingClientRect();
  const all = new DOMRect(Math.min(...pieces.map(({ left }) => left)), Math.min(...pieces.map(({ top }) => top)), 0, 0);
  all.width = Math.max(...pieces.map(({ right }) => right)) - all.x;
  all.height = Math.max(...pieces.map(({ bottom }) => bottom)) - all.y;
  const isSeen = ({ left, right, top, bottom }: DOMRect): boolean =>
    left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
  const fits = all.width <= room.width && all.height <= room.height;
  if (!fits && pieces.some(isSeen)) return;
  const target = fits ? all : first;
  region.scrollBy({
    left: shift(target.left, target.right, room.left, room.right),
    top: shift(target.top, target.bottom, room.top, room.bottom),
  });
}

/** How far a stretch lies outside another; the near end counts where it is longer. */
function shift(from: number, to: number, least: number, most: number): number {
  if (from < least) return from - least;
  return to > most ? Math.min(to - most, from - least) : 0;
}
