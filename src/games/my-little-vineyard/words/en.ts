import {
  does,
  list,
  offered,
  shares,
  starts,
  told,
  turn,
  upper,
  type Verb,
  whose,
  wins,
} from '../../../core/speech/en.ts';
import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Item } from '../components.ts';
import type { Move } from '../moves.ts';
import type { VineyardNote } from '../notes.ts';
import type { View } from '../view.ts';
import { documentWords } from './document.ts';
import { items, seasons } from './names/en.ts';
import { en as refusals } from './refusals/en.ts';

/** Dice as people say them: "1, 3 and 4". */
export const numbers = (faces: readonly number[]): string => list(faces.map(String));
const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);
/** "Merlot", but "a Kentucky barrel" and "an Allier barrel". */
const withArticle = (item: Item): string =>
  items[item].endsWith('barrel') ? `${item === 'allier' ? 'an' : 'a'} ${items[item]}` : items[item];

const again: Record<Move['type'], string> = {
  roll: 'roll',
  pass: 'pass',
  purchase: 'buy',
  research: 'research',
  produce: 'make the wine',
};

export const en: Words<Move, Chance, View, VineyardNote> = {
  tagline: 'Roll into the shared pool, take what you need, and fill the finest cellar in the valley.',
  goal: 'Buy grapes, barrels and fertilizers with dice from the centre, and make wine. After the last Fall the most points win.',
  options: {
    years: {
      label: 'Years',
      about: 'Three years are the full game; two make a shorter one, good for a first try.',
      values: { 3: 'Three years', 2: 'Two years' },
    },
    seasons: {
      label: 'Seasons',
      about: 'For a shorter game, leave out the first Spring or every Spring.',
      values: {
        all: 'Spring, Summer and Fall',
        firstShort: 'No Spring in the first year',
        summerFall: 'Summer and Fall only',
      },
    },
    loose: {
      label: 'Loose vineyard',
      about: 'Nothing ever spoils, and research counts for every wine: each player has one row of research boxes.',
    },
    merlotSpoils: {
      label: 'Merlot spoils too',
      about: 'After each Fall unused Merlot is crossed off like every other grape.',
    },
    sheet: {
      label: 'Sheet',
      about: 'The usual sheet, or one with prices, points, barrels and bonuses of your own.',
      document: documentWords.en,
    },
  },
  categories: {
    year1Spring: 'Year 1, Spring',
    year1Summer: 'Year 1, Summer',
    year1Fall: 'Year 1, Fall',
    year2Spring: 'Year 2, Spring',
    year2Summer: 'Year 2, Summer',
    year2Fall: 'Year 2, Fall',
    year3Spring: 'Year 3, Spring',
    year3Summer: 'Year 3, Summer',
    year3Fall: 'Year 3, Fall',
  },
  move: (m) => offered((v) => phrase(m, v)),
  again: (m) => `Tap again to ${again[m.type]}`,
  told: (m, who) => told(who, (v) => phrase(m, v)),
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    return `${who === null ? 'Somebody rolls' : does(who, 'roll', 'rolls')} ${numbers(c.dice.toSorted((a, b) => a - b))} into the centre.`;
  },
  note(n, of) {
    if (n.type === 'season') return `Year ${n.year}, ${seasons[n.season]}`;
    return `${upper(whose(of(n.seat)))} ${list(n.items.map((item) => items[item]))} ${n.items.length === 1 ? 'goes' : 'go'} bad.`;
  },
  duty(view, of) {
    const when = `Year ${view.year}, ${seasons[view.season]}.`;
    const who = view.phase === 'start' || view.phase === 'over' ? null : of(view.seat);
    if (who === null) return view.phase === 'start' ? 'Who starts?' : 'The cellars are closed.';
    switch (view.phase) {
      case 'roll':
        return `${when} ${turn(who, 'how many dice do you roll into the centre?', 'is choosing how many dice to roll.')}`;
      case 'dice':
        return `${when} ${does(who, 'roll', 'rolls')} ${dice(view.rolling)}.`;
      default:
        return `${when} ${turn(who, 'buy, research, make a wine or pass.', 'is choosing what to do.')}${lastPass(view)}`;
    }
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    return `${finish.tie === 'shared' ? shares(standings, of) : wins(standings, of)}. The last Fall is over.`;
  },
  picks(view) {
    if (view.phase === 'start') return ['Who starts?'];
    return new Array<string>(view.rolling).fill('Die');
  },
  refusals,
};

function lastPass(view: View): string {
  return view.passes === view.players - 1 ? ' One more pass ends the season.' : '';
}

/** What somebody does, once for the choice and once for the log. */
function phrase(m: Move, v: Verb): string {
  switch (m.type) {
    case 'roll':
      return `${v('roll', 'rolls')} ${dice(m.count)}`;
    case 'pass':
      return v('pass', 'passes');
    case 'purchase':
      return `${v('buy', 'buys')} ${withArticle(m.item)} for ${numbers(m.dice)}`;
    case 'research':
      return `${v('research', 'researches')} ${items[m.grape]} with ${numbers(m.dice)}`;
    case 'produce': {
      const extra = m.fertilizers.map((name) => items[name]);
      const refined = extra.length === 0 ? '' : `, refined with ${list(extra)},`;
      return `${v('make', 'makes')} a ${items[m.grape]} in ${withArticle(m.barrel)}${refined} with a ${m.die}`;
    }
  }
}
