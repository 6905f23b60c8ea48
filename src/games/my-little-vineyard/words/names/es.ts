import type { Item, Season } from '../../components.ts';

export const items: Readonly<Record<Item, string>> = {
  chardonnay: 'Chardonnay',
  merlot: 'Merlot',
  pinotNoir: 'Pinot Noir',
  moscato: 'Moscato',
  vernaccia: 'Vernaccia',
  riesling: 'Riesling',
  kentucky: 'barrica Kentucky',
  allier: 'barrica Allier',
  limousin: 'barrica Limousin',
  compost: 'compost de frutas',
  ash: 'ceniza volcánica',
  oakChips: 'virutas de roble',
  vanilla: 'vainilla',
  truffles: 'trufas',
};

export const seasons: Readonly<Record<Season, string>> = { spring: 'primavera', summer: 'verano', fall: 'otoño' };
