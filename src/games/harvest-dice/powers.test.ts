import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { alone, built, EMPTY, load, play, positionOf, sheet, shortMoves } from './built.suite.ts';

const corner = ['L.....', '......', '......'];

describe('powers on the value', () => {
  it('H14 each completed row gives one use, also several rows over time, none before a row is complete', () => {
    const s = alone(sheet(corner, 5), 'L6 T1 C1');
    expect(shortMoves(s, 'L6')).toEqual(['L6 feeds 6']);
    play(s, 'L6 feeds 6');
    expect(at(positionOf(s).sheets, 0)).toMatchObject({ pig: 11, powers: 1 });
    const none = alone(sheet(corner, 0), 'L5 T1 C1');
    play(none, 'L5 feeds 5');
    expect(at(positionOf(none).sheets, 0)).toMatchObject({ pig: 5, powers: 0 });
  });

  it('H14 a use is optional, and changes the die by one, up or down', () => {
    const s = alone(sheet(['...L..', '......', '......'], 6, 1), 'L4 T2');
    expect(shortMoves(s, 'L4')).toEqual(['L4 row 1 column 3', 'L4 row 1 column 5', 'L4 row 2 column 4']);
  });

  it('H14 never below 1, never above 6', () => {
    const s = alone(sheet(corner, 18, 3), 'L6 L1 T1');
    expect(shortMoves(s, 'L6')).toEqual(['L6 feeds 3', 'L6 feeds 4', 'L6 feeds 5', 'L6 feeds 6']);
    expect(shortMoves(s, 'L1')).toEqual(['L1 feeds 3', 'L1 feeds 4', 'L1 row 1 column 2', 'L1 row 2 column 1']);
  });

  it('H14 several uses may go on one die, as many as are left, and each is spent once', () => {
    const s = alone(sheet(corner, 18, 2), 'L5 L3 T1 C1');
    expect(shortMoves(s, 'L5')).toEqual(['L5 feeds 3', 'L5 feeds 4', 'L5 feeds 5', 'L5 feeds 6']);
    play(s, 'L5 feeds 3');
    expect(at(positionOf(s).sheets, 0)).toMatchObject({ pig: 21, powers: 0 });
    play(s, 'T1 row 1 column 1');
    expect(shortMoves(s, 'L3')).toEqual(['L3 feeds 3']);
  });

  it('H14 the power changes only the die taken: the others stay as rolled', () => {
    const s = alone(sheet(corner, 6, 1), 'L3 T5 C5');
    play(s, 'L3 row 1 column 2');
    expect(positionOf(s).pool).toEqual([
      { veg: 'tomato', value: 5 },
      { veg: 'carrot', value: 5 },
    ]);
  });

  it('H17 a feed that completes a row does not pay for its own change', () => {
    const s = alone(sheet(corner, 5, 0), 'L5 T1');
    expect(shortMoves(s, 'L5')).toEqual(['L5 feeds 5']);
    const one = alone(sheet(corner, 11, 1), 'L5 T1 C1');
    expect(shortMoves(one, 'L5')).toEqual(['L5 feeds 4', 'L5 feeds 5', 'L5 feeds 6']);
    play(one, 'L5 feeds 6');
    expect(at(positionOf(one).sheets, 0)).toMatchObject({ pig: 17, powers: 1 });
  });
});

describe('powers on the colour', () => {
  it('H15 in the advanced game a use may change the colour; in the basic game it may not', () => {
    const own = sheet(['L....T', '......', '......'], 6, 1);
    expect(shortMoves(alone(own, 'L6 C1', true), 'L6')).toEqual([
      'L6 feeds 5',
      'L6 feeds 6',
      'L6>C row 2 column 6',
      'L6>C row 3 column 6',
      'L6>T row 2 column 6',
    ]);
    expect(shortMoves(alone(own, 'L6 C1'), 'L6')).toEqual(['L6 feeds 5', 'L6 feeds 6']);
  });

  it('H15 a changed colour is planted as the new vegetable and costs one use', () => {
    const s = alone(sheet(['L....T', '......', '......'], 12, 2), 'L6 T1 C1', true);
    play(s, 'L6>T row 2 column 6');
    expect(at(positionOf(s).sheets, 0)).toEqual(sheet(['L....T', '.....T', '......'], 12, 1));
  });

  it('H15 value and colour uses may be mixed on one die', () => {
    const s = alone(sheet(['L....T', '......', '......'], 12, 2), 'L4 T1 C1', true);
    play(s, 'L4>T row 1 column 5');
    expect(at(positionOf(s).sheets, 0)).toEqual(sheet(['L...TT', '......', '......'], 12, 0));
  });
});

describe('H16 what a die is after its powers', () => {
  it('H16 a die changed so that it can be planted must be planted', () => {
    const s = alone(sheet(corner, 6, 1), 'L3 T5');
    // As a 2 it fits beside the lettuce, so a 2 is never fed.
    expect(shortMoves(s, 'L3')).toEqual(['L3 feeds 3', 'L3 feeds 4', 'L3 row 1 column 2']);
  });

  it('H16 a die changed so that it cannot be planted is fed with its changed value', () => {
    const s = alone(sheet(corner, 6, 1), 'L2 T5 C1');
    expect(shortMoves(s, 'L2')).toEqual(['L2 feeds 3', 'L2 row 1 column 2', 'L2 row 2 column 1']);
    play(s, 'L2 feeds 3');
    expect(at(positionOf(s).sheets, 0)).toMatchObject({ pig: 9, powers: 0 });
  });

  it('H16 no use is wasted: each final value and colour has one price', () => {
    const s = alone(sheet(EMPTY, 42, 7), 'L3 T5 C1');
    play(s, 'L3 row 1 column 3');
    expect(at(positionOf(s).sheets, 0).powers).toBe(7);
  });

  it('H16 a colour use before a feed needs a die that could be planted in its own colour', () => {
    // Lettuce 6 cannot be planted: changing its colour to feed it would be a waste. Lettuce 1 can.
    const own = sheet(['LT....', '.TC...', '......'], 6, 1);
    const s = alone(own, 'L6 L1 C1', true);
    expect(shortMoves(s, 'L6')).toEqual(['L6 feeds 5', 'L6 feeds 6']);
    // Row 2 of column 1 touches lettuce and tomato, not carrot: only carrot keeps the die from being planted.
    expect(shortMoves(s, 'L1')).toEqual(['L1 feeds 2', 'L1 row 2 column 1', 'L1>C feeds 1', 'L1>T row 2 column 1']);
  });

  it('H16 of the colours in which it cannot be planted, the first is named', () => {
    const own = sheet(['L..T..', '......', '.....C'], 6, 1);
    expect(shortMoves(alone(own, 'L2 T3 C5', true), 'L2')).toEqual([
      'L2 feeds 3',
      'L2 row 1 column 2',
      'L2 row 2 column 1',
      'L2>T feeds 2',
    ]);
    expect(shortMoves(alone(own, 'L2 T5 C5', true), 'T5')).toEqual([
      'T5 feeds 6',
      'T5 row 1 column 5',
      'T5 row 2 column 4',
      'T5>C row 3 column 5',
      'T5>L feeds 5',
    ]);
  });

  it('H16 of feeds at one price that overflow, only the lowest value is a move', () => {
    // Two circles left. Plain: 4 costs nothing. One use: 3 and 5 both fill the pig, so 3. Two uses: 2 and 6, so 2.
    const s = alone(sheet(['LT....', 'TT....', '......'], 40, 2), 'L4 C1');
    expect(shortMoves(s, 'L4')).toEqual(['L4 feeds 2', 'L4 feeds 3', 'L4 feeds 4']);
    // Where the lower value can be planted, the higher one is the only feed at its price.
    const planted = alone(sheet(corner, 40, 2), 'L4 C1');
    expect(shortMoves(planted, 'L4')).toEqual(['L4 feeds 3', 'L4 feeds 4', 'L4 feeds 6', 'L4 row 1 column 2']);
  });

  it('H16 feeds that lose no pips stay apart, and so do prices', () => {
    const s = alone(sheet(['.....L', '......', '......'], 36, 2), 'L3 T1');
    expect(shortMoves(s, 'L3')).toEqual(['L3 feeds 1', 'L3 feeds 2', 'L3 feeds 3', 'L3 feeds 4', 'L3 row 1 column 5']);
    const full = load(built({ pool: 'L3 T1', sheets: [sheet(['.....L', '......', '......'], 42, 2), sheet()] }));
    expect(shortMoves(full, 'L3')).toEqual(['L3 feeds 1', 'L3 feeds 2', 'L3 feeds 3', 'L3 row 1 column 5']);
  });

  it('H16 a colour feed and a plain feed that leave the same sheet are one move, the lower', () => {
    // One circle left, so every feed fills the pig. One use: a 1, or a 2 as tomato. Two uses: a 3 as carrot, or a 4.
    const own = sheet(['..LTC.', '...T..', '......'], 41, 2);
    const s = alone(own, 'L2 C6', true);
    expect(shortMoves(s, 'L2').filter((text) => text.includes('feeds'))).toEqual(['L2 feeds 1', 'L2>C feeds 3']);
  });
});
