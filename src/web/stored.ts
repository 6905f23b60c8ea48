/** What was kept under a key in this browser, as JSON; null where there is nothing, or nothing that can be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
