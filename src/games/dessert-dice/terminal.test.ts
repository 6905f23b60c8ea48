import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../../core/game.ts';
import type { Paint } from '../../core/paint.ts';
import { play, stateOf, tipTo } from './drawing.suite.ts';
import { game } from './index.ts';
import { draw } from './terminal.ts';

const empty = '.. .. .. .. ..\n';
const same = (text: string): string => text;
const plain: Paint = {
  bold: same,
  dim: same,
  inverse: (text) => text.replaceAll(' ', '='),
  red: same,
  green: same,
  yellow: same,
  blue: same,
  magenta: same,
  cyan: same,
  orange: same,
};
const name = (seat: number | string): string => `Somebody with a very long name ${seat}`;

describe('the drawing', () => {
  const s = stateOf({
    board: `.. .. .. .. ..
            .. bl .. .. ..
            .. rPI yPI .. ..
            .. .. .. .. ..
            .. .. .. .. gTR`,
    cards: ['popsicle', 'iceCream'],
  });

  it('D3 shows top, sides and colour of each die, and one’s own cluster', () => {
    const lines = draw(game.view(s, 0), 0, plain, name).split('\n');
    expect(lines[7]).toContain('╭r───I────╮ ╭y───I────╮');
    expect(lines[8]).toContain('│R==Pop==R│ │T==Pop==T│');
    expect(lines[9]).toContain('╰────I────╯ ╰────I────╯');
    expect(lines.join()).toMatch(/ 2 {2}popsicle/);
    expect(lines.join()).toMatch(/\? {2}secret card/);
  });

  it('D10 shows a spectator no card, and stays within 100 columns', () => {
    const drawing = draw(game.view(s, SPECTATOR), SPECTATOR, plain, name);
    expect(drawing).not.toMatch(/=|popsicle|ice cream/);
    for (const line of drawing.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('D22 shows where the last tip came from', () => {
    const after = stateOf({ board: `${empty}${empty}.. .. bl .. ..\n${empty}${empty}` });
    play(after, tipTo(3, 3, 'south'));
    const lines = draw(game.view(after, 0), 0, plain, name).split('\n');
    expect(lines[8]).toMatch(/^3.*↓/);
    expect(lines[11]).toContain('▪');
  });
});
