import { getContext, setContext } from 'svelte';

const KEY = Symbol('tray top');

/**
 * How far from the top of the window the tray stays while the board scrolls: as tall as the headline, whose sentences differ. Not a CSS
 * variable around the board: a new value would give a new style to everything in it.
 */
export const setTrayTop = (top: () => number): void => void setContext(KEY, top);
export const trayTop = (): (() => number) => getContext<(() => number) | undefined>(KEY) ?? (() => 0);
