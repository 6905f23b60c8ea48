import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Tile } from '../components.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { coachKey } from './coach.ts';
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

export const fr: Words<Move, Chance, View> = {
  tagline: 'Un potager pour tous : sème, arrose, récolte, et envoie ton oiseau picorer chez les voisins.',
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
  move(m) {
    switch (m.type) {
      case 'reroll':
        return 'Relancer les quatre dés';
      case 'keep':
        return 'Garder les quatre dés identiques';
      case 'sun':
        return 'reroll' in m
          ? 'Utiliser le soleil pour relancer les quatre dés'
          : `Utiliser le soleil pour changer le ${m.die} en ${m.as}`;
      case 'buy':
        return `Acheter une ${seeds[m.tile]} avec le ${m.die}`;
      case 'place':
        return `Poser ${names[m.tile]} ${space(m)}, avec ${aim(m)}`;
      case 'water':
        return `Arroser la graine ${space(m)}, avec le ${m.die}`;
      case 'harvest':
        return `Récolter le légume ${space(m)}, avec le ${m.die}`;
      case 'flip':
        return m.tile === 'critter'
          ? 'Retourner la bestiole avec un 6'
          : 'Retourner le cadran solaire ou l’épouvantail avec un 6';
      case 'move':
        return walk(m);
      case 'remove':
        return `Chasser la bestiole ${space(m)}, avec ${aim(m)}, plus un 6`;
      case 'end':
        return 'Finir le tour';
    }
  },
  costs(m) {
    return m.type === 'buy'
      ? 'si elle n’est toujours pas posée à la fin'
      : m.type === 'sun'
        ? 'que rapporte un soleil gardé jusqu’à la fin'
        : null;
  },
  chance(c, name) {
    return c.type === 'start' ? `En premier : ${name(c.seat)}` : `Lancer : ${c.dice.join(' ')}`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'Le potager se repose.';
    if (view.actor === 'chance')
      return view.phase === 'start' ? 'Qui commence ?' : `${name(view.seat)}, lance les dés.`;
    if (view.phase === 'four') return `${name(view.actor)}, quatre dés identiques : les relancer ou les garder ?`;
    const last = Object.values(view.supply).every((count) => count === 0) ? ' C’est le dernier tour.' : '';
    const deeds = view.options.family
      ? 'acheter, poser, arroser ou récolter'
      : 'acheter, poser, arroser, récolter ou envoyer ta bestiole';
    return `${name(view.actor)}, utilise tes dés pour ${deeds}.${last}`;
  },
  ending({ finish, standings }, name) {
    if (finish === null) return '';
    const cause =
      finish.cause === 'seeds'
        ? 'La dernière graine est vendue.'
        : 'Personne n’a acheté de graine depuis trop longtemps.';
    const winners = standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
    if (finish.tie === 'shared') return `${cause} Victoire partagée : ${winners.join(' et ')}.`;
    if (finish.tie === 'harvest')
      return `${cause} Égalité aux points ; victoire avec la récolte la plus précieuse : ${winners[0]}.`;
    return `${cause} Victoire : ${winners[0]}.`;
  },
  coach: {
    first:
      'Touche un dé pour voir ce qu’il permet ; ce qui brille est possible. Un dé achète une graine de sa valeur ou moins. Puis deux dés posent une tuile : l’un est la rangée, l’autre la colonne. Tant que quelque chose est possible, ton tour continue.',
    place:
      'Il faut une place pour ta graine : choisis-la, puis une case qui brille. Une graine à côté d’une plus grande est arrosée et récoltée avec elle, peu importe à qui elles sont. Sur une étoile, un légume compte double.',
    water:
      'Un dé de sa valeur ou plus arrose une de tes graines. L’eau coule ensuite vers chaque graine plus petite à côté, même chez les autres. Pointe une graine pour voir jusqu’où.',
    harvest:
      'Un dé de sa valeur ou plus récolte ton légume, puis tous les plus petits à côté, de proche en proche. Chacun marque ce qui est à lui ; tu gagnes un point par légume des autres. Trois d’une sorte font une collection, un de chaque un assortiment.',
    flip: 'Un 6 retourne ta bestiole ou ton cadran. L’oiseau mange les graines, le lapin les légumes. Le cadran solaire change des dés ; l’épouvantail ajoute 3 points à chacun de tes légumes autour de lui et éloigne les oiseaux.',
    sundial:
      'Ton cadran solaire t’aide : une fois par tour, il décale les dés de rangée et de colonne, un de 2 ou deux de 1. Les cases qui en ont besoin portent un petit soleil.',
    eat: 'Il y a de quoi manger. Avalée, la tuile quitte la partie et un de tes jetons reste sur la bestiole. Ou dépense un dé de plus, de sa valeur au moins, et garde-la comme graine à toi.',
    remove:
      'On peut chasser une bestiole : deux dés indiquent sa case, et un 6 fait le reste. Elle retourne dans la main de son propriétaire.',
    four: 'Quatre dés identiques ? Tu peux les relancer, autant de fois que cela arrive. Garde-les si c’est juste ce qu’il te faut.',
    end: 'Tes dés ne peuvent plus rien faire seuls. Le soleil ou le cadran solaire aident peut-être encore ; sinon, finis ton tour.',
    ending:
      'La dernière graine est partie : c’est le dernier tour. Chaque graine encore devant toi coûte 5 points, sauf la première, et ce qui reste au potager ne compte pas.',
  },
  coachKey,
  picks(view) {
    if (view.phase === 'start') return ['Qui commence ?'];
    return ['Premier dé', 'Deuxième dé', 'Troisième dé', 'Quatrième dé'];
  },
  refusals,
};

/** The two coordinate dice, and that the sundial changed them if it did. */
function aim(m: Extract<Move, { type: 'place' | 'remove' }>): string {
  const [row, column] = m.dice;
  const changed = row !== m.row || column !== m.column ? ' grâce au cadran solaire' : '';
  return `${row} et ${column}${changed}`;
}

function walk(m: Extract<Move, { type: 'move' }>): string {
  const text = `Envoyer la bestiole ${space(m)}, avec le ${m.die}`;
  if (!('eat' in m)) return text;
  return m.eat === 'swallow'
    ? `${text}, et avaler ce qui s’y trouve`
    : `${text}, et recracher la graine avec le ${m.spit}`;
}
