import type { Item, Season } from '../../components.ts';

export const items: Readonly<Record<Item, string>> = {
  chardonnay: 'Chardonnay',
  merlot: 'Merlot',
  pinotNoir: 'Pinot Noir',
  moscato: 'Moscato',
  vernaccia: 'Vernaccia',
  riesling: 'Riesling',
  kentucky: 'Kentucky barrel',
  allier: 'Allier barrel',
  limousin: 'Limousin barrel',
  compost: 'fruit compost',
  ash: 'volcanic ash',
  oakChips: 'oak chips',
  vanilla: 'vanilla',
  truffles: 'truffles',
};

export const seasons: Readonly<Record<Season, string>> = { spring: 'Spring', summer: 'Summer', fall: 'Fall' };
