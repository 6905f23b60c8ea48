import type { NameOf, Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Item } from '../components.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { coachKey } from './coach.ts';
import { documentWords } from './document.ts';
import { items, seasons } from './names/fr.ts';
import { fr as refusals } from './refusals/fr.ts';

const articles: Record<Item, string> = {
  chardonnay: 'du ',
  merlot: 'du ',
  pinotNoir: 'du ',
  moscato: 'du ',
  vernaccia: 'de la ',
  riesling: 'du ',
  kentucky: 'un ',
  allier: 'un ',
  limousin: 'un ',
  compost: 'du ',
  ash: 'de la ',
  oakChips: 'des ',
  vanilla: 'de la ',
  truffles: 'des ',
};
const some = (item: Item): string => `${articles[item]}${items[item]}`;

const dice = (count: number): string => (count === 1 ? '1 dé' : `${count} dés`);
const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;

export const fr: Words<Move, Chance, View> = {
  tagline: 'Lance dans le pot commun, prends ce qu’il te faut, et remplis la plus belle cave de la vallée.',
  options: {
    years: {
      label: 'Années',
      about: 'Trois ans font une partie complète ; deux, une plus courte, bien pour débuter.',
      values: { 3: 'Trois ans', 2: 'Deux ans' },
    },
    seasons: {
      label: 'Saisons',
      about: 'Pour une partie plus courte, sautez le premier printemps ou tous les printemps.',
      values: {
        all: 'Printemps, été et automne',
        firstShort: 'Pas de printemps la première année',
        summerFall: 'Été et automne seulement',
      },
    },
    loose: {
      label: 'Vignoble sans souci',
      about:
        'Rien ne se gâte, et la recherche compte pour tous les vins : chaque joueur a une seule ligne de cases de recherche.',
    },
    merlotSpoils: {
      label: 'Le Merlot se gâte aussi',
      about: 'Après chaque automne, le Merlot non utilisé est barré comme les autres raisins.',
    },
    sheet: {
      label: 'Ta propre feuille',
      about: 'Prix, points, fûts et bonus dans un document JSON, pour essayer ton propre vignoble.',
      document: documentWords.fr,
    },
  },
  categories: {
    year1Spring: 'Année 1, printemps',
    year1Summer: 'Année 1, été',
    year1Fall: 'Année 1, automne',
    year2Spring: 'Année 2, printemps',
    year2Summer: 'Année 2, été',
    year2Fall: 'Année 2, automne',
    year3Spring: 'Année 3, printemps',
    year3Summer: 'Année 3, été',
    year3Fall: 'Année 3, automne',
  },
  move(m) {
    switch (m.type) {
      case 'roll':
        return `Lancer ${dice(m.count)}`;
      case 'pass':
        return 'Passer';
      case 'purchase':
        return `Acheter ${some(m.item)} pour ${m.dice.join(' ')}`;
      case 'research':
        return `Étudier le cépage ${items[m.grape]} avec ${m.dice.join(' ')}`;
      case 'produce': {
        const extra = m.fertilizers.map(some);
        const refined = extra.length === 0 ? '' : `, avec ${list(extra)}`;
        return `Vinifier ${some(m.grape)} en ${items[m.barrel]}${refined}, en prenant un ${m.die}`;
      }
    }
  },
  chance(c, name) {
    return c.type === 'start' ? `En premier : ${name(c.seat)}` : `Lancer : ${c.dice.join(' ')}`;
  },
  duty(view, name) {
    const when = `Année ${view.year}, ${seasons[view.season]}.`;
    switch (view.phase) {
      case 'start':
        return 'Qui commence ?';
      case 'roll':
        return `${when} ${name(view.seat)}, combien de dés lances-tu au centre ?`;
      case 'dice':
        return `${when} ${name(view.seat)}, lance ${dice(view.rolling)}.`;
      case 'act':
        return `${when} ${name(view.seat)}, achète, étudie un cépage, vinifie ou passe.${lastPass(view)}`;
      case 'over':
        return 'Les caves sont fermées.';
    }
  },
  ending(view, name) {
    if (view.finish === null) return '';
    const won = view.finish.tie === 'shared' ? 'Victoire partagée' : 'Victoire';
    return `Le dernier automne est fini. ${won} : ${list(winnersOf(view, name))}.`;
  },
  coach: {
    first:
      'Une saison commence : lance au moins la moitié de tes dés au centre, où tout le monde peut s’en servir. Déplace le curseur : à côté de chaque article, tu vois tes chances de pouvoir le payer. Ce que tu gardes te reste pour plus tard.',
    roll: 'Au moins un dé par tour. Plus de dés mettent plus de choses à portée, pour les autres aussi ; les dés gardés servent mieux plus tard, quand le centre se vide.',
    buy: 'Maintenant une seule chose, par exemple un achat. Ce qui brille est abordable et dit combien de dés il laisse ; le reste dit ce qui manque. Un vin demande un raisin et un fût qui lui convient : suis la ligne du cépage.',
    research:
      'Tu as un raisin. Avec un fût, il devient un vin. Ou donne-le à la recherche : prends des dés de valeurs différentes et entoure-les, chacun ajoute un point à chaque vin de ce cépage à venir.',
    produce:
      'Tu peux faire un vin : touche les points du cépage. N’importe quel dé suffit. Les engrais qu’il accepte ajoutent leur bonus, un au plus de chaque sorte ; laisse de côté ceux que tu préfères garder.',
    fall: 'C’est l’automne : après cette saison, les raisins et les articles marqués d’un petit rond ° se gâtent et sont barrés. Utilise-les maintenant. Ce qui n’a pas de rond se garde.',
    lastPass:
      'Tous les autres ont passé. Si tu passes aussi, la saison finit tout de suite et tous les dés reviennent. Si tu fais autre chose, tous peuvent rejouer.',
  },
  coachKey,
  picks(view) {
    if (view.phase === 'start') return ['Qui commence ?'];
    return new Array<string>(view.rolling).fill('Un dé du lancer');
  },
  refusals,
};

function lastPass(view: View): string {
  return view.passes === view.players - 1 ? ' Tous les autres ont passé : si tu passes, la saison est finie.' : '';
}

function winnersOf(view: View, name: NameOf): string[] {
  return view.standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
}
