import type { Words } from '../../../core/words.ts';
import type { Vegetable } from '../components.ts';
import type { Chance, Move } from '../moves.ts';
import type { View } from '../view.ts';
import { de as refusals } from './refusals/de.ts';

const names: Record<Vegetable, string> = { lettuce: 'Salat', tomato: 'Tomate', carrot: 'Karotte' };

export const de: Words<Move, Chance, View> = {
  tagline: 'Würfel nehmen, in Reihen pflanzen, und was nicht passt, frisst das Schwein.',
  options: {
    advanced: {
      label: 'Fortgeschrittenes Spiel',
      about:
        'Die Märkte beginnen leer, Schweinekräfte dürfen die Farbe ändern, und das Meiste jeder Sorte und der Schweinekreise bringt fünf Punkte.',
    },
    pigValues: {
      label: 'Werte des Schweins',
      about:
        'Was jede Reihe des Schweins wert ist, von oben; keine weniger als die davor. Die gedruckten Werte nennt keine öffentliche Quelle: Wer das Spiel besitzt, trägt die vom eigenen Bogen ein.',
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
  move(m) {
    const die = `${names[m.die.veg]} ${m.die.value}`;
    const as = m.as === undefined ? '' : ` als ${names[m.as]}`;
    if (m.type === 'feed')
      return `${die}${as} ans Schwein verfüttern${m.value === m.die.value ? '' : ` als ${m.value}`}`;
    return `${die}${as} in Reihe ${m.row}, Spalte ${m.column} pflanzen`;
  },
  chance(c, name) {
    if (c.type === 'start') return `Zuerst: ${name(c.seat)}`;
    const each = c.dice.length / 3;
    const rolled = (['lettuce', 'tomato', 'carrot'] as const).map(
      (veg, i) => `${names[veg]} ${c.dice.slice(i * each, (i + 1) * each).join(' ')}`,
    );
    return `Gewürfelt: ${rolled.join(', ')}`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'Die Ernte ist eingebracht.';
    if (view.actor === 'chance')
      return view.phase === 'start' ? 'Wer beginnt?' : `${name(view.startSeat)}, bitte würfeln.`;
    const last = view.ending ? ' Das ist die letzte Runde.' : '';
    return `${name(view.actor)}, nimm einen Würfel: pflanze ihn, oder verfüttere ihn, wenn er nirgends passt.${last}`;
  },
  ending({ finish, standings }, name) {
    if (finish === null) return '';
    const owner = name(finish.seat ?? 0);
    const cause = {
      garden: `Ein Garten ist voll: ${owner}.`,
      pig: `Ein Schwein ist satt: ${owner}.`,
      market: 'Ein Markt ist voll.',
    }[finish.cause];
    const winners = standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
    if (finish.tie === 'shared') return `${cause} ${winners.join(' und ')} teilen sich den Sieg.`;
    if (finish.tie === null) return `${cause} Gewonnen: ${winners[0]}.`;
    const by = finish.tie === 'vegetables' ? 'mehr Gemüse' : 'mehr Schweinekreise';
    return `${cause} Gleichstand; gewonnen durch ${by}: ${winners[0]}.`;
  },
  coach: {
    first:
      'Tippe einen Würfel an, dann ein leuchtendes Feld. Die Zahl ist die Spalte, die Farbe das Gemüse. Das erste jeder Sorte darf überall in seine Spalte; weitere müssen eines ihrer Sorte berühren. Der Würfel, den niemand nimmt, macht sein Gemüse teurer.',
    feed: 'Manche Würfel passen gerade nirgends. Nimmst du einen davon, frisst ihn dein Schwein: ein Kreis je Auge. Eine volle Reihe Kreise bringt Punkte und eine Kraft.',
    power:
      'Du hast eine Kraft, den Stern neben dem Schwein. Sie macht einen genommenen Würfel um eins höher oder niedriger; im fortgeschrittenen Spiel darf sie stattdessen die Farbe ändern. Felder, die Kräfte kosten, zeigen einen Stern.',
    ending:
      'Die letzte Runde: sind diese Würfel weg, wird gezählt. Jede Schleife für eine volle Reihe bringt fünf Punkte.',
  },
  coachKey(view, moves) {
    if (view.ending) return 'ending';
    if (typeof view.actor === 'number' && (view.sheets[view.actor]?.powers ?? 0) > 0) return 'power';
    const hasPlanted =
      typeof view.actor === 'number' && view.sheets[view.actor]?.garden.flat().some((veg) => veg !== null);
    return hasPlanted && moves.some((move) => move.type === 'feed') ? 'feed' : hasPlanted ? null : 'first';
  },
  picks(view) {
    if (view.phase === 'start') return ['Wer beginnt?'];
    const each = view.players === 2 ? 2 : 3;
    const dice = { lettuce: 'Salatwürfel', tomato: 'Tomatenwürfel', carrot: 'Karottenwürfel' };
    return (['lettuce', 'tomato', 'carrot'] as const).flatMap((veg) => new Array<string>(each).fill(dice[veg]));
  },
  refusals,
};
