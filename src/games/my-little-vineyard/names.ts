import type { Language } from '../../core/words.ts';
import type { Item, Season } from './components.ts';

/** What things are called, in each language. */
export const itemNames: Readonly<Record<Language, Readonly<Record<Item, string>>>> = {
  en: {
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
  },
  de: {
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
  },
};

export const seasonNames: Readonly<Record<Language, Readonly<Record<Season, string>>>> = {
  en: { spring: 'Spring', summer: 'Summer', fall: 'Fall' },
  de: { spring: 'Frühling', summer: 'Sommer', fall: 'Herbst' },
};
