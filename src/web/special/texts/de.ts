import type { SpecialTexts } from './en.ts';

export const de: SpecialTexts = {
  title: 'Was hier besonders ist',
  clip: {
    title: 'Zurückblicken und herzeigen',
    about:
      'Geh eine beendete Partie von jedem Platz aus durch, spiel von jeder Stelle weiter und sichere ein Stück davon als bewegtes Bild.',
    link: 'Zurückblicken',
  },
  luck: {
    title: 'Glück oder Können?',
    about:
      'Ein Bot sieht sich jeden Wurf und jede Entscheidung noch einmal an: was die Würfel gebracht und was ein Zug verschenkt hat.',
    link: 'Finde es heraus',
  },
  dice: {
    title: 'Würfel, die niemand manipulieren kann',
    about:
      'Alle Würfe sind vor dem ersten versiegelt. Nach dem Ende kann jeder das Siegel öffnen und jeden einzelnen prüfen.',
    link: 'Eine Partie prüfen',
  },
  lab: {
    title: 'Das Labor',
    about: 'Lass Bots ein Spiel tausendmal spielen, ändere eine Regel und sieh, was aus Punkten und Chancen wird.',
  },
  online: {
    title: 'Ein Tisch für deine Freunde',
    about:
      'Schick einen Link oder zeig einen Code; niemand muss sich anmelden. Der Tisch wartet, auch wenn ein Gerät schläft oder das Netz ausfällt.',
    link: 'Einen Tisch finden',
  },
  exact: 'Was „genau“ heißt',
  exactAbout:
    'Jeder Satz der Spielregeln ist eine nummerierte Regel mit einem Test, und ein abgelehnter Zug nennt seine Regel. Wo ein Regelheft verschweigt, was auf dem Spielmaterial gedruckt ist, sind die Zahlen unsere eigenen und überall so gekennzeichnet. Wenn du das Spiel besitzt, kannst du beim Einrichten deine eingeben.',
  whose: 'Wem es gehört',
  whoseAbout:
    'Die Spiele sind das Werk ihrer Autoren und Verlage, die bei jedem genannt sind. Das Programm, die Zeichnungen und die Worte, in denen die Regeln erzählt werden, sind von uns; der Code steht unter der MIT-Lizenz.',
  reach: 'Wie du uns erreichst',
  reachAbout:
    'Hast du einen Fehler gefunden oder etwas, das dir gehört und nicht hier sein sollte? Eröffne ein Issue an dem Ort, von dem du Windfall hast, oder schreib denen, die diese Seite betreiben.',
};
