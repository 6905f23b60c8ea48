/** The pages of the app by the first part of their address; the ids of games are pages too. The server answers these, and no others, with the app. */
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
