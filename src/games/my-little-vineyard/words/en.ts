import type { NameOf, Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Item } from '../components.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { coachKey } from './coach.ts';
import { documentWords } from './document.ts';
import { items, seasons } from './names/en.ts';
import { en as refusals } from './refusals/en.ts';

const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);
const list = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
/** "Merlot", but "a Kentucky barrel" and "an Allier barrel". */
const withArticle = (item: Item): string =>
  items[item].endsWith('barrel') ? `${item === 'allier' ? 'an' : 'a'} ${items[item]}` : items[item];

export const en: Words<Move, Chance, View> = {
  tagline: 'Roll into the shared pool, pull what you need, and bottle the finest cellar in the valley.',
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
  move(m) {
    switch (m.type) {
      case 'roll':
        return `Roll ${dice(m.count)}`;
      case 'pass':
        return 'Pass';
      case 'purchase':
        return `Buy ${withArticle(m.item)} for ${m.dice.join(' ')}`;
      case 'research':
        return `Research ${items[m.grape]} with ${m.dice.join(' ')}`;
      case 'produce': {
        const extra = m.fertilizers.map((name) => items[name]);
        const refined = extra.length === 0 ? '' : `, refined with ${list(extra, 'and')}`;
        return `Produce ${items[m.grape]} in ${withArticle(m.barrel)}${refined}, pulling a ${m.die}`;
      }
    }
  },
  chance(c, name) {
    return c.type === 'start' ? `First: ${name(c.seat)}` : `Rolled ${c.dice.join(' ')}`;
  },
  duty(view, name) {
    const when = `Year ${view.year}, ${seasons[view.season]}.`;
    switch (view.phase) {
      case 'start':
        return 'Who goes first?';
      case 'roll':
        return `${when} ${name(view.seat)}, how many dice do you roll into the centre?`;
      case 'dice':
        return `${when} ${name(view.seat)}, roll ${dice(view.rolling)}.`;
      case 'act':
        return `${when} ${name(view.seat)}, buy, research, produce a wine, or pass.${lastPass(view)}`;
      case 'over':
        return 'The cellars are closed.';
    }
  },
  ending(view, name) {
    if (view.finish === null) return '';
    const winners = winnersOf(view, name);
    return view.finish.tie === 'shared'
      ? `The last Fall is over. ${list(winners, 'and')} share the victory.`
      : `The last Fall is over. Winner: ${winners.join('')}.`;
  },
  coach: {
    first:
      'A season begins: roll at least half of your dice into the centre, where everybody may use them. Move the slider: beside every good you see how likely the centre affords it then. What you keep is yours for later turns.',
    roll: 'At least one die a turn. More dice bring more into reach, also for the others; dice kept are a better choice later, when the centre is thin.',
    buy: 'Now one thing, such as a purchase. What glows is affordable, and says how many dice it leaves; the rest says what is missing. A wine needs a grape and a barrel that suits it: look along the line of the grape.',
    research:
      'You have a grape. With a barrel it becomes a wine. Or give it up for research: pull dice of different values and circle them, each makes every later wine of this grape worth one more.',
    produce:
      'You can make a wine: tap the points of the grape. Any one die does it. Fertilizers the grape takes add their bonus, at most one of each kind; leave out what you would rather keep.',
    fall: 'It is Fall: after this season grapes and goods with a small ring ° spoil and are crossed off. Use them now. What has no ring keeps.',
    lastPass:
      'All others have passed. If you pass too, the season ends at once and all dice go back. If you do anything else, all of them may act again.',
  },
  coachKey,
  picks(view) {
    if (view.phase === 'start') return ['Who goes first?'];
    return new Array<string>(view.rolling).fill('A die of the roll');
  },
  refusals,
};

function lastPass(view: View): string {
  return view.passes === view.players - 1 ? ' All others have passed: one more pass ends the season.' : '';
}

function winnersOf(view: View, name: NameOf): string[] {
  return view.standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
}
