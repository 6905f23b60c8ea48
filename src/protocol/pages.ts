/** The pages of the app by the first part of their address; the ids of games are pages too. Elsewhere the app says that there is nothing. */
export const pageNames = [
  'table',
  'learn',
  'replay',
  'r',
  'embed',
  'fair',
  'rules',
  'sheet',
  'lab',
  'lobby',
  'open',
  't',
  'online',
  'me',
  'games',
  'daily',
  'puzzles',
] as const;

/** Behind the code of a table, `/t/<code>/screen`: the table for everybody in the room. */
export const SCREEN = 'screen';

export type PageName = (typeof pageNames)[number];

/** Pages about one game, which the address has to name. */
const ofGame: ReadonlySet<string> = new Set<PageName>(['learn', 'rules', 'sheet', 'open']);
/** Pages that are there without a game, too. */
const perhapsOfGame: ReadonlySet<string> = new Set<PageName>(['lab', 'lobby', 'puzzles', 'daily']);

/** A day as addresses have it. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Whether there is nothing at an address in parts. An id of a table or of a record may be anything: its page looks for it. */
export function isLost(parts: readonly string[], isGame: (id: string) => boolean): boolean {
  const [name = '', id = '', next = ''] = parts;
  if (name === '' || isGame(name)) return false;
  if (ofGame.has(name)) return !isGame(id);
  if (perhapsOfGame.has(name)) return id !== '' && !isGame(id) && !(name === 'daily' && isDay(id));
  if (name === 'embed') return id !== 'r' || next === '';
  return !pageNames.some((known) => known === name);
}
