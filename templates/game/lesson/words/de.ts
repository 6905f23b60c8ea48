import type { LessonTexts } from './en.ts';

export const de: LessonTexts = {
  hello:
    'Wer hundert Punkte hat, gewinnt. In deinem Zug fällt der Würfel immer wieder, und seine Zahlen werden zusammengezählt.',
  roll: 'Der erste Wurf ist eine 5. Würfle weiter.',
  hold: 'Elf Punkte stehen auf dem Spiel. Sichere sie, dann gehören sie dir; dein Zug ist damit vorbei.',
  lost: 'Ada hat eine 1 gewürfelt: Eine 1 nimmt alle Punkte des Zugs. Sichere deine 3, so klein sie ist.',
  leap: 'Das ist alles. Wir springen weiter, kurz vors Ziel.',
  goal: 'Du hast 88 und 6 in diesem Zug. Wer 100 sichert, gewinnt sofort: Sechs fehlen noch, also würfle weiter.',
  free: 'Jetzt liegt es an dir. Würfle weiter oder sichere: Ada ist nur ein Keimling.',
};
