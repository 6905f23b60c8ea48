/**
 * Keeps the screen on while a page is shown: nobody touches a television, and it must not go dark between two turns. Browsers grant it to
 * pages by https or on the same machine alone; elsewhere the device decides. Call the result when it is no longer needed.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  // It is lost whenever the page is out of sight.
  async function ask(): Promise<void> {
    if (document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) void lock.release();
    } catch {
      // Refused, as with an empty battery: the game goes on all the same.
    }
  }
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
