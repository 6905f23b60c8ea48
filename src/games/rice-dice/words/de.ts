import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Face, Job } from '../components.ts';
import type { Ability } from '../document.ts';
import { weatherOf } from '../drought.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { documentWords } from './document.ts';
import { de as refusals } from './refusals/de.ts';

const faceNames: Record<Face, string> = {
  water: 'Wasser',
  card: 'Karte',
  worker: 'Arbeiter',
  double: 'Doppelarbeiter',
  wild: 'Joker',
  weed: 'Unkraut',
};
const jobNames: Record<Job, string> = { weed: 'jäten', harvest: 'ernten', plant: 'bepflanzen' };
const symbols = { worker: 'Arbeiter', water: 'Wasser', card: 'Karte' } as const;
const riches = {
  water: 'das meiste Wasser auf Feldern',
  planted: 'die meisten bepflanzten Felder',
  paddies: 'die meisten Felder',
  weeds: 'das meiste Unkraut',
} as const;

const count = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);

/** Was eine Karte kann, wie auf der Karte. */
export function describeAbility(ability: Ability | null): string {
  if (ability === null) return '';
  switch (ability.kind) {
    case 'rerolls':
      return `${count(ability.more, 'ein Neuwurf', 'Neuwürfe')} mehr im Zug`;
    case 'chooseDice':
      return 'beim Neuwurf wählst du die Würfel';
    case 'draw':
      return `Kartenaktion: ${ability.more} mehr ziehen`;
    case 'weedAnyone':
      return 'dein Unkraut darf auf alle Felder';
    case 'symbols':
      return `+${ability.more} ${symbols[ability.symbol]} bei jedem Wurf`;
    case 'harvestRice':
      return `+${ability.rice} Reis für jedes geerntete Feld`;
    case 'mimic':
      return `Mimic: ${jobNames[ability.job]}, wenn vor dir gearbeitet wird`;
    case 'most':
      return `Zugbeginn: ${ability.rice} Reis, wenn du allein ${riches[ability.of]} hast`;
    case 'weedFlooded':
      return 'deine Arbeiter jäten auch geflutete Felder';
    case 'fewerWeeds':
      return `${ability.fewer} Unkraut weniger nach einem Wurf`;
    case 'fewerWorkers':
      return `${ability.fewer} Arbeiter weniger, um es zu ${jobNames[ability.job]}`;
    case 'flowLeft':
      return 'dein Wasser fließt auch nach links';
  }
}

/** R52: wie lange schon niemand Reis bekommt, und was das bringen wird. */
export function tellDry(view: View): string {
  const { dry, spells, dryLimit } = view;
  if (weatherOf(view) === 'spell')
    return spells === 1
      ? 'Dürre: Das Wasser ist von allen Feldern abgelaufen.'
      : 'Eine zweite Dürre: Das Wasser ist von allen Feldern abgelaufen. Die dritte beendet das Spiel.';
  const since = ['', ' nach der Dürre', ' nach der zweiten Dürre'][spells] ?? '';
  const then = ['läuft das Wasser ab', 'läuft das Wasser wieder ab', 'endet das Spiel'][spells] ?? '';
  return `Seit ${count(dry, 'einem Zug', 'Zügen')}${since} kein Reis: Nach ${dryLimit} ${then}.`;
}

const listPaddies = (places: readonly number[]): string =>
  places.length === 1 ? `Feld ${places[0]}` : `die Felder ${places.join(', ')}`;

const listNames = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;

function rolled(dice: readonly Face[]): string {
  return dice.map((face) => faceNames[face]).join(', ');
}

function sayMove(m: Move): string {
  switch (m.type) {
    case 'choose':
      return m.card === undefined ? 'Eine Karte wählen' : `${m.card} als erstes Feld behalten`;
    case 'reroll':
      return m.dice === undefined ? 'Alle fünf Würfel neu werfen' : `Neu werfen: ${rolled(m.dice)}`;
    case 'weed':
      return m.seat === undefined
        ? `Unkraut auf Feld ${m.paddy} legen`
        : `Unkraut auf Feld ${m.paddy} von Platz ${m.seat + 1} legen`;
    case 'action':
      return { worker: 'Arbeiter losschicken', card: 'Karten ziehen', water: 'Die Schleusen öffnen' }[m.action];
    case 'job':
      return `Feld ${m.paddy} ${jobNames[m.job]}`;
    case 'keep':
      if (m.replace !== undefined) return `${m.card} anstelle von Feld ${m.replace} behalten`;
      return `${m.card} ${m.at === 'left' ? 'links' : 'rechts'} anlegen`;
    case 'release':
      return `Feld ${m.paddy} ablassen in ${m.into.length === 0 ? 'den Teich' : listPaddies(m.into)}`;
    case 'fill':
      return `Feld ${m.paddy} aus dem Teich füllen`;
    case 'done':
      return 'Fertig';
  }
}

const duties: Record<View['phase'], string> = {
  deal: '',
  choose: 'behalte eine deiner drei Karten.',
  start: '',
  roll: '',
  decide: 'wähle eine Aktion: Arbeiter, Karte oder Wasser.',
  worker: 'gib deinen Arbeitern zu tun.',
  mimic: 'deine Mimics dürfen mitarbeiten.',
  draw: '',
  keep: 'behalte eine der gezogenen Karten oder keine.',
  release: 'du darfst Wasser ablassen.',
  take: 'fülle Felder aus dem Teich.',
  over: '',
};

function decideDuty({ weeds, rerolls }: View): string {
  if (weeds > 0) return `lege ${weeds} Unkraut${rerolls > 0 ? ' oder wirf neu' : ''}.`;
  return rerolls > 0 ? 'wirf neu, oder wähle eine Aktion: Arbeiter, Karte oder Wasser.' : duties.decide;
}

export const de: Words<Move, Chance, View> = {
  tagline: 'Terrassen fluten, pflanzen, ablassen, ernten: hundert Reis gewinnen.',
  options: {
    weeds: {
      label: 'Unkraut',
      about: 'Wann Unkrautseiten Unkraut bringen: nur nach einem Neuwurf oder nach jedem Wurf.',
      values: { rerolled: 'Nach einem Neuwurf', always: 'Nach jedem Wurf' },
    },
    farmerRice: {
      label: 'Vorsprung des Fröhlichen Bauern',
      about:
        'Nur allein: Mit so viel Reis beginnt der Fröhliche Bauer. 0 ist wie in der Anleitung, 25 wird enger, 50 ist ausgeglichen für gute Spieler, 70 schwer für alle.',
      values: {
        0: 'Wie in der Anleitung',
        25: 'Es wird enger',
        50: 'Ausgeglichen für gute Spieler',
        70: 'Schwer für alle',
      },
    },
    drySpell: {
      label: 'Dürre',
      about:
        'Bekommt so viele Runden lang niemand Reis, läuft alles Wasser von den Feldern ab; beim dritten Mal nacheinander endet das Spiel. 0 heißt nie.',
      values: { 0: 'Nie' },
    },
    deck: {
      label: 'Karten',
      about: 'Unsere dreißig Karten oder 15 bis 60 eigene, etwa die aus der Schachtel.',
      document: documentWords.de,
    },
  },
  categories: { harvest: 'Ernten', abilities: 'Fähigkeiten', start: 'Vorsprung' },
  move: sayMove,
  coach: {
    choose:
      'Kleine Felder sind schnell geflutet und bearbeitet, große bringen mehr. Die Fähigkeit wirkt, solange die Karte in deiner Reihe liegt.',
    decide:
      'Nutze die Würfel für eines. Arbeiter bepflanzen geflutete Felder, ernten trockene und jäten; Karten bringen neue Felder; Wasser füllt und leert sie. Neu werfen kostet nichts, aber danach bringt jede Unkrautseite ein Unkraut.',
    place:
      'Unkraut schmälert die Ernte. Lege es dorthin, wo es am wenigsten schadet, etwa auf ein Feld, das du spät erntest; höchstens zwei auf eines.',
    job: 'Ein Feld braucht so viele Arbeiter, wie es Sechsecke hat, zum Bepflanzen wie zum Ernten. Für das eine muss es geflutet sein, für das andere trocken.',
    mimic:
      'Vor dir wurden Arbeiter losgeschickt. Jeder deiner Mimics darf jetzt seine Arbeit tun, mit so vielen Arbeitern, wie gewürfelt wurden; der Weeding Mimic hat einen. Das kostet dich nichts.',
    keep: 'Du darfst eine Karte behalten: links, rechts oder anstelle eines Feldes. Wasser fließt nach rechts, also zählt die Reihenfolge.',
    release:
      'Bepflanzte Felder sollen trocken werden: Lass ihr Wasser in eines weiter rechts laufen oder in den Teich. Nur volle Felder behalten ihr Wasser.',
    drought:
      'Lange hat niemand Reis bekommen. Bald läuft das Wasser von allen Feldern ab, auch bepflanzte werden trocken, und beim dritten Mal nacheinander endet das Spiel: Der meiste Reis gewinnt. Mit jedem Reis beginnt das Zählen neu.',
    fill: 'Jedes Wassersymbol nimmt einen Stein aus dem Teich. Ein Feld wird ganz gefüllt oder gar nicht.',
  },
  coachKey(view, moves) {
    if (view.phase === 'decide') return view.weeds > 0 ? 'place' : weatherOf(view) === 'near' ? 'drought' : 'decide';
    return view.phase === 'mimic' ? 'mimic' : (moves[0]?.type ?? null);
  },
  picks(view) {
    if (view.phase === 'start') return ['wer beginnt'];
    if (view.phase !== 'roll') return Array.from({ length: view.left }, (_, i) => `Karte ${i + 1}`);
    return Array.from({ length: 5 - view.dice.length }, (_, i) => `Würfel ${i + 1}`);
  },
  faces: faceNames,
  chance(c, name) {
    if (c.type === 'start') return `Zuerst: ${name(c.seat)}`;
    if (c.type === 'roll') return `Gewürfelt: ${rolled(c.dice)}`;
    return c.cards === undefined
      ? `${count(c.count, 'Eine Karte', 'Karten')} gezogen`
      : `Gezogen: ${c.cards.join(', ')}`;
  },
  duty(view, name) {
    if (view.actor === 'over')
      return view.finish?.cause === 'drought' ? 'Das Land ist trocken.' : 'Der Reis ist eingebracht.';
    if (view.actor !== 'chance')
      return `${name(view.actor)}, ${view.phase === 'decide' ? decideDuty(view) : duties[view.phase]}`;
    if (view.phase === 'start') return 'Wer beginnt?';
    if (view.phase === 'deal') return `Karten für ${name(view.seat)}.`;
    return view.phase === 'draw' ? `${name(view.turn)}, bitte Karten ziehen.` : `${name(view.turn)}, bitte würfeln.`;
  },
  ending({ finish, standings }, name) {
    if (finish === null) return '';
    const winner = listNames(finish.winners.map(name));
    const rice = standings.find((standing) => standing.rank === 1)?.total ?? 0;
    const won = finish.tie === 'shared' ? `${winner} teilen sich den Sieg.` : `Gewonnen: ${winner}.`;
    if (finish.cause === 'drought') return `Die dritte Dürre beendet das Spiel. Am meisten Reis: ${rice}. ${won}`;
    const how = {
      harvest: 'mit einer Ernte',
      mimic: 'mit der Ernte eines Mimics im Zug davor',
      most: 'mit dem, was die Karten zu Beginn des Zuges bringen',
    }[finish.cause];
    return `${rice} Reis ${how}. ${won}`;
  },
  refusals,
};
