import { describe, expect, it } from 'vitest';
import { changeText, numberText } from './numberText.ts';
import { wins as winsEnglish } from './speech/en.ts';
import { wins as winsFrench } from './speech/fr.ts';
import { languages } from './words.ts';

const standing = (seat: number, total: number, rank: number) => ({ seat, total, rank, breakdown: null });
const of = (seat: number | string) => ({ name: seat === 0 ? 'Ada' : `Ben ${seat}`, isYou: false });

describe('numberText', () => {
  it('has one sign for losses, and none for what rounds to nothing', () => {
    expect([-5, 0, 7].map((value) => numberText(value))).toEqual(['−5', '0', '7']);
    expect([-5, 0, 7].map((value) => changeText(value))).toEqual(['−5', '+0', '+7']);
    expect([-0.04, -0.06, 1.25].map((value) => changeText(value, 1))).toEqual(['+0.0', '−0.1', '+1.3']);
    expect(numberText(-0.004, 2)).toBe('0.00');
  });
  it('has the decimal sign of the language, and no sign between thousands', () => {
    expect(languages.map((language) => numberText(-1234.5, 2, language))).toEqual([
      '−1234.50',
      '−1234,50',
      '−1234,50',
      '−1234,50',
    ]);
    expect(changeText(-0.04, 1, 'fr')).toBe('+0,0');
    expect(changeText(3.25, 1, 'de')).toBe('+3,3');
  });
  it('is what a result is told with', () => {
    expect(winsEnglish([standing(0, 5, 1), standing(1, -5, 2)], of)).toBe('Ada wins 5 to −5');
    expect(winsEnglish([standing(0, 62, 1), standing(1, 38, 2)], of)).toBe('Ada wins 62–38');
    expect(winsFrench([standing(0, -5, 1), standing(1, -9, 2), standing(2, -9, 2)], of)).toBe(
      'Ada gagne avec −5 points',
    );
  });
});
