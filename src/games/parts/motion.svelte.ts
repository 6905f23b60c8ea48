/** How lively the table is: 1 as designed, less is brisker, 0 is still. The page sets it; boards ask for durations. */
let pace = $state(1);

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

export function setPace(value: number): void {
  pace = value;
  document.documentElement.style.setProperty('--pace', String(reduced.matches ? 0 : value));
}

/** A duration at the pace of the table; 0 where motion is not wanted. */
export const motionMillis = (millis: number): number => (reduced.matches ? 0 : millis * pace);

const PLAYFUL = 'playful';

/** What the browser can move by itself, at full rate, while the page is busy: nothing else is animated this way. */
export interface MotionFrame {
  readonly transform?: string;
  readonly opacity?: number;
  readonly offset?: number;
  readonly easing?: string;
}

/** Animates a piece; a tap anywhere brings it to its end (`finishMotion`). Nothing happens where motion is not wanted. */
export function animate(
  node: Element,
  frames: readonly MotionFrame[],
  millis: number,
  more: KeyframeAnimationOptions = {},
): Animation | null {
  const duration = motionMillis(millis);
  if (duration === 0) return null;
  const delay = motionMillis(Number(more.delay ?? 0));
  return node.animate([...frames] as Keyframe[], { fill: 'backwards', ...more, id: PLAYFUL, duration, delay });
}

/** Brings everything that moves to rest: what one wants when one has seen enough. */
export function finishMotion(): void {
  for (const animation of document.getAnimations()) if (animation.id === PLAYFUL) animation.finish();
}
