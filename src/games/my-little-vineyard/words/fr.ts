import { called, does, list, offered, shares, starts, told, turn, type Verb, wins } from '../../../core/speech/fr.ts';
import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Item } from '../components.ts';
import type { Move } from '../moves.ts';
import type { VineyardNote } from '../notes.ts';
import type { View } from '../view.ts';
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

/** Dice as people say them: "1, 3 and 4". */
export const numbers = (faces: readonly number[]): string => list(faces.map(String));
const dice = (count: number): string => (count === 1 ? '1 dé' : `${count} dés`);

const again: Record<Move['type'], string> = {
  roll: 'lancer',
  pass: 'passer',
  purchase: 'acheter',
  research: 'étudier',
  produce: 'faire le vin',
};

export const fr: Words<Move, Chance, View, VineyardNote> = {
  tagline: 'Lance dans le pot commun, prends ce qu’il te faut, et remplis la plus belle cave de la vallée.',
  goal: 'Avec les dés du centre, achète raisins, fûts et engrais et fais du vin. Après le dernier automne, qui a le plus de points gagne.',
  options: {
    years: {
      label: 'Années',
      about: 'Trois ans font une partie complète ; deux, une plus courte, bien pour débuter.',
      values: { 3: 'Trois ans', 2: 'Deux ans' },
    },
    seasons: {
      label: 'Saisons',
      about: 'Pour une partie plus courte, saute le premier printemps ou tous les printemps.',
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
      label: 'Feuille',
      about: 'La feuille habituelle, ou une feuille avec tes propres prix, points, fûts et bonus.',
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
  move: (m) => offered((v) => phrase(m, v)),
  again: (m) => `Appuie encore pour ${again[m.type]}`,
  told: (m, who) => told(who, (v) => phrase(m, v)),
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    return `${who === null ? 'Quelqu’un lance' : does(who, 'lances', 'lance')} ${numbers(c.dice.toSorted((a, b) => a - b))} au centre.`;
  },
  note(n, of) {
    if (n.type === 'season') return `Année ${n.year}, ${seasons[n.season]}`;
    return `${n.items.length === 1 ? 'Se gâte' : 'Se gâtent'} chez ${called(of(n.seat))} : ${list(n.items.map((item) => items[item]))}.`;
  },
  duty(view, of) {
    const when = `Année ${view.year}, ${seasons[view.season]}.`;
    const who = view.phase === 'start' || view.phase === 'over' ? null : of(view.seat);
    if (who === null) return view.phase === 'start' ? 'Qui commence ?' : 'Les caves sont fermées.';
    switch (view.phase) {
      case 'roll':
        return `${when} ${turn(who, 'combien de dés lances-tu au centre ?', 'choisit combien de dés lancer.')}`;
      case 'dice':
        return `${when} ${does(who, 'lances', 'lance')} ${dice(view.rolling)}.`;
      default:
        return `${when} ${turn(who, 'achète, étudie un cépage, vinifie ou passe.', 'réfléchit.')}${lastPass(view)}`;
    }
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    return `${finish.tie === 'shared' ? shares(standings, of) : wins(standings, of)}. Le dernier automne est fini.`;
  },
  picks(view) {
    if (view.phase === 'start') return ['Qui commence ?'];
    return new Array<string>(view.rolling).fill('Dé');
  },
  refusals,
};

function lastPass(view: View): string {
  return view.passes === view.players - 1 ? ' Si quelqu’un passe encore, la saison finit.' : '';
}

/** Ce que quelqu’un fait : une fois comme choix, une fois pour le journal. */
function phrase(m: Move, v: Verb): string {
  switch (m.type) {
    case 'roll':
      return `${v('lancer', 'lances', 'lance')} ${dice(m.count)}`;
    case 'pass':
      return v('passer', 'passes', 'passe');
    case 'purchase':
      return `${v('acheter', 'achètes', 'achète')} ${some(m.item)} pour ${numbers(m.dice)}`;
    case 'research':
      return `${v('étudier', 'étudies', 'étudie')} le cépage ${items[m.grape]} avec ${numbers(m.dice)}`;
    case 'produce': {
      const extra = m.fertilizers.map(some);
      const refined = extra.length === 0 ? '' : `, avec ${list(extra)}`;
      return `${v('vinifier', 'vinifies', 'vinifie')} ${some(m.grape)} en ${items[m.barrel]}${refined}, en prenant un ${m.die}`;
    }
  }
}
