import type { Item, Season } from '../../components.ts';

export const items: Readonly<Record<Item, string>> = {
  chardonnay: 'Chardonnay',
  merlot: 'Merlot',
  pinotNoir: 'Pinot Noir',
  moscato: 'Moscato',
  vernaccia: 'Vernaccia',
  riesling: 'Riesling',
  kentucky: 'fût du Kentucky',
  allier: 'fût de l’Allier',
  limousin: 'fût du Limousin',
  compost: 'compost de fruits',
  ash: 'cendre volcanique',
  oakChips: 'copeaux de chêne',
  vanilla: 'vanille',
  truffles: 'truffes',
};

/** As in a sentence, where French begins them small. */
export const seasons: Readonly<Record<Season, string>> = { spring: 'printemps', summer: 'été', fall: 'automne' };
