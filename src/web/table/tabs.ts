/** The tabs of the drawer. */
export type Tab = 'people' | 'moves' | 'log' | 'rules' | 'chat';

/** How a tab is shown, whatever is behind it. */
export interface TabHead {
  readonly key: string;
  readonly name: string;
  readonly sign: string;
  /** How much of it is new. */
  readonly unread?: number;
}

/** What stands above its name where there is room for little more, in a field of 24 × 24. */
export const tabSigns: Readonly<Record<Tab, string>> = {
  people:
    'M9 4a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7M2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6M16 5a3 3 0 0 1 0 6M18 14.500c2.500.7 3.500 3 3.500 5.500',
  moves: 'M4 6h2M4 12h2M4 18h2M10 6h10M10 12h10M10 18h10',
  log: 'M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17M12 8v4.500l3 2',
  rules: 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zv14',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
};

/** What else there is. */
export const moreSign = 'M5 12h.01M12 12h.01M19 12h.01';
