import type { Tile } from '../../components.ts';
import type { Refusals } from './en.ts';

/** Was jemand nicht hat. */
const without: Record<Tile, string> = {
  squash: 'keinen Kürbis',
  carrot: 'keine Karotte',
  tomato: 'keine Tomate',
  artichoke: 'keine Artischocke',
  eggplant: 'keine Aubergine',
  critter: 'kein Tier',
  dial: 'keine Sonnenuhr',
  rock: 'keinen Stein',
};

export const de: Refusals = {
  fourFirst: 'Vier gleiche Würfel: Wirf sie alle neu oder behalte sie, dann geht es weiter.',
  fourOnly: 'Neu werfen oder behalten kannst du nur vier gleiche Würfel direkt nach dem Wurf.',
  notOver: 'Mit diesen Würfeln geht noch etwas, also geht dein Zug weiter.',
  noDie: ({ die, isThere }) => `Unter deinen Würfeln ist keine ${isThere ? 'zweite ' : ''}${die}.`,
  sixFlips: 'Nur eine Sechs dreht ein Plättchen um.',
  notInGarden: ({ tile }) =>
    tile === 'critter' ? 'Dein Tier ist nicht im Garten.' : 'Deine Sonnenuhr ist nicht im Garten.',
  sunUsed: 'Deine Sonne ist schon verbraucht.',
  sunTooLate: 'Die Sonne wirft die Würfel nur neu, solange du noch keinen ausgegeben hast.',
  sunChangesNothing: 'Das zeigt der Würfel schon.',
  noDiscForSeed: 'Du hast keine Scheibe mehr für einen Samen.',
  soldOut: ({ tile }) => `Im Vorrat gibt es ${without[tile]} mehr.`,
  twoOfOne: () =>
    'Mehr als zwei Samen einer Sorte gibt es in einem Zug nicht (ausgespuckte zählen mit), und zwei hast du schon.',
  seedCosts: ({ value }) => `Dieser Samen kostet einen Würfel ab ${value}.`,
  noTile: ({ tile }) => `Du hast ${without[tile]} zum Legen.`,
  noDiscForTile: () => 'Du hast keine Scheibe mehr dafür.',
  taken: 'Dieses Feld ist besetzt.',
  smallerChange: 'Dieselben zwei Würfel erreichen das Feld auch mit weniger Änderung oder in kleinerer Reihenfolge.',
  otherSpace: ({ dice, row, column }) =>
    `Die Würfel ${dice[0]} und ${dice[1]} führen nicht zu Reihe ${row}, Spalte ${column}.`,
  sundialShort: ({ left, steps }) => `Die Sonnenuhr ändert die Würfel um höchstens ${left}, und das wären ${steps}.`,
  noSeed: 'Dort liegt kein Samen.',
  noVeggie: 'Dort liegt kein Gemüse.',
  notYourSeed: 'Dieser Samen gehört dir nicht.',
  notYourVeggie: 'Dieses Gemüse gehört dir nicht.',
  waterCosts: ({ value }) => `Dieser Samen braucht einen Würfel ab ${value}.`,
  harvestCosts: ({ value }) => `Dieses Gemüse braucht einen Würfel ab ${value}.`,
  straightLine: 'Ein Tier zieht geradeaus, in seiner Reihe oder seiner Spalte.',
  tooFar: ({ spaces }) => `Das sind ${spaces} Felder, mehr als der Würfel zeigt.`,
  blocked: 'Der Weg ist versperrt: Tiere ziehen nur durch leere Felder.',
  nothingToEat: 'Auf diesem Feld gibt es nichts zu fressen.',
  birdFood: 'Ein Vogel frisst nur Samen der anderen; dieses Feld ist besetzt.',
  rabbitFood: 'Ein Kaninchen frisst nur Gemüse der anderen; dieses Feld ist besetzt.',
  noDiscToEat: 'Ohne Scheibe im Vorrat kann dein Tier nicht fressen.',
  eatenThere: 'Bei dieser Person hat dein Tier in diesem Zug schon gefressen.',
  scarecrow: 'Eine Vogelscheuche hält Vögel von diesem Samen fern.',
  swallowOrSpit: 'Sag dazu, ob dein Tier schluckt oder ausspuckt.',
  onlySwallow: 'Zwei Samen dieser Sorte hast du in diesem Zug schon: Dein Tier kann nur schlucken.',
  spitCosts: ({ value }) => `Um das auszuspucken, brauchst du einen Würfel ab ${value}.`,
  smallerMoves: 'Wo die beiden Würfel tauschen könnten, bewegt der kleinere das Tier.',
  sixRemoves: 'Der dritte Würfel zum Vertreiben muss eine Sechs zeigen.',
  noCritter: 'Auf diesem Feld steht kein Tier.',
};
