import type { Vegetable } from '../../components.ts';
import type { Refusals } from './en.ts';

const names: Record<Vegetable, string> = { lettuce: 'Salat', tomato: 'Tomate', carrot: 'Karotte' };

export const de: Refusals = {
  sameColour: ({ veg }) => `Der Würfel ist schon ${names[veg]}: Lass „as“ weg.`,
  noDie: ({ veg, value }) => `Im Vorrat liegt kein Würfel „${names[veg]} ${value}“.`,
  colourIsAdvanced: 'Die Farbe ändert eine Kraft nur im fortgeschrittenen Spiel.',
  feedsItsValue: ({ value }) => `Eine ${value} füttert das Schwein mit ${value}: Nur eine Kraft ändert das.`,
  plantsInItsColumn: ({ value }) => `Eine ${value} kommt in Spalte ${value}: Nur eine Kraft ändert das.`,
  tooFewPowers({ needed, left }) {
    const has = left === 0 ? 'du hast keine mehr' : `du hast nur noch ${left}`;
    return `Das kostet ${needed === 1 ? '1 Kraft' : `${needed} Kräfte`}, und ${has}.`;
  },
  mustPlant: ({ veg, value }) =>
    `„${names[veg]} ${value}“ passt in Spalte ${value}, also darfst du es nicht verfüttern.`,
  noPowerNeeded: ({ veg, value }) =>
    `„${names[veg]} ${value}“ passt ohnehin nirgends: Zum Verfüttern brauchst du keine Kraft.`,
  firstColour: ({ veg }) => `Jede Farbe, die nicht passt, tut es: Genannt wird die erste, ${names[veg]}.`,
  lowerValue: 'Ein kleinerer Wert für ebenso viele Kräfte macht das Schwein genauso satt.',
  taken: 'Dort wächst schon etwas.',
  notBeside: ({ veg }) => `${names[veg]} muss neben ${names[veg]} wachsen.`,
};
