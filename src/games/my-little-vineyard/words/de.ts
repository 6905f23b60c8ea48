import type { NameOf, Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { coachKey } from './coach.ts';
import { documentWords } from './document.ts';
import { items, seasons } from './names/de.ts';
import { de as refusals } from './refusals/de.ts';

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
      about: 'Für eine kürzere Partie den ersten Frühling auslassen oder jeden.',
      values: {
        all: 'Frühling, Sommer und Herbst',
        firstShort: 'Kein Frühling im ersten Jahr',
        summerFall: 'Nur Sommer und Herbst',
      },
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
      label: 'Blatt',
      about: 'Das übliche Blatt oder eines mit eigenen Preisen, Punkten, Fässern und Boni.',
      document: documentWords.de,
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
    return c.type === 'start' ? `Zuerst: ${name(c.seat)}` : `Gewürfelt: ${c.dice.join(' ')}`;
  },
  duty(view, name) {
    const when = `Jahr ${view.year}, ${seasons[view.season]}.`;
    switch (view.phase) {
      case 'start':
        return 'Wer beginnt?';
      case 'roll':
        return `${when} ${name(view.seat)}, wie viele Würfel rollst du in die Mitte?`;
      case 'dice':
        return `${when} ${name(view.seat)}, bitte ${view.rolling === 1 ? 'einen Würfel' : `${view.rolling} Würfel`} werfen.`;
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
      : `Der letzte Herbst ist vorbei. Gewonnen: ${winners.join('')}.`;
  },
  coach: {
    first:
      'Eine Jahreszeit beginnt: Rolle mindestens die Hälfte deiner Würfel in die Mitte, wo alle sie nutzen dürfen. Bewege den Schieber: Neben jeder Ware steht, wie wahrscheinlich die Mitte sie dann hergibt. Was du behältst, bleibt dir für später.',
    roll: 'Mindestens ein Würfel in jedem Zug. Mehr Würfel machen mehr möglich, auch für die anderen; behaltene helfen dir später, wenn die Mitte leer wird.',
    buy: 'Jetzt eines davon, zum Beispiel ein Kauf. Was leuchtet, ist zu haben und sagt, wie viele Würfel es lässt; beim Rest steht, was fehlt. Ein Wein braucht eine Traube und ein passendes Fass: Die Zeile der Traube zeigt, welches.',
    research:
      'Du hast eine Traube. Mit einem Fass wird sie Wein. Oder du gibst sie für Forschung her: Ziehe Würfel mit verschiedenen Werten und kreise sie ein; jeder macht jeden späteren Wein dieser Traube um eins wertvoller.',
    produce:
      'Du kannst einen Wein keltern: Tippe auf die Punkte der Traube. Ein beliebiger Würfel genügt. Dünger, die die Traube nimmt, bringen ihren Bonus, höchstens einer von jeder Art; lass weg, was du lieber behältst.',
    fall: 'Es ist Herbst: Nach dieser Jahreszeit verdirbt, was einen kleinen Ring ° trägt, und wird gestrichen. Nutze es jetzt. Was keinen Ring trägt, hält sich.',
    lastPass:
      'Alle anderen haben gepasst. Passt du auch, endet die Jahreszeit sofort, und alle Würfel kehren zurück. Tust du etwas anderes, sind alle noch einmal an der Reihe.',
  },
  coachKey,
  picks(view) {
    if (view.phase === 'start') return ['Wer beginnt?'];
    return new Array<string>(view.rolling).fill('Ein Würfel des Wurfs');
  },
  refusals,
};

function lastPass(view: View): string {
  return view.passes === view.players - 1 ? ' Alle anderen haben gepasst: Noch ein Passen beendet die Jahreszeit.' : '';
}

function winnersOf(view: View, name: NameOf): string[] {
  return view.standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
}
