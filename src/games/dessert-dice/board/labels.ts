import type { Language } from '../../../core/words.ts';
import type { Colour, Dessert } from '../components.ts';
import type { Move } from '../moves.ts';
import type { Die, Kind } from '../position.ts';
import type { Direction } from '../state.ts';

/** What the board says beside its drawings, most of it for those who listen to it. */
interface Labels {
  readonly supply: string;
  readonly covered: string;
  dessert(dessert: Dessert): string;
  kind(kind: Kind): string;
  die(die: Die, row: number, column: number): string;
  empty(row: number, column: number): string;
  target(m: Move, up: Dessert | null, row: number, column: number): string;
  facing(dessert: Dessert): string;
  own(card: Dessert, points: number): string;
  tips(tips: number, limit: number): string;
}

interface Vocabulary {
  readonly desserts: Record<Dessert, string>;
  readonly colours: Record<Colour | 'black', string>;
  readonly directions: Record<Direction, string>;
  readonly texts: Record<
    'supply' | 'covered' | 'at' | 'empty' | 'place' | 'tip' | 'facing' | 'sides' | 'own' | 'tips' | 'limit',
    string
  >;
}

/** Fills the gaps of a text: `{0}`, `{1}` … */
const fill = (text: string, ...values: (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (_, i) => String(values[Number(i)] ?? ''));

function labelsFrom({ desserts, colours, directions, texts }: Vocabulary): Labels {
  const where = (row: number, column: number): string => fill(texts.at, row, column);
  return {
    supply: texts.supply,
    covered: texts.covered,
    dessert: (dessert) => desserts[dessert],
    kind: (kind) =>
      kind.die === 'black' ? colours.black : `${kind.count} × ${colours[kind.die]}, ${desserts[kind.top]}`,
    die: (die, row, column) =>
      die.die === 'black'
        ? `${colours.black}, ${where(row, column)}`
        : `${colours[die.die]}, ${desserts[die.top]}, ${fill(texts.sides, desserts[die.northSouth], desserts[die.eastWest])}, ${where(row, column)}`,
    empty: (row, column) => `${texts.empty}, ${where(row, column)}`,
    target: (m, up, row, column) => {
      const what = m.type === 'tip' ? fill(texts.tip, directions[m.to]) : texts.place;
      return `${what}, ${where(row, column)}${up === null ? '' : `: ${desserts[up]}`}`;
    },
    facing: (dessert) => fill(texts.facing, desserts[dessert]),
    own: (card, points) => fill(texts.own, desserts[card], points),
    tips: (tips, limit) => fill(texts.tips, tips) + (limit === 0 ? '' : fill(texts.limit, limit)),
  };
}

export const labels: Readonly<Record<Language, Labels>> = {
  en: labelsFrom({
    desserts: { jelloTart: 'jello tart', sweetRoll: 'sweet roll', popsicle: 'popsicle', iceCream: 'ice cream' },
    colours: { red: 'red', yellow: 'yellow', green: 'green', purple: 'purple', black: 'black die' },
    directions: { north: 'north', east: 'east', south: 'south', west: 'west' },
    texts: {
      supply: 'Supply',
      covered: 'Your card (covered)',
      at: 'row {0}, column {1}',
      empty: 'empty',
      place: 'Place here',
      tip: 'Tip {0}',
      facing: '{0} to north and south',
      sides: '{0} to north and south, {1} to east and west',
      own: 'Your dessert: {0}, largest cluster {1}',
      tips: 'Tips in a row: {0}',
      limit: ' of {0}',
    },
  }),
  de: labelsFrom({
    desserts: { jelloTart: 'Geleetörtchen', sweetRoll: 'Zuckerschnecke', popsicle: 'Stieleis', iceCream: 'Eiscreme' },
    colours: { red: 'rot', yellow: 'gelb', green: 'grün', purple: 'lila', black: 'schwarzer Würfel' },
    directions: { north: 'Norden', east: 'Osten', south: 'Süden', west: 'Westen' },
    texts: {
      supply: 'Vorrat',
      covered: 'Deine Karte (verdeckt)',
      at: 'Reihe {0}, Spalte {1}',
      empty: 'leer',
      place: 'Hierher legen',
      tip: 'Nach {0} kippen',
      facing: '{0} nach Norden und Süden',
      sides: '{0} nach Norden und Süden, {1} nach Osten und Westen',
      own: 'Dein Dessert: {0}, größte Gruppe {1}',
      tips: 'Kippen in Folge: {0}',
      limit: ' von {0}',
    },
  }),
};
