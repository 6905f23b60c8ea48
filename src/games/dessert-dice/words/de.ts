import { bestOf } from '../../../core/speech/best.ts';
import { called, type Deed, does, list, offered, starts, told, turn } from '../../../core/speech/de.ts';
import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import { type Colour, colours, type Dessert, DICE_PER_COLOUR, desserts } from '../components.ts';
import type { Move } from '../moves.ts';
import type { Direction } from '../state.ts';
import type { View } from '../view.ts';
import { desserts as names } from './names/de.ts';
import { de as refusals } from './refusals/de.ts';

const colourNames: Record<Colour, string> = { red: 'rot', yellow: 'gelb', green: 'grün', purple: 'lila' };
/** „die rote Eiscreme“. */
const adjectives: Record<Colour, string> = { red: 'rote', yellow: 'gelbe', green: 'grüne', purple: 'lila' };
const articles: Record<Dessert, string> = { jelloTart: 'das', sweetRoll: 'die', popsicle: 'das', iceCream: 'die' };
const directionNames: Record<Direction, string> = { north: 'Norden', east: 'Osten', south: 'Süden', west: 'Westen' };

export const de: Words<Move, Chance, View> = {
  tagline: 'Würfel legen und kippen, bis dein geheimes Dessert die größte Ecke des Tisches füllt.',
  goal: 'Lege und kippe Würfel zur größten Gruppe deines geheimen Desserts. Ist das Brett voll, gewinnt die größte Gruppe.',
  options: {
    tipLimit: {
      label: 'Kippzüge in Folge',
      about:
        'Haben alle zusammen so oft nacheinander gekippt, muss als Nächstes ein Würfel gelegt werden. 0 heißt: ohne Grenze.',
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
  move: (m) => offered(deed(m)),
  again: (m) => (m.type === 'place' ? 'Zum Legen noch einmal tippen' : 'Zum Kippen noch einmal tippen'),
  told: (m, who) => told(who, deed(m)),
  chance(c, _who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    if (c.type === 'roll') {
      const rolled = colours.map((colour, i) => {
        const dice = c.dice.slice(DICE_PER_COLOUR * i, DICE_PER_COLOUR * (i + 1));
        return `${colourNames[colour]}: ${countDesserts(dice).join(', ')}`;
      });
      return `Alle Würfel werden geworfen: ${rolled.join('; ')}.`;
    }
    const seen = c.cards.flatMap((card, seat) =>
      card === null ? [] : [of(seat).isYou ? `Deine: ${names[card]}.` : `Die von ${of(seat).name}: ${names[card]}.`],
    );
    return ['Alle bekommen eine geheime Karte.', ...seen].join(' ');
  },
  duty(view, of) {
    if (view.actor === 'over') return 'Der Tisch ist gedeckt.';
    if (view.actor === 'chance')
      return {
        start: 'Wer beginnt?',
        deal: 'Die geheimen Karten werden ausgeteilt.',
        roll: 'Alle Würfel werden geworfen.',
      }[view.phase as 'start' | 'deal' | 'roll'];
    const who = of(view.actor);
    const { tipLimit } = view.options;
    if (view.lastPlaced.length === 0) return turn(who, 'Lege den ersten Würfel.', 'legt den ersten Würfel.');
    if (tipLimit > 0 && view.tips === tipLimit)
      return turn(
        who,
        `Lege einen Würfel. Kippen geht nicht: ${tipLimit === 1 ? 'Im letzten Zug' : `In den letzten ${tipLimit} Zügen`} wurde gekippt.`,
        'muss einen Würfel legen.',
      );
    return turn(who, 'Lege einen Würfel aus dem Vorrat oder kippe einen auf dem Brett.', 'wählt einen Würfel.');
  },
  ending({ finish, standings, cards, options }, of) {
    if (finish === null) return '';
    const { who, total } = bestOf(standings, of);
    const card = names[cards[Number(standings.find(({ rank }) => rank === 1)?.seat ?? 0)] ?? 'jelloTart'];
    const full = 'Das Brett ist voll.';
    if (finish.tie === 'shared')
      return `Geteilter Sieg: ${list(bestOf(standings, of).all.map(called))}, gleichauf bei ${total}, ohne je einen Würfel zu legen. ${full}`;
    const won = `${does(who, 'gewinnst', 'gewinnt')} mit ${card}`;
    if (finish.tie === null) return `${won}: ${total} in der größten Gruppe. ${full}`;
    const level = `gleichauf bei ${total}`;
    if (finish.tie === 'nextCluster') return `${won}: ${level}, aber die nächste Gruppe ist größer. ${full}`;
    const all = options.tieBreak === 'nextCluster' ? ' in jeder Gruppe' : '';
    return `${won}: ${level}${all}, aber der zuletzt gelegte Würfel war ${who.isYou ? 'deiner' : `von ${who.name}`}. ${full}`;
  },
  picks(view, of) {
    if (view.phase === 'start') return ['Wer beginnt?'];
    if (view.phase === 'deal')
      return Array.from({ length: view.players }, (_, seat) =>
        of(seat).isYou ? 'Deine Karte' : `Karte von ${of(seat).name}`,
      );
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

/** Was jemand tut, einmal für die Wahl und einmal für den Verlauf. */
function deed(m: Move): Deed {
  const where = `Reihe ${m.row}, Spalte ${m.column}`;
  if (m.type === 'tip')
    return { verb: ['kippen', 'kippst', 'kippt'], what: `den Würfel in ${where} nach ${directionNames[m.to]}` };
  if (m.die === 'black') return { verb: ['legen', 'legst', 'legt'], what: `den schwarzen Würfel in ${where}` };
  const after = `, ${names[m.northSouth]} nach Norden und Süden`;
  return {
    verb: ['legen', 'legst', 'legt'],
    what: `${articles[m.top]} ${adjectives[m.die]} ${names[m.top]} in ${where}`,
    after,
  };
}
