/** Where the keyboard is: the next decision begins where something glows, and an arrow goes to the next piece that way. */

const OFFER = '[data-offer]:not(:disabled)';
const WANTED = '[data-wanted]:not(:disabled)';
const MOVE_WANTED = `${WANTED}[data-offer="move"]`;

/**
 * Buttons come and go with every move: where the focused one is gone, or has done what it was for, the focus goes to the first that matters
 * now, or waits on the board. Where a lesson has more to say, it is on the button that goes on. `played` had the focus when the last move was made.
 */
export function keepFocus(board: HTMLElement, played: Element | null): void {
  const spoken = document.querySelector<HTMLElement>('.lesson .main');
  if (spoken !== null) {
    spoken.focus();
    return;
  }
  const at = document.activeElement;
  const isLost = at === null || at === document.body || at === board || (board.contains(at) && at.matches(':disabled'));
  const isDone = at === played && board.contains(at) && board.querySelector(OFFER) !== null && !at?.matches(OFFER);
  if (isLost || isDone) goToBoard(board);
}

/** To what a lesson points at, else to the first thing that can be done. */
export function goToBoard(board: HTMLElement): void {
  (firstOf(board, MOVE_WANTED) ?? firstOf(board, WANTED) ?? firstOf(board, OFFER) ?? board).focus();
}

/** Within the edges of a piece, past rounded corners. */
const RIM = 6;

/** Brings what a lesson points at into view, where it is off the screen or something lies over it. */
export function showWanted(board: HTMLElement): void {
  const piece = firstOf(board, MOVE_WANTED) ?? firstOf(board, WANTED);
  if (piece === undefined) return;
  const { left, top, bottom, width } = piece.getBoundingClientRect();
  const isShown = (y: number): boolean => piece.contains(document.elementFromPoint(left + width / 2, y));
  if (!isShown(top + RIM) || !isShown(bottom - RIM)) piece.scrollIntoView({ block: 'center' });
}

const firstOf = (board: HTMLElement, selector: string): HTMLElement | undefined =>
  [...board.querySelectorAll<HTMLElement>(selector)].find(isSeen);

const isSeen = (node: HTMLElement): boolean => node.checkVisibility({ visibilityProperty: true });

const ways: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** How much worse a piece is for lying off the straight line. */
const ASIDE = 2.5;

/** An arrow key on a piece of the board goes to the nearest one in that direction, wherever boards put them. */
export function followArrow(event: KeyboardEvent): void {
  const way = ways[event.key];
  const from = event.target;
  const board = event.currentTarget;
  if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(from instanceof HTMLElement && board instanceof HTMLElement) || from.localName !== 'button') return;
  const room = from.closest<HTMLElement>('dialog') ?? board;
  const pieces = [...room.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    (piece) => piece !== from && isSeen(piece),
  );
  const next = nearest(from.getBoundingClientRect(), pieces, way);
  if (next === null) return;
  event.preventDefault();
  next.focus();
}

function nearest(from: DOMRect, pieces: readonly HTMLElement[], [right, down]: readonly [number, number]) {
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const to = piece.getBoundingClientRect();
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const ahead = x * right + y * down;
    const aside = Math.abs(right === 0 ? x : y);
    // Beside is not ahead: its middle lies beyond the edge, and more ahead than aside.
    const isAhead = ahead > (right === 0 ? from.height : from.width) / 2 && aside <= ahead * 2;
    const cost = ahead + ASIDE * aside;
    if (isAhead && cost < least) {
      best = piece;
      least = cost;
    }
  }
  return best;
}
