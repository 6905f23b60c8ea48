import { type Deed, does, list, offered, shares, starts, told, turn, wins } from '../../../core/speech/de.ts';
import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Item } from '../components.ts';
import type { Move } from '../moves.ts';
import type { VineyardNote } from '../notes.ts';
import type { View } from '../view.ts';
import { documentWords } from './document.ts';
import { items, seasons } from './names/de.ts';
import { de as refusals } from './refusals/de.ts';

/** „mit Eichenspänen“. */
const datives: Partial<Record<Item, string>> = { oakChips: 'Eichenspänen', truffles: 'Trüffeln' };
/** „Merlot“, aber „ein Allier-Fass“. */
const withArticle = (item: Item): string => (items[item].endsWith('-Fass') ? `ein ${items[item]}` : items[item]);
/** Dice as people say them: "1, 3 and 4". */
export const numbers = (faces: readonly number[]): string => list(faces.map(String));
const dice = (count: number): string => (count === 1 ? 'einen Würfel' : `${count} Würfel`);

const again: Record<Move['type'], string> = {
  roll: 'würfeln',
  pass: 'passen',
  purchase: 'kaufen',
  research: 'forschen',
  produce: 'Wein keltern',
};

export const de: Words<Move, Chance, View, VineyardNote> = {
  tagline: 'Würfel in die gemeinsame Mitte werfen, die richtigen herausnehmen und den besten Keller im Tal füllen.',
  goal: 'Kaufe mit Würfeln aus der Mitte Trauben, Fässer und Dünger und keltere Wein. Nach dem letzten Herbst gewinnt, wer die meisten Punkte hat.',
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
      about: 'Nichts verdirbt, und Forschung zählt für jeden Wein: Alle haben nur eine Reihe Forschungskästchen.',
    },
    merlotSpoils: {
      label: 'Auch Merlot verdirbt',
      about: 'Nach jedem Herbst wird übriger Merlot gestrichen wie jede andere Traube.',
    },
    sheet: {
      label: 'Bogen',
      about: 'Der übliche Bogen oder einer mit eigenen Preisen, Punkten, Fässern und Boni.',
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
  move: (m) => offered(deed(m)),
  again: (m) => `Noch einmal tippen: ${again[m.type]}`,
  told: (m, who) => told(who, deed(m)),
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    return `${who === null ? 'Jemand würfelt' : does(who, 'würfelst', 'würfelt')} ${numbers(c.dice.toSorted((a, b) => a - b))} in die Mitte.`;
  },
  note(n, of) {
    if (n.type === 'season') return `Jahr ${n.year}, ${seasons[n.season]}`;
    return `Bei ${of(n.seat).isYou ? 'dir' : of(n.seat).name} ${n.items.length === 1 ? 'verdirbt' : 'verderben'}: ${list(n.items.map((item) => items[item]))}.`;
  },
  duty(view, of) {
    const when = `Jahr ${view.year}, ${seasons[view.season]}.`;
    const who = view.phase === 'start' || view.phase === 'over' ? null : of(view.seat);
    if (who === null) return view.phase === 'start' ? 'Wer beginnt?' : 'Die Keller sind geschlossen.';
    switch (view.phase) {
      case 'roll':
        return `${when} ${turn(who, 'Wie viele Würfel wirfst du in die Mitte?', 'überlegt, wie viele Würfel es sein sollen.')}`;
      case 'dice':
        return `${when} ${does(who, 'wirfst', 'wirft')} ${dice(view.rolling)}.`;
      default:
        return `${when} ${turn(who, 'Kaufe, forsche, keltere einen Wein oder passe.', 'überlegt.')}${lastPass(view)}`;
    }
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    return `${finish.tie === 'shared' ? shares(standings, of) : wins(standings, of)}. Der letzte Herbst ist vorbei.`;
  },
  picks(view) {
    if (view.phase === 'start') return ['Wer beginnt?'];
    return new Array<string>(view.rolling).fill('Würfel');
  },
  refusals,
};

function lastPass(view: View): string {
  return view.passes === view.players - 1 ? ' Noch ein Pass, und die Jahreszeit endet.' : '';
}

/** Was jemand tut, einmal für die Wahl und einmal für den Verlauf. */
function deed(m: Move): Deed {
  switch (m.type) {
    case 'roll':
      return { verb: ['werfen', 'wirfst', 'wirft'], what: dice(m.count) };
    case 'pass':
      return { verb: ['passen', 'passt', 'passt'] };
    case 'purchase':
      return { verb: ['kaufen', 'kaufst', 'kauft'], what: `${withArticle(m.item)} für ${numbers(m.dice)}` };
    case 'research':
      return { verb: ['erforschen', 'erforschst', 'erforscht'], what: `${items[m.grape]} mit ${numbers(m.dice)}` };
    case 'produce': {
      const extra = m.fertilizers.map((name) => datives[name] ?? items[name]);
      const after = extra.length === 0 ? '' : `, verfeinert mit ${list(extra)}`;
      return {
        verb: ['keltern', 'kelterst', 'keltert'],
        what: `${items[m.grape]} im ${items[m.barrel]} mit der ${m.die}`,
        after,
      };
    }
  }
}
