import { onMount } from 'svelte';

/** The time of this device while a component is shown, twice a second. */
export function ticking(): () => number {
  let nowMillis = $state(Date.now());
  onMount(() => {
    const timer = setInterval(() => (nowMillis = Date.now()), 500);
    return () => clearInterval(timer);
  });
  return () => nowMillis;
}
