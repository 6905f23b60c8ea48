import { does, offered, shares, starts, told, turn, type Verb, wins, winsTie } from '../../../core/speech/fr.ts';
import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Tile } from '../components.ts';
import type { Move } from '../moves.ts';
import type { GardenNote } from '../notes.ts';
import type { View } from '../view.ts';
import { fr as refusals } from './refusals/fr.ts';

/** With the article. */
const names: Record<Tile, string> = {
  squash: 'la courge',
  carrot: 'la carotte',
  tomato: 'la tomate',
  artichoke: 'l’artichaut',
  eggplant: 'l’aubergine',
  critter: 'la bestiole',
  dial: 'le cadran solaire',
  rock: 'le rocher',
};
const seeds: Record<'squash' | 'carrot' | 'tomato' | 'artichoke' | 'eggplant', string> = {
  squash: 'graine de courge',
  carrot: 'graine de carotte',
  tomato: 'graine de tomate',
  artichoke: 'graine d’artichaut',
  eggplant: 'graine d’aubergine',
};

const space = (m: { row: number; column: number }): string => `en rangée ${m.row}, colonne ${m.column}`;

const again: Record<Move['type'], string> = {
  reroll: 'relancer',
  keep: 'garder les dés',
  buy: 'acheter',
  place: 'poser',
  water: 'arroser',
  harvest: 'récolter',
  flip: 'retourner',
  remove: 'chasser',
  move: 'envoyer ta bestiole',
  sun: 'utiliser le soleil',
  end: 'finir ton tour',
};

export const fr: Words<Move, Chance, View, GardenNote> = {
  tagline: 'Un potager pour tous : plante, arrose, récolte, et envoie ton oiseau picorer chez les voisins.',
  goal: 'Achète des graines, plante, arrose et récolte dans un potager commun. Quand la dernière graine est vendue, qui a le plus de points gagne.',
  options: {
    family: {
      label: 'Partie en famille',
      about: 'Ni oiseau ni lapin : personne ne mange ce que tu plantes.',
    },
    stallLimit: {
      label: 'Limite de blocage',
      about:
        'La partie s’arrête après ce nombre de tours de suite par joueur sans aucun achat de graine ; 0 : sans limite.',
    },
  },
  categories: {
    harvest: 'Récoltes',
    sets: 'Assortiments',
    collections: 'Collections',
    sun: 'Soleil gardé',
    penalties: 'Graines restantes',
  },
  move: (m) => offered((v) => phrase(m, v)),
  again: (m) => `Appuie encore pour ${again[m.type]}`,
  told: (m, who) => told(who, (v) => phrase(m, v)),
  costs(m) {
    return m.type === 'buy'
      ? 'si elle n’est toujours pas posée à la fin'
      : m.type === 'sun'
        ? 'que rapporte un soleil gardé jusqu’à la fin'
        : null;
  },
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    return `${who === null ? 'Quelqu’un lance' : does(who, 'lances', 'lance')} ${c.dice.join(' ')}.`;
  },
  note(n, of) {
    switch (n.type) {
      case 'turn':
        return does(of(n.seat), 'joues', 'joue');
      case 'watered':
        return n.more === 1
          ? 'L’eau arrose encore une graine voisine.'
          : `L’eau arrose encore ${n.more} graines voisines.`;
      case 'harvested':
        return n.more === 1 ? 'Un légume voisin est récolté avec.' : `${n.more} légumes voisins sont récoltés avec.`;
      case 'lastSeed':
        return 'La dernière graine est vendue : c’est le dernier tour.';
    }
  },
  duty(view, of) {
    if (view.actor === 'over') return 'Le potager se repose.';
    if (view.actor === 'chance')
      return view.phase === 'start' ? 'Qui commence ?' : `${does(of(view.seat), 'lances', 'lance')} quatre dés.`;
    const who = of(view.actor);
    if (view.phase === 'four')
      return turn(
        who,
        'quatre dés identiques ! Tu les relances ou tu les gardes ?',
        'a quatre dés identiques et réfléchit.',
      );
    const last = Object.values(view.supply).every((count) => count === 0) ? ' C’est le dernier tour.' : '';
    const deeds = view.options.family
      ? 'acheter, poser, arroser ou récolter'
      : 'acheter, poser, arroser, récolter ou envoyer ta bestiole';
    return `${turn(who, `sers-toi de tes dés pour ${deeds}.`, 'se sert de ses dés.')}${last}`;
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    const cause =
      finish.cause === 'seeds'
        ? 'La dernière graine est vendue.'
        : 'Personne n’a acheté de graine depuis trop longtemps.';
    if (finish.tie === 'shared') return `${shares(standings, of)}. ${cause}`;
    if (finish.tie === 'harvest') return `${winsTie(standings, of, 'avec la récolte la plus précieuse')}. ${cause}`;
    return `${wins(standings, of)}. ${cause}`;
  },
  picks(view) {
    if (view.phase === 'start') return ['Qui commence ?'];
    return ['Premier dé', 'Deuxième dé', 'Troisième dé', 'Quatrième dé'];
  },
  refusals,
};

/** The two coordinate dice, and that the sundial changed them if it did. */
function aim(m: Extract<Move, { type: 'place' | 'remove' }>): string {
  const [row, column] = m.dice;
  const changed = row !== m.row || column !== m.column ? ' (cadran solaire)' : '';
  return `${row} et ${column}${changed}`;
}

/** Ce que quelqu’un fait : une fois comme choix, une fois pour le journal. */
function phrase(m: Move, v: Verb): string {
  switch (m.type) {
    case 'reroll':
      return `${v('relancer', 'relances', 'relance')} les quatre dés`;
    case 'keep':
      return `${v('garder', 'gardes', 'garde')} les quatre dés identiques`;
    case 'sun':
      return `${v('utiliser', 'utilises', 'utilise')} le soleil pour ${'reroll' in m ? 'relancer les quatre dés' : `changer le ${m.die} en ${m.as}`}`;
    case 'buy':
      return `${v('acheter', 'achètes', 'achète')} une ${seeds[m.tile]} avec le ${m.die}`;
    case 'place':
      return `${v('poser', 'poses', 'pose')} ${names[m.tile]} ${space(m)}, avec ${aim(m)}`;
    case 'water':
      return `${v('arroser', 'arroses', 'arrose')} la graine ${space(m)}, avec le ${m.die}`;
    case 'harvest':
      return `${v('récolter', 'récoltes', 'récolte')} le légume ${space(m)}, avec le ${m.die}`;
    case 'flip':
      return `${v('retourner', 'retournes', 'retourne')} ${m.tile === 'critter' ? 'la bestiole' : 'le cadran'} avec un 6`;
    case 'move':
      return `${v('envoyer', 'envoies', 'envoie')} la bestiole ${space(m)}, avec le ${m.die}${meal(m)}`;
    case 'remove':
      return `${v('chasser', 'chasses', 'chasse')} la bestiole ${space(m)}, avec ${aim(m)}, plus un 6`;
    case 'end':
      return `${v('finir', 'finis', 'finit')} le tour`;
  }
}

function meal(m: Extract<Move, { type: 'move' }>): string {
  if (!('eat' in m)) return '';
  return m.eat === 'swallow' ? ', où elle avale ce qui s’y trouve' : ` ; elle recrache la graine contre le ${m.spit}`;
}
