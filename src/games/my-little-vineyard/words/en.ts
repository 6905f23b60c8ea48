import type { NameOf, Words } from '../../../core/words.ts';
import type { Item } from '../components.ts';
import type { Chance, Move } from '../moves.ts';
import { itemNames, seasonNames } from '../names.ts';
import type { View } from '../view.ts';

const items = itemNames.en;
const seasons = seasonNames.en;

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
      about: 'Play all three seasons of each year, or leave out every Spring.',
      values: { all: 'Spring, Summer and Fall', summerFall: 'Summer and Fall only' },
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
      label: 'A sheet of your own',
      about: 'Prices, points, barrels and bonuses as a JSON document, for those who try out their own vineyard.',
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
    return c.type === 'start' ? `${name(c.seat)} goes first` : `Rolled ${c.dice.join(' ')}`;
  },
  duty(view, name) {
    const when = `Year ${view.year}, ${seasons[view.season]}.`;
    switch (view.phase) {
      case 'start':
        return 'Who goes first?';
      case 'roll':
        return `${when} ${name(view.seat)}, how many dice do you roll into the centre?`;
      case 'dice':
        return `${when} ${name(view.seat)} rolls ${dice(view.rolling)}.`;
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
      : `The last Fall is over. ${winners.join('')} wins.`;
  },
};

function lastPass(view: View): string {
  return view.passes === view.players - 1 ? ' All others have passed: one more pass ends the season.' : '';
}

function winnersOf(view: View, name: NameOf): string[] {
  return view.standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
}
