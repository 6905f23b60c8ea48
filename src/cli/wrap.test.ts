import { describe, expect, it } from 'vitest';
import { fitDrawing, wrap } from './wrap.ts';

describe('lines in a terminal', () => {
  it('break between words, below the text that they go on', () => {
    expect(wrap('Whoever gets to a hundred rice first wins.', 20)).toBe('Whoever gets to a\nhundred rice first\nwins.');
    expect(wrap('· You roll two dice', 11)).toBe('· You roll\n  two dice');
    expect(wrap('  12  Plant the lettuce here', 20)).toBe('  12  Plant the\n      lettuce here');
    expect(wrap('  save FILE  writes a record', 22)).toBe('  save FILE  writes a\n             record');
  });

  it('stay as they are where they fit, where nothing can be broken, and where there is no terminal', () => {
    for (const text of ['', 'short', 'one\n\ntwo', 'x'.repeat(30), `· ${'x'.repeat(30)}`])
      expect(wrap(text, 20)).toBe(text);
    expect(wrap('word '.repeat(50), null)).toBe('word '.repeat(50));
  });

  it('of a drawing are cut off where the terminal is too narrow, which is said', () => {
    const drawing = `\x1b[1m${'─'.repeat(98)}\x1b[22m\nx`;
    for (const width of [98, null]) expect(fitDrawing(drawing, width)).toBe(drawing);
    const [first, , ...said] = fitDrawing(drawing, 80).split('\n');
    expect(first).toBe(`\x1b[?7l\x1b[1m${'─'.repeat(98)}\x1b[22m`);
    expect(said.join(' ')).toMatch(/98 columns wide, this terminal 80/);
  });
});
