/** Does something when the page has nothing better to do; returns how to call it off. Browsers without an idle time do it a little later. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 500 });
  return () => cancelIdleCallback(handle);
}
