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
  options: {
    tipLimit: {
      label: 'Bascules de suite',
      about:
        'Après ce nombre de bascules de suite, tous joueurs confondus, le tour suivant doit poser un dé. 0 : sans limite.',
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
  move(m) {
    const where = `en rangée ${m.row}, colonne ${m.column}`;
    if (m.type === 'tip') return `Basculer le dé ${where} vers ${directionNames[m.to]}`;
    if (m.die === 'black') return `Poser le dé noir ${where}`;
    return `Poser le dé ${colourNames[m.die]} (${names[m.top]}) ${where}, ${names[m.northSouth]} au nord et au sud`;
  },
  chance(c, name) {
    if (c.type === 'start') return `En premier : ${name(c.seat)}`;
    if (c.type === 'roll') {
      const rolled = colours.map((colour, i) => {
        const dice = c.dice.slice(DICE_PER_COLOUR * i, DICE_PER_COLOUR * (i + 1));
        return `${colourNames[colour]} : ${countDesserts(dice).join(', ')}`;
      });
      return `Lancer – ${rolled.join(' ; ')}`;
    }
    const seen = c.cards.flatMap((card, seat) => (card === null ? [] : [`${name(seat)} : ${names[card]}`]));
    return seen.length === 0 ? 'Une carte secrète pour chacun' : `Une carte secrète pour chacun (${seen.join(', ')})`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'La table est mise.';
    if (view.actor === 'chance')
      return {
        start: 'Qui commence ?',
        deal: 'On distribue les cartes secrètes.',
        roll: 'On lance tous les dés.',
      }[view.phase as 'start' | 'deal' | 'roll'];
    const { tipLimit } = view.options;
    if (view.lastPlaced.length === 0) return `${name(view.actor)}, pose le premier dé.`;
    if (tipLimit > 0 && view.tips === tipLimit)
      return `${name(view.actor)}, pose un dé : ${tipLimit === 1 ? 'on a basculé au dernier tour' : `on a basculé aux ${tipLimit} derniers tours`}.`;
    return `${name(view.actor)}, pose un dé de la réserve ou bascule un dé du plateau.`;
  },
  ending({ finish, standings, cards, options }, name) {
    if (finish === null) return '';
    const winners = standings.filter((standing) => standing.rank === 1);
    const best = winners[0]?.total ?? 0;
    const level = standings.filter((standing) => standing.total === best).map((standing) => name(standing.seat));
    const winner = name(winners[0]?.seat ?? 0);
    const dessert = names[cards[Number(winners[0]?.seat ?? 0)] ?? 'jelloTart'];
    const tied = `Égalité à ${best} entre ${list(level)}`;
    const how = {
      nextCluster: `${tied} ; victoire grâce à un groupe suivant plus grand : ${winner}, avec la ${dessert}.`,
      lastPlaced: `${tied} ; ${options.tieBreak === 'nextCluster' ? 'entre ceux dont tous les groupes sont égaux, ' : ''}victoire grâce au dernier dé posé : ${winner}, avec la ${dessert}.`,
      shared: `Égalité à ${best} sans avoir jamais posé de dé ; victoire partagée : ${list(winners.map((standing) => name(standing.seat)))}.`,
    };
    return `Le plateau est plein. ${finish.tie === null ? `Victoire avec le plus grand groupe (${best}) : ${winner}, avec la ${dessert}.` : how[finish.tie]}`;
  },
  coach: {
    first:
      'Ta carte secrète est en bas : c’est le dessert à rassembler. Prends un dé de la réserve, puis touche une case. Le dessus reste dessus, mais tu peux tourner le dé pour choisir ses côtés.',
    tip: 'Au lieu de poser, tu peux basculer un dé sur une case vide à côté de lui : la face opposée à cette case passe dessus. Touche un dé, et les flèches montrent quel dessert apparaît. C’est aussi un bon moyen de gêner les autres.',
    mustPlace: 'On a tellement basculé de suite que ce tour doit poser un dé.',
    ending:
      'Il reste peu de cases. Seul compte le plus grand groupe de ton dessert, côte à côte. La partie se termine quand la dernière case est prise.',
  },
  coachKey(view, moves) {
    const { tipLimit } = view.options;
    if (tipLimit > 0 && view.tips >= tipLimit) return 'mustPlace';
    if (typeof view.actor === 'number' && !view.lastPlaced.includes(view.actor)) return 'first';
    if (!moves.some((move) => move.type === 'tip')) return null;
    return view.board.flat().filter((die) => die === null).length <= 6 ? 'ending' : 'tip';
  },
  picks(view) {
    if (view.phase === 'start') return ['Qui commence ?'];
    if (view.phase === 'deal') return Array.from({ length: view.players }, (_, seat) => `Carte du joueur ${seat + 1}`);
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

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
