import { bestOf } from '../../../core/speech/best.ts';
import { called, does, list, offered, ofName, starts, told, turn, type Verb } from '../../../core/speech/fr.ts';
import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import { type Colour, colours, type Dessert, DICE_PER_COLOUR, desserts } from '../components.ts';
import type { Move } from '../moves.ts';
import type { Direction } from '../state.ts';
import type { View } from '../view.ts';
import { desserts as names } from './names/fr.ts';
import { fr as refusals } from './refusals/fr.ts';

const several: Record<Dessert, string> = {
  jelloTart: 'tartelettes à la gelée',
  sweetRoll: 'brioches',
  popsicle: 'glaces à l’eau',
  iceCream: 'crèmes glacées',
};
const colourNames: Record<Colour, string> = { red: 'rouge', yellow: 'jaune', green: 'vert', purple: 'violet' };
const directionNames: Record<Direction, string> = {
  north: 'le nord',
  east: 'l’est',
  south: 'le sud',
  west: 'l’ouest',
};

export const fr: Words<Move, Chance, View> = {
  tagline: 'Pose et bascule des dés jusqu’à ce que ton dessert secret occupe le plus gros coin de la table.',
  goal: 'Pose et bascule des dés pour former le plus grand groupe de ton dessert secret. Quand le plateau est plein, le plus grand groupe gagne.',
  options: {
    tipLimit: {
      label: 'Bascules de suite',
      about:
        'Après ce nombre de bascules de suite, tous joueurs confondus, il faut poser un dé au tour suivant. 0 : sans limite.',
    },
    tieBreak: {
      label: 'Égalités',
      about: 'Ce qui départage les joueurs dont les plus grands groupes ont la même taille.',
      values: {
        lastPlaced: 'Le dernier à avoir posé un dé',
        nextCluster: 'Le groupe suivant en taille, et ainsi de suite',
      },
    },
  },
  categories: { cluster: 'Plus grand groupe' },
  move: (m) => offered((v) => phrase(m, v)),
  again: (m) => (m.type === 'place' ? 'Appuie encore pour poser' : 'Appuie encore pour basculer'),
  told: (m, who) => told(who, (v) => phrase(m, v)),
  chance(c, _who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    if (c.type === 'roll') {
      const rolled = colours.map((colour, i) => {
        const dice = c.dice.slice(DICE_PER_COLOUR * i, DICE_PER_COLOUR * (i + 1));
        return `${colourNames[colour]} : ${countDesserts(dice).join(', ')}`;
      });
      return `On lance tous les dés : ${rolled.join(' ; ')}.`;
    }
    const seen = c.cards.flatMap((card, seat) =>
      card === null
        ? []
        : [of(seat).isYou ? `La tienne : ${names[card]}.` : `Celle ${ofName(of(seat).name)} : ${names[card]}.`],
    );
    return ['Chacun reçoit une carte secrète.', ...seen].join(' ');
  },
  duty(view, of) {
    if (view.actor === 'over') return 'La table est mise.';
    if (view.actor === 'chance')
      return {
        start: 'Qui commence ?',
        deal: 'On distribue les cartes secrètes.',
        roll: 'On lance tous les dés.',
      }[view.phase as 'start' | 'deal' | 'roll'];
    const who = of(view.actor);
    const { tipLimit } = view.options;
    if (view.lastPlaced.length === 0) return turn(who, 'pose le premier dé.', 'pose le premier dé.');
    if (tipLimit > 0 && view.tips === tipLimit)
      return turn(
        who,
        `pose un dé. Tu ne peux pas basculer : ${tipLimit === 1 ? 'on vient de le faire' : `on l’a fait ${tipLimit} fois de suite`}.`,
        'doit poser un dé.',
      );
    return turn(who, 'pose un dé de la réserve ou bascule un dé du plateau.', 'choisit un dé.');
  },
  ending({ finish, standings, cards, options }, of) {
    if (finish === null) return '';
    const { who, total } = bestOf(standings, of);
    const card = names[cards[Number(standings.find(({ rank }) => rank === 1)?.seat ?? 0)] ?? 'jelloTart'];
    const full = 'Le plateau est plein.';
    if (finish.tie === 'shared')
      return `Victoire partagée : ${list(bestOf(standings, of).all.map(called))}, à égalité à ${total} sans avoir jamais posé de dé. ${full}`;
    const won = `${does(who, 'gagnes', 'gagne')} avec la ${card}`;
    if (finish.tie === null) return `${won} : ${total} dans le plus grand groupe. ${full}`;
    const level = `égalité à ${total}`;
    if (finish.tie === 'nextCluster') return `${won} : ${level}, mais le groupe suivant est plus grand. ${full}`;
    const all = options.tieBreak === 'nextCluster' ? ' dans tous les groupes' : '';
    return `${won} : ${level}${all}, mais le dernier dé posé est ${who.isYou ? 'le tien' : `celui ${ofName(who.name)}`}. ${full}`;
  },
  picks(view, of) {
    if (view.phase === 'start') return ['Qui commence ?'];
    if (view.phase === 'deal')
      return Array.from({ length: view.players }, (_, seat) =>
        of(seat).isYou ? 'Ta carte' : `Carte ${ofName(of(seat).name)}`,
      );
    return colours.flatMap((colour) => new Array<string>(DICE_PER_COLOUR).fill(`dé ${colourNames[colour]}`));
  },
  faces: names,
  refusals,
};

function countDesserts(dice: readonly Dessert[]): string[] {
  return desserts.flatMap((dessert) => {
    const count = dice.filter((die) => die === dessert).length;
    return count === 0 ? [] : [`${count} ${(count === 1 ? names : several)[dessert]}`];
  });
}

/** Ce que quelqu’un fait : une fois comme choix, une fois pour le journal. */
function phrase(m: Move, v: Verb): string {
  const where = `en rangée ${m.row}, colonne ${m.column}`;
  if (m.type === 'tip') return `${v('basculer', 'bascules', 'bascule')} le dé ${where} vers ${directionNames[m.to]}`;
  if (m.die === 'black') return `${v('poser', 'poses', 'pose')} le dé noir ${where}`;
  return `${v('poser', 'poses', 'pose')} le dé ${colourNames[m.die]} (${names[m.top]}) ${where}, ${names[m.northSouth]} au nord et au sud`;
}
