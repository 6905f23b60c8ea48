/** How lively the table is: 1 as designed, less is brisker, 0 is still. The page sets it; boards ask for durations. */
let pace = $state(1);

/** Asked when something moves: where boards are drawn without a browser, nothing does. */
let reduced: MediaQueryList | undefined;
function isReduced(): boolean {
  reduced ??= matchMedia('(prefers-reduced-motion: reduce)');
  return reduced.matches;
}

export function setPace(value: number): void {
  pace = value;
  document.documentElement.style.setProperty('--pace', String(isReduced() ? 0 : value));
}

/** A duration at the pace of the table; 0 where motion is not wanted. */
export const motionMillis = (millis: number): number => (isReduced() ? 0 : millis * pace);

/** Does something when what has changed is on the screen. */
export function afterDrawn(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

const PLAYFUL = 'playful';

/** What the browser can move by itself, at full rate, while the page is busy: nothing else is animated this way. */
export interface MotionFrame {
  readonly transform?: string;
  readonly opacity?: number;
  readonly offset?: number;
  readonly easing?: string;
}

export interface MotionOptions extends KeyframeAnimationOptions {
  /** Counts as moving until the last of those that start together rests: each end costs the page a frame. Its easing is that of its frames. */
  readonly restsWithOthers?: boolean;
}

/** Animates a piece; a tap anywhere brings it to its end (`finishMotion`). Nothing happens where motion is not wanted. */
export function animate(
  node: Element,
  frames: readonly MotionFrame[],
  millis: number,
  { restsWithOthers = false, ...more }: MotionOptions = {},
): Animation | null {
  const duration = motionMillis(millis);
  // What stands in another window is drawn at rest, as a picture of a clip.
  if (duration === 0 || node.ownerDocument !== document) return null;
  const delay = motionMillis(Number(more.delay ?? 0));
  const motion = node.animate([...frames] as Keyframe[], { fill: 'backwards', ...more, id: PLAYFUL, duration, delay });
  motion.pause();
  if (waiting.push({ motion, restsWithOthers }) === 1) afterDrawn(startWaiting);
  return motion;
}

/** Pieces start to move after the frame that draws the table anew, which takes longest: so none of their own frames is late. */
const waiting: { readonly motion: Animation; readonly restsWithOthers: boolean }[] = [];
function startWaiting(): void {
  const starting = waiting.splice(0).filter(({ motion }) => motion.playState === 'paused');
  const end = Math.max(...starting.map(({ motion }) => endOf(motion)));
  const canRest = hasLinear();
  for (const { motion, restsWithOthers } of starting) {
    if (restsWithOthers && canRest) restAt(motion, end);
    motion.play();
  }
}

const endOf = ({ effect }: Animation): number => Number(effect?.getComputedTiming().endTime);

/** Browsers before 2024 do not know it: there each rests by itself. */
const hasLinear = (): boolean => CSS.supports('transition-timing-function', 'linear(0, 1)');

/** The same motion at the same speed, then still until the end. */
function restAt(motion: Animation, end: number): void {
  const { delay = 0, duration } = motion.effect?.getTiming() ?? {};
  const whole = end - delay;
  const moving = (100 * Number(duration)) / whole;
  motion.effect?.updateTiming({ duration: whole, easing: `linear(0, 1 ${moving}%, 1)` });
}

const motions = (): Animation[] => document.getAnimations().filter(({ id }) => id === PLAYFUL);

/** Brings everything that moves to rest: what one wants when one has seen enough. */
export function finishMotion(): void {
  for (const motion of motions()) motion.finish();
}

/** How long until everything that moves has come to rest; where nobody looks, nothing does. */
export function motionLeftMillis(): number {
  if (document.hidden) return 0;
  const left = motions().map((motion) =>
    motion.playState === 'running' ? endOf(motion) - Number(motion.currentTime) : 0,
  );
  return Math.max(0, ...left);
}
