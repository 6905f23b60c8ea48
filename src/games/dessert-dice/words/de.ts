import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import { type Colour, colours, type Dessert, DICE_PER_COLOUR, desserts } from '../components.ts';
import type { Move } from '../moves.ts';
import type { Direction } from '../state.ts';
import type { View } from '../view.ts';
import { desserts as names } from './names/de.ts';
import { de as refusals } from './refusals/de.ts';

const colourNames: Record<Colour, string> = { red: 'rot', yellow: 'gelb', green: 'grün', purple: 'lila' };
const directionNames: Record<Direction, string> = { north: 'Norden', east: 'Osten', south: 'Süden', west: 'Westen' };

export const de: Words<Move, Chance, View> = {
  tagline: 'Würfel legen und kippen, bis das eigene geheime Dessert die größte Ecke des Tisches füllt.',
  options: {
    tipLimit: {
      label: 'Kippen in Folge',
      about:
        'Nach so vielen Kippzügen in Folge, aller Spieler zusammen, muss der nächste Zug einen Würfel legen. 0 heißt: ohne Grenze.',
    },
    tieBreak: {
      label: 'Gleichstand',
      about: 'Was zwischen Spielern entscheidet, deren größte Gruppen gleich groß sind.',
      values: {
        lastPlaced: 'Wer zuletzt einen Würfel gelegt hat',
        nextCluster: 'Die nächstgrößte Gruppe, und so weiter',
      },
    },
  },
  categories: { cluster: 'Größte Gruppe' },
  move(m) {
    const where = `Reihe ${m.row}, Spalte ${m.column}`;
    if (m.type === 'tip') return `Würfel in ${where} nach ${directionNames[m.to]} kippen`;
    if (m.die === 'black') return `Den schwarzen Würfel in ${where} legen`;
    return `${names[m.top]} (${colourNames[m.die]}) in ${where} legen, ${names[m.northSouth]} nach Norden und Süden`;
  },
  chance(c, name) {
    if (c.type === 'start') return `Zuerst: ${name(c.seat)}`;
    if (c.type === 'roll') {
      const rolled = colours.map((colour, i) => {
        const dice = c.dice.slice(DICE_PER_COLOUR * i, DICE_PER_COLOUR * (i + 1));
        return `${colourNames[colour]}: ${countDesserts(dice).join(', ')}`;
      });
      return `Gewürfelt – ${rolled.join('; ')}`;
    }
    const seen = c.cards.flatMap((card, seat) => (card === null ? [] : [`${name(seat)}: ${names[card]}`]));
    return seen.length === 0 ? 'Eine geheime Karte für alle' : `Eine geheime Karte für alle (${seen.join(', ')})`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'Der Tisch ist gedeckt.';
    if (view.actor === 'chance')
      return {
        start: 'Wer beginnt?',
        deal: 'Die geheimen Karten werden ausgeteilt.',
        roll: 'Alle Würfel werden geworfen.',
      }[view.phase as 'start' | 'deal' | 'roll'];
    const { tipLimit } = view.options;
    if (view.lastPlaced.length === 0) return `${name(view.actor)}, lege den ersten Würfel.`;
    if (tipLimit > 0 && view.tips === tipLimit)
      return `${name(view.actor)}, lege einen Würfel: ${tipLimit === 1 ? 'im letzten Zug' : `in den letzten ${tipLimit} Zügen`} wurde gekippt.`;
    return `${name(view.actor)}, lege einen Würfel aus dem Vorrat oder kippe einen auf dem Brett.`;
  },
  ending({ finish, standings, cards, options }, name) {
    if (finish === null) return '';
    const winners = standings.filter((standing) => standing.rank === 1);
    const best = winners[0]?.total ?? 0;
    const level = standings.filter((standing) => standing.total === best).map((standing) => name(standing.seat));
    const winner = name(winners[0]?.seat ?? 0);
    const card = cards[Number(winners[0]?.seat ?? 0)] ?? 'jelloTart';
    const tied = `Gleichstand bei ${best} zwischen ${list(level)}`;
    const how = {
      nextCluster: `${tied}; gewonnen durch die größere nächste Gruppe: ${winner}, mit ${names[card]}.`,
      lastPlaced:
        options.tieBreak === 'nextCluster'
          ? `${tied}; unter denen, bei denen jede Gruppe gleich groß ist, gewonnen durch den zuletzt gelegten Würfel: ${winner}, mit ${names[card]}.`
          : `${tied}; gewonnen durch den zuletzt gelegten Würfel: ${winner}, mit ${names[card]}.`,
      shared: `${list(winners.map((standing) => name(standing.seat)))} stehen gleich bei ${best}, haben nie einen Würfel gelegt und teilen sich den Sieg.`,
    };
    return `Das Brett ist voll. ${finish.tie === null ? `Gewonnen durch die größte Gruppe, ${best}: ${winner}, mit ${names[card]}.` : how[finish.tie]}`;
  },
  coach: {
    first:
      'Unten liegt deine geheime Karte: Sammle dieses Dessert. Nimm einen Würfel aus dem Vorrat und tippe auf ein Feld. Oben bleibt oben, aber du darfst den Würfel drehen und so seine Seiten wählen.',
    tip: 'Statt zu legen, darfst du einen Würfel in ein leeres Feld daneben kippen: Die Seite, die von dort wegschaut, kommt nach oben. Tippe einen Würfel an, und die Pfeile zeigen, welches Dessert das ist. So störst du auch, was andere bauen.',
    mustPlace: 'Es wurde so oft in Folge gekippt, dass dieser Zug einen Würfel legen muss.',
    ending:
      'Nur noch wenige Felder sind frei. Es zählt allein die größte Gruppe deines Desserts, Seite an Seite. Ist das letzte Feld belegt, ist das Spiel aus.',
  },
  coachKey(view, moves) {
    const { tipLimit } = view.options;
    if (tipLimit > 0 && view.tips >= tipLimit) return 'mustPlace';
    if (typeof view.actor === 'number' && !view.lastPlaced.includes(view.actor)) return 'first';
    if (!moves.some((move) => move.type === 'tip')) return null;
    return view.board.flat().filter((die) => die === null).length <= 6 ? 'ending' : 'tip';
  },
  picks(view) {
    if (view.phase === 'start') return ['Wer beginnt?'];
    if (view.phase === 'deal')
      return Array.from({ length: view.players }, (_, seat) => `Karte von Spieler ${seat + 1}`);
    return colours.flatMap((colour) => new Array<string>(DICE_PER_COLOUR).fill(`Würfel, ${colourNames[colour]}`));
  },
  faces: names,
  refusals,
};

function countDesserts(dice: readonly Dessert[]): string[] {
  return desserts.flatMap((dessert) => {
    const count = dice.filter((die) => die === dessert).length;
    return count === 0 ? [] : [`${count} × ${names[dessert]}`];
  });
}

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;
