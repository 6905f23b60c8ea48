import { readStored, writeStored } from '../stored.ts';

const KEY = 'windfall.known';

/** Whether the server has known somebody in this browser: nobody else has tables there, and home need not load what asks for them. */
export const isKnown = (): boolean => readStored(KEY) === true;

export const noteKnown = (isSomebody: boolean): void => {
  if (isSomebody !== isKnown()) writeStored(KEY, isSomebody);
};
