import { describe, expect, it } from 'vitest';
import type { Language } from '../../core/words.ts';
import { de } from '../replay/texts/de.ts';
import { en } from '../replay/texts/en.ts';
import { es } from '../replay/texts/es.ts';
import { fr } from '../replay/texts/fr.ts';
import { de as deSeries } from '../series/texts/de.ts';
import { en as enSeries } from '../series/texts/en.ts';
import { es as esSeries } from '../series/texts/es.ts';
import { fr as frSeries } from '../series/texts/fr.ts';

const past = { en, de, fr, es };
const series = { en: enSeries, de: deSeries, fr: frSeries, es: esSeries };

/** What the luck page and a series say of somebody, on one line each. */
const saidOf = (language: Language, name: string, isYou: boolean): string[] => {
  const who = { name, isYou };
  const { lost, playedLike } = past[language];
  return [
    lost(who, '2', '1'),
    playedLike(who, 'X', null),
    series[language].won(who),
    series[language].better(who, '9'),
  ];
};

describe('the reader without a name', () => {
  it.each([
    [
      'en',
      'You',
      [
        'lost 2 (± 1) by decisions.',
        'You played this game at level X.',
        'You win the series',
        'You made more of the same dice: 9 points.',
      ],
    ],
    [
      'de',
      'Du',
      [
        '2 (± 1) durch Entscheidungen verloren.',
        'Du hast diese Partie auf der Stufe X gespielt.',
        'Du gewinnst die Serie',
        'Du hast aus denselben Würfeln mehr gemacht: 9 Punkte.',
      ],
    ],
    [
      'fr',
      'Toi',
      [
        '2 (± 1) perdus par tes choix.',
        'Tu as joué cette partie au niveau X.',
        'Tu remportes la série',
        'Tu as mieux employé les mêmes dés : 9 points.',
      ],
    ],
    [
      'es',
      'Tú',
      [
        '2 (± 1) perdidos por decisiones.',
        'Jugaste esta partida al nivel X.',
        'Ganas la serie',
        'Aprovechaste mejor los mismos dados: 9 puntos.',
      ],
    ],
  ] as const)('is told in the second person: %s', (language, you, told) => {
    const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
    expect(saidOf(language, you, true).map(plain)).toEqual(told);
    const others = saidOf(language, 'Ada', false);
    expect(others[1]).toMatch(/^Ada /);
    expect(others.join(' ')).not.toContain(you);
  });
});
