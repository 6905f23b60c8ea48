/** Our own mistake, never a player's: it throws. What comes from outside is refused with a `Result` instead. */
export class AssertionError extends Error {
  override name = 'AssertionError';
}

export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new AssertionError(message);
}

/** The element at `index`, where the caller knows that it is there. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new AssertionError(`nothing at ${index} of ${list.length}`);
  return item;
}
