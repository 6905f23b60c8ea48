import type { NameOf, Words } from '../../../core/words.ts';
import type { Chance, Move } from '../moves.ts';
import { itemNames, seasonNames } from '../names.ts';
import type { View } from '../view.ts';

const items = itemNames.de;
const seasons = seasonNames.de;

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;

export const de: Words<Move, Chance, View> = {
  tagline: 'Würfel in die gemeinsame Mitte rollen, das Richtige herausziehen und den besten Keller im Tal füllen.',
  options: {
    years: {
      label: 'Jahre',
      about: 'Drei Jahre sind das ganze Spiel; zwei sind kürzer und gut für den Anfang.',
      values: { 3: 'Drei Jahre', 2: 'Zwei Jahre' },
    },
    seasons: {
      label: 'Jahreszeiten',
      about: 'Alle drei Jahreszeiten jedes Jahres spielen oder jeden Frühling auslassen.',
      values: { all: 'Frühling, Sommer und Herbst', summerFall: 'Nur Sommer und Herbst' },
    },
    loose: {
      label: 'Lockerer Weinberg',
      about: 'Nichts verdirbt, und Forschung zählt für jeden Wein: Jeder hat nur eine Reihe Forschungskästchen.',
    },
    merlotSpoils: {
      label: 'Auch Merlot verdirbt',
      about: 'Nach jedem Herbst wird übriger Merlot gestrichen wie jede andere Traube.',
    },
    sheet: {
      label: 'Ein eigenes Blatt',
      about: 'Preise, Punkte, Fässer und Boni als JSON-Dokument, für alle, die einen eigenen Weinberg erproben.',
    },
  },
  categories: {
    year1Spring: 'Jahr 1, Frühling',
    year1Summer: 'Jahr 1, Sommer',
    year1Fall: 'Jahr 1, Herbst',
    year2Spring: 'Jahr 2, Frühling',
    year2Summer: 'Jahr 2, Sommer',
    year2Fall: 'Jahr 2, Herbst',
    year3Spring: 'Jahr 3, Frühling',
    year3Summer: 'Jahr 3, Sommer',
    year3Fall: 'Jahr 3, Herbst',
  },
  move(m) {
    switch (m.type) {
      case 'roll':
        return `${m.count} Würfel rollen`;
      case 'pass':
        return 'Passen';
      case 'purchase':
        return `${items[m.item]} kaufen für ${m.dice.join(' ')}`;
      case 'research':
        return `${items[m.grape]} erforschen mit ${m.dice.join(' ')}`;
      case 'produce': {
        const extra = m.fertilizers.map((name) => items[name]);
        const refined = extra.length === 0 ? '' : `, verfeinert mit ${list(extra)},`;
        return `${items[m.grape]} im ${items[m.barrel]}${refined} keltern mit der ${m.die}`;
      }
    }
  },
  chance(c, name) {
    return c.type === 'start' ? `${name(c.seat)} beginnt` : `Gewürfelt: ${c.dice.join(' ')}`;
  },
  duty(view, name) {
    const when = `Jahr ${view.year}, ${seasons[view.season]}.`;
    switch (view.phase) {
      case 'start':
        return 'Wer beginnt?';
      case 'roll':
        return `${when} ${name(view.seat)}, wie viele Würfel rollst du in die Mitte?`;
      case 'dice':
        return `${when} ${name(view.seat)} wirft ${view.rolling === 1 ? 'einen Würfel' : `${view.rolling} Würfel`}.`;
      case 'act':
        return `${when} ${name(view.seat)}, kaufe, forsche, keltere einen Wein oder passe.${lastPass(view)}`;
      case 'over':
        return 'Die Keller sind geschlossen.';
    }
  },
  ending(view, name) {
    if (view.finish === null) return '';
    const winners = winnersOf(view, name);
    return view.finish.tie === 'shared'
      ? `Der letzte Herbst ist vorbei. ${list(winners)} teilen sich den Sieg.`
      : `Der letzte Herbst ist vorbei. ${winners.join('')} gewinnt.`;
  },
};

function lastPass(view: View): string {
  return view.passes === view.players - 1 ? ' Alle anderen haben gepasst: Noch ein Passen beendet die Jahreszeit.' : '';
}

function winnersOf(view: View, name: NameOf): string[] {
  return view.standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
}
