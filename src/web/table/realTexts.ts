import type { Language } from '../../core/words.ts';
import { currentLanguage } from '../texts/language.svelte.ts';

const en = {
  check: 'Check it against your table. Tap what is wrong.',
  correct: 'What is it really?',
  keep: 'Leave it',
  change: (what: string, shown: string) => `${what}: ${shown}. Correct it`,
  told: 'What you have said',
};
type RealTexts = typeof en;

const de: RealTexts = {
  check: 'Vergleiche mit eurem Tisch. Tippe an, was nicht stimmt.',
  correct: 'Was ist es wirklich?',
  keep: 'So lassen',
  change: (what, shown) => `${what}: ${shown}. Berichtigen`,
  told: 'Was du gesagt hast',
};

const fr: RealTexts = {
  check: 'Compare avec votre table. Touche ce qui est faux.',
  correct: 'Qu’est-ce que c’est vraiment ?',
  keep: 'Laisser tel quel',
  change: (what, shown) => `${what} : ${shown}. Corriger`,
  told: 'Ce que tu as dit',
};

const es: RealTexts = {
  check: 'Compara con vuestra mesa. Toca lo que no esté bien.',
  correct: '¿Qué es en realidad?',
  keep: 'Dejarlo así',
  change: (what, shown) => `${what}: ${shown}. Corregir`,
  told: 'Lo que has dicho',
};

const languages: Readonly<Record<Language, RealTexts>> = { en, de, fr, es };
export const real = (): RealTexts => languages[currentLanguage()];
