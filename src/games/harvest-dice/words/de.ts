import { type Deed, does, offered, shares, starts, told, turn, whose, wins, winsTie } from '../../../core/speech/de.ts';
import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Vegetable } from '../components.ts';
import type { Move } from '../moves.ts';
import type { HarvestNote } from '../notes.ts';
import type { View } from '../view.ts';
import { de as refusals } from './refusals/de.ts';

const names: Record<Vegetable, string> = { lettuce: 'Salat', tomato: 'Tomate', carrot: 'Karotte' };
/** Im Akkusativ, mit Artikel. */
const the: Record<Vegetable, string> = { lettuce: 'den Salat', tomato: 'die Tomate', carrot: 'die Karotte' };
const one: Record<Vegetable, string> = { lettuce: 'ein Salat', tomato: 'eine Tomate', carrot: 'eine Karotte' };
const every: Record<Vegetable, string> = { lettuce: 'Jeder Salat', tomato: 'Jede Tomate', carrot: 'Jede Karotte' };
const numbers: Record<number, string> = { 6: 'sechs', 9: 'neun' };

export const de: Words<Move, Chance, View, HarvestNote> = {
  tagline: 'Würfel nehmen, in Reihen pflanzen, und was nicht passt, frisst das Schwein.',
  goal: 'Pflanze Gemüse und füttere dein Schwein. Ist ein Garten, ein Schwein oder ein Markt voll, gewinnt, wer die meisten Punkte hat.',
  options: {
    advanced: {
      label: 'Fortgeschrittenes Spiel',
      about:
        'Die Märkte beginnen leer, Kräfte des Schweins dürfen die Farbe ändern, und wer am meisten von einer Sorte oder die meisten Schweinekreise hat, bekommt fünf Punkte.',
    },
    pigValues: {
      label: 'Werte des Schweins',
      about:
        'Was jede Reihe des Schweins wert ist, von oben nach unten; keine weniger als die darüber. Die gedruckten Werte nennt keine öffentliche Quelle: Wer das Spiel besitzt, trägt die vom eigenen Bogen ein.',
    },
  },
  categories: {
    lettuce: 'Salat',
    tomato: 'Tomaten',
    carrot: 'Karotten',
    ribbons: 'Schleifen',
    pig: 'Schwein',
    bonuses: 'Boni',
  },
  move: (m) => offered(deed(m)),
  again: (m) => (m.type === 'plant' ? 'Zum Pflanzen noch einmal tippen' : 'Zum Füttern noch einmal tippen'),
  told: (m, who) => told(who, deed(m)),
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    const each = c.dice.length / 3;
    const rolled = (['lettuce', 'tomato', 'carrot'] as const).map(
      (veg, i) => `${names[veg]} ${c.dice.slice(i * each, (i + 1) * each).join(' ')}`,
    );
    return `${who === null ? 'Jemand wirft' : does(who, 'wirfst', 'wirft')} ${numbers[c.dice.length]} Würfel: ${rolled.join(', ')}.`;
  },
  note(n, of, nth) {
    switch (n.type) {
      case 'round':
        return `Runde ${nth}`;
      case 'market':
        return `Der letzte Würfel ist ${one[n.veg]}: ${every[n.veg]} zählt jetzt ${n.worth}.`;
      case 'pigRow':
        return `${whose(of(n.seat), 'Dein Schwein', 'Das Schwein')} hat eine Reihe voll: eine Kraft mehr.`;
      case 'ribbon':
        return `Eine volle Reihe: eine Schleife für ${of(n.seat).isYou ? 'dich' : of(n.seat).name}.`;
      case 'lastRound':
        return 'Das ist die letzte Runde.';
    }
  },
  duty(view, of) {
    if (view.actor === 'over') return 'Die Ernte ist eingebracht.';
    if (view.actor === 'chance')
      return view.phase === 'start'
        ? 'Wer beginnt?'
        : `${does(of(view.startSeat), 'wirfst', 'wirft')} ${view.players === 2 ? 'sechs' : 'neun'} Würfel.`;
    const last = view.ending ? ' Das ist die letzte Runde.' : '';
    return `${turn(of(view.actor), 'Nimm einen Würfel und pflanze ihn. Passt er nirgends, frisst ihn das Schwein.', 'wählt einen Würfel.')}${last}`;
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    const owner = of(finish.seat ?? 0);
    const cause = {
      garden: `${whose(owner, 'Dein Garten', 'Der Garten')} ist voll.`,
      pig: `${whose(owner, 'Dein Schwein', 'Das Schwein')} ist satt.`,
      market: 'Ein Markt ist voll.',
    }[finish.cause];
    if (finish.tie === 'shared') return `${shares(standings, of)}. ${cause}`;
    if (finish.tie === null) return `${wins(standings, of)}. ${cause}`;
    return `${winsTie(standings, of, finish.tie === 'vegetables' ? 'durch mehr gepflanztes Gemüse' : 'durch mehr Schweinekreise')}. ${cause}`;
  },
  picks(view) {
    if (view.phase === 'start') return ['Wer beginnt?'];
    const each = view.players === 2 ? 2 : 3;
    const dice = { lettuce: 'Salatwürfel', tomato: 'Tomatenwürfel', carrot: 'Karottenwürfel' };
    return (['lettuce', 'tomato', 'carrot'] as const).flatMap((veg) => new Array<string>(each).fill(dice[veg]));
  },
  refusals,
};

/** Was jemand tut, einmal für die Wahl und einmal für den Verlauf. */
function deed(m: Move): Deed {
  const die = `${the[m.die.veg]} ${m.die.value}`;
  const as = m.as === undefined ? '' : ` als ${names[m.as]}`;
  if (m.type === 'plant')
    return { verb: ['pflanzen', 'pflanzt', 'pflanzt'], what: `${die}${as} in Reihe ${m.row}, Spalte ${m.column}` };
  const value = m.value === m.die.value ? '' : ` als ${m.value}`;
  return { verb: ['verfüttern', 'verfütterst', 'verfüttert'], what: `${die}${as}${value}` };
}
