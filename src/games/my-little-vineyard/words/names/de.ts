import type { Item, Season } from '../../components.ts';

export const items: Readonly<Record<Item, string>> = {
  chardonnay: 'Chardonnay',
  merlot: 'Merlot',
  pinotNoir: 'Pinot Noir',
  moscato: 'Moscato',
  vernaccia: 'Vernaccia',
  riesling: 'Riesling',
  kentucky: 'Kentucky-Fass',
  allier: 'Allier-Fass',
  limousin: 'Limousin-Fass',
  compost: 'Obstkompost',
  ash: 'Vulkanasche',
  oakChips: 'Eichenspäne',
  vanilla: 'Vanille',
  truffles: 'Trüffel',
};

export const seasons: Readonly<Record<Season, string>> = { spring: 'Frühling', summer: 'Sommer', fall: 'Herbst' };
