import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Vegetable } from '../components.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { fr as refusals } from './refusals/fr.ts';

const names: Record<Vegetable, string> = { lettuce: 'salade', tomato: 'tomate', carrot: 'carotte' };

export const fr: Words<Move, Chance, View> = {
  tagline: 'Choisis tes dés, plante en rangées, et donne au cochon ce qui ne rentre pas.',
  options: {
    advanced: {
      label: 'Partie avancée',
      about:
        'Les marchés commencent vides, un pouvoir du cochon peut changer une couleur, et avoir le plus de chaque légume ou de cercles du cochon rapporte cinq points.',
    },
    pigValues: {
      label: 'Valeurs du cochon',
      about:
        'Ce que vaut chaque rangée du cochon, de haut en bas ; aucune moins que la précédente. Aucune source publique ne donne les valeurs imprimées : si tu as la boîte, saisis celles de ta feuille.',
    },
  },
  categories: {
    lettuce: 'Salades',
    tomato: 'Tomates',
    carrot: 'Carottes',
    ribbons: 'Rubans',
    pig: 'Cochon',
    bonuses: 'Bonus',
  },
  move(m) {
    const die = `la ${names[m.die.veg]} ${m.die.value}`;
    const as = m.as === undefined ? '' : ` comme ${names[m.as]}`;
    if (m.type === 'feed') {
      const value = m.value === m.die.value ? '' : as === '' ? ` comme un ${m.value}` : ` ${m.value}`;
      return `Donner ${die} au cochon${as}${value}`;
    }
    return `Planter ${die}${as} en rangée ${m.row}, colonne ${m.column}`;
  },
  chance(c, name) {
    if (c.type === 'start') return `En premier : ${name(c.seat)}`;
    const each = c.dice.length / 3;
    const rolled = (['lettuce', 'tomato', 'carrot'] as const).map(
      (veg, i) => `${names[veg]} ${c.dice.slice(i * each, (i + 1) * each).join(' ')}`,
    );
    return `Lancer : ${rolled.join(', ')}`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'La récolte est rentrée.';
    if (view.actor === 'chance')
      return view.phase === 'start' ? 'Qui commence ?' : `${name(view.startSeat)}, lance les dés.`;
    const last = view.ending ? ' C’est la dernière manche.' : '';
    return `${name(view.actor)}, prends un dé : plante-le, ou donne-le au cochon s’il ne rentre nulle part.${last}`;
  },
  ending({ finish, standings }, name) {
    if (finish === null) return '';
    const owner = name(finish.seat ?? 0);
    const cause = {
      garden: `Un jardin est plein : ${owner}.`,
      pig: `Un cochon est repu : ${owner}.`,
      market: 'Un marché est plein.',
    }[finish.cause];
    const winners = standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
    if (finish.tie === 'shared') return `${cause} Victoire partagée : ${winners.join(' et ')}.`;
    if (finish.tie === null) return `${cause} Victoire : ${winners[0]}.`;
    const by = finish.tie === 'vegetables' ? 'plus de légumes plantés' : 'plus de cercles du cochon';
    return `${cause} Égalité aux points ; victoire avec ${by} : ${winners[0]}.`;
  },
  coach: {
    first:
      'Touche un dé, puis une case qui brille. Le chiffre est la colonne, la couleur le légume. Le premier de chaque sorte va n’importe où dans sa colonne ; les suivants doivent toucher un pareil. Le dé que personne ne prend fait monter le prix de son légume.',
    feed: 'Certains dés ne rentrent plus nulle part. Prends-en un, et ton cochon le mange : un cercle par point du dé. Une rangée pleine rapporte des points et un pouvoir.',
    power:
      'Tu as un pouvoir : l’étoile à côté du cochon. Il augmente ou diminue d’un point le dé que tu prends ; en partie avancée, il peut changer sa couleur à la place. Les cases qui coûtent un pouvoir portent une étoile.',
    ending:
      'Dernière manche : une fois ces dés pris, on compte la récolte. Chaque rangée pleine gagne un ruban, et chaque ruban vaut cinq points.',
  },
  coachKey(view, moves) {
    if (view.ending) return 'ending';
    if (typeof view.actor === 'number' && (view.sheets[view.actor]?.powers ?? 0) > 0) return 'power';
    const hasPlanted =
      typeof view.actor === 'number' && view.sheets[view.actor]?.garden.flat().some((veg) => veg !== null);
    return hasPlanted && moves.some((move) => move.type === 'feed') ? 'feed' : hasPlanted ? null : 'first';
  },
  picks(view) {
    if (view.phase === 'start') return ['Qui commence ?'];
    const each = view.players === 2 ? 2 : 3;
    return (['lettuce', 'tomato', 'carrot'] as const).flatMap((veg) =>
      new Array<string>(each).fill(`dé ${names[veg]}`),
    );
  },
  refusals,
};
