import type { Translation } from '../../core/words.ts';
import type { PageTexts } from './en.ts';

export const de: Translation<PageTexts> = {
  home: {
    title: 'Windfall: fünf Würfelspiele rund um die Ernte',
    about: 'Fünf Würfelspiele rund um die Ernte, gegen Bots, an einem Gerät oder online mit Freunden. Ohne Anmeldung.',
  },
  learn: { title: 'Spielend lernen', about: 'Eine kurze Lektion: die Regeln am Brett, Zug für Zug.' },
  rules: { title: 'Regeln', about: 'Jede Regel des Spiels, nummeriert, mit Beispielen.' },
  sheet: { title: 'Leerer Bogen', about: 'Ein leerer Bogen zum Ausdrucken.' },
  lab: { title: 'Das Labor', about: 'Ein Spiel, tausendmal gespielt: wer gewinnt, wie oft und warum.' },
  lobby: {
    title: 'Online spielen',
    about: 'Offene Tische, und ein Code für deinen eigenen: Freunde kommen über einen Link dazu, ohne Konto.',
  },
  t: { title: 'Ein Tisch wartet auf dich', about: 'Setz dich und spiel mit: ganz ohne Konto.' },
  online: { title: 'Ein Tisch online', about: 'Im Browser zusehen oder mitspielen.' },
  me: { title: 'Mein Konto', about: 'Dein Name, deine Anmeldung und deine Daten.' },
  games: { title: 'Meine Partien', about: 'Beendete Partien, Statistik und Glück.' },
  daily: {
    title: 'Tische des Tages',
    about: 'Jeden Tag ein Tisch in jedem Spiel: Alle treffen einmal auf dieselben Würfel und dieselben Bots.',
  },
  puzzles: {
    title: 'Rätsel',
    about: 'Jeden Tag eine Entscheidung in jedem Spiel, viele weitere zum Üben und deine eigenen Fehler noch einmal.',
  },
  replay: { title: 'Wiederholung', about: 'Eine beendete Partie, Zug für Zug, von jeder Seite.' },
  fair: { title: 'Faire Würfel', about: 'Prüfe jeden Wurf einer beendeten Partie.' },
  lost: { title: 'Hier ist nichts', about: 'Unter dieser Adresse gibt es nichts.' },
};
