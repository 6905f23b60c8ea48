import {
  called,
  does,
  offered,
  shares,
  starts,
  told,
  turn,
  type Verb,
  whose,
  wins,
  winsTie,
} from '../../../core/speech/fr.ts';
import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Vegetable } from '../components.ts';
import type { Move } from '../moves.ts';
import type { HarvestNote } from '../notes.ts';
import type { View } from '../view.ts';
import { fr as refusals } from './refusals/fr.ts';

const names: Record<Vegetable, string> = { lettuce: 'salade', tomato: 'tomate', carrot: 'carotte' };
const numbers: Record<number, string> = { 6: 'six', 9: 'neuf' };

export const fr: Words<Move, Chance, View, HarvestNote> = {
  tagline: 'Choisis tes dés, plante en rangées, et donne au cochon ce qui ne rentre pas.',
  goal: 'Plante des légumes et nourris ton cochon. Dès qu’un jardin, un cochon ou un marché est plein, qui a le plus de points gagne.',
  options: {
    advanced: {
      label: 'Partie avancée',
      about:
        'Les marchés commencent vides, un pouvoir du cochon peut changer une couleur, et qui a le plus d’un légume, ou le plus de cercles du cochon, gagne cinq points.',
    },
    pigValues: {
      label: 'Valeurs du cochon',
      about:
        'Ce que vaut chaque rangée du cochon, de haut en bas ; aucune moins que celle du dessus. Aucune source publique ne donne les valeurs imprimées : si tu as la boîte, saisis celles de ta feuille.',
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
  move: (m) => offered((v) => phrase(m, v)),
  again: (m) => (m.type === 'plant' ? 'Appuie encore pour planter' : 'Appuie encore pour nourrir le cochon'),
  told: (m, who) => told(who, (v) => phrase(m, v)),
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    const each = c.dice.length / 3;
    const rolled = (['lettuce', 'tomato', 'carrot'] as const).map(
      (veg, i) => `${names[veg]} ${c.dice.slice(i * each, (i + 1) * each).join(' ')}`,
    );
    return `${who === null ? 'Quelqu’un lance' : does(who, 'lances', 'lance')} ${numbers[c.dice.length]} dés : ${rolled.join(', ')}.`;
  },
  note(n, of, nth) {
    switch (n.type) {
      case 'round':
        return `Manche ${nth}`;
      case 'market':
        return `Le dernier dé est une ${names[n.veg]} : chaque ${names[n.veg]} vaut maintenant ${n.worth}.`;
      case 'pigRow':
        return `${whose(of(n.seat), 'Ton cochon', 'Le cochon')} a une rangée pleine : un pouvoir de plus.`;
      case 'ribbon':
        return `Une rangée pleine : un ruban pour ${called(of(n.seat))}.`;
      case 'lastRound':
        return 'C’est la dernière manche.';
    }
  },
  duty(view, of) {
    if (view.actor === 'over') return 'La récolte est rentrée.';
    if (view.actor === 'chance')
      return view.phase === 'start'
        ? 'Qui commence ?'
        : `${does(of(view.startSeat), 'lances', 'lance')} ${view.players === 2 ? 'six' : 'neuf'} dés.`;
    const last = view.ending ? ' C’est la dernière manche.' : '';
    return `${turn(of(view.actor), 'prends un dé et plante-le, ou donne-le au cochon s’il ne rentre nulle part.', 'choisit un dé.')}${last}`;
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    const owner = of(finish.seat ?? 0);
    const cause = {
      garden: `${whose(owner, 'Ton jardin', 'Le jardin')} est plein.`,
      pig: `${whose(owner, 'Ton cochon', 'Le cochon')} est repu.`,
      market: 'Un marché est plein.',
    }[finish.cause];
    if (finish.tie === 'shared') return `${shares(standings, of)}. ${cause}`;
    if (finish.tie === null) return `${wins(standings, of)}. ${cause}`;
    return `${winsTie(standings, of, finish.tie === 'vegetables' ? 'avec plus de légumes plantés' : 'avec plus de cercles du cochon')}. ${cause}`;
  },
  picks(view) {
    if (view.phase === 'start') return ['Qui commence ?'];
    const each = view.players === 2 ? 2 : 3;
    return (['lettuce', 'tomato', 'carrot'] as const).flatMap((veg) =>
      new Array<string>(each).fill(`dé de ${names[veg]}`),
    );
  },
  refusals,
};

/** Ce que quelqu’un fait : une fois comme choix, une fois pour le journal. */
function phrase(m: Move, v: Verb): string {
  const die = `la ${names[m.die.veg]} ${m.die.value}`;
  const as = m.as === undefined ? '' : ` comme ${names[m.as]}`;
  if (m.type === 'plant')
    return `${v('planter', 'plantes', 'plante')} ${die}${as} en rangée ${m.row}, colonne ${m.column}`;
  const value = m.value === m.die.value ? '' : as === '' ? ` comme un ${m.value}` : ` ${m.value}`;
  return `${v('donner', 'donnes', 'donne')} ${die} au cochon${as}${value}`;
}
