import { type Deed, does, list, offered, shares, starts, told, turn, wins } from '../../../core/speech/de.ts';
import type { PersonOf, Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Face, Job } from '../components.ts';
import type { Ability } from '../document.ts';
import { weatherOf } from '../drought.ts';
import type { Move } from '../moves.ts';
import type { FarmerDeeds, RiceNote } from '../notes.ts';
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
const jobs: Record<Job, Deed['verb']> = {
  weed: ['jäten', 'jätest', 'jätet'],
  harvest: ['ernten', 'erntest', 'erntet'],
  plant: ['bepflanzen', 'bepflanzt', 'bepflanzt'],
};
const symbols = { worker: 'Arbeiter', water: 'Wasser', card: 'Karte' } as const;
const riches = {
  water: 'das meiste Wasser auf Feldern',
  planted: 'die meisten bepflanzten Felder',
  paddies: 'die meisten Felder',
  weeds: 'das meiste Unkraut',
} as const;

const count = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);
const countWeeds = (n: number): string => count(n, 'ein Unkraut', 'Unkräuter');

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
      return `${countWeeds(ability.fewer)} weniger nach einem Wurf`;
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

function rolled(dice: readonly Face[]): string {
  return dice.map((face) => faceNames[face]).join(', ');
}

/** Was jemand tut, einmal für die Wahl und einmal für den Verlauf. */
function deed(m: Move, of?: PersonOf): Deed {
  switch (m.type) {
    case 'choose':
      return m.card === undefined
        ? { verb: ['wählen', 'wählst', 'wählt'], what: 'eine Karte' }
        : { verb: ['behalten', 'behältst', 'behält'], what: `${m.card} als erstes Feld` };
    case 'reroll':
      return {
        verb: ['neu werfen', 'wirfst', 'wirft'],
        what: m.dice === undefined ? 'alle fünf Würfel' : rolled(m.dice),
        part: 'neu',
      };
    case 'weed': {
      const owner =
        m.seat === undefined
          ? ''
          : of === undefined
            ? ` von Platz ${m.seat + 1}`
            : of(m.seat).isYou
              ? ' bei dir'
              : ` von ${of(m.seat).name}`;
      return { verb: ['legen', 'legst', 'legt'], what: `Unkraut auf Feld ${m.paddy}${owner}` };
    }
    case 'action':
      return {
        worker: { verb: ['losschicken', 'schickst', 'schickt'], what: 'Arbeiter', part: 'los' } as const,
        card: { verb: ['ziehen', 'ziehst', 'zieht'], what: 'Karten' } as const,
        water: { verb: ['öffnen', 'öffnest', 'öffnet'], what: 'die Schleusen' } as const,
      }[m.action];
    case 'job':
      return { verb: jobs[m.job], what: `Feld ${m.paddy}` };
    case 'keep':
      return m.replace === undefined
        ? { verb: ['anlegen', 'legst', 'legt'], what: `${m.card} ${m.at === 'left' ? 'links' : 'rechts'}`, part: 'an' }
        : { verb: ['behalten', 'behältst', 'behält'], what: `${m.card} anstelle von Feld ${m.replace}` };
    case 'release':
      return {
        verb: ['ablassen', 'lässt', 'lässt'],
        what: `Wasser von Feld ${m.paddy} in ${m.into.length === 0 ? 'den Teich' : listPaddies(m.into)}`,
        part: 'ab',
      };
    case 'fill':
      return { verb: ['füllen', 'füllst', 'füllt'], what: `Feld ${m.paddy} aus dem Teich` };
    case 'done':
      return { verb: ['fertig sein', 'bist', 'ist'], what: 'fertig' };
  }
}

/** Was der Zug des Fröhlichen Bauern gebracht hat: Er spielt von selbst. */
function tellFarmer({ harvested, planted, weeded, filled, drained, kept }: FarmerDeeds): string {
  const did = [
    ...(harvested.length > 0 ? [`erntet ${listPaddies(harvested)}`] : []),
    ...(planted.length > 0 ? [`bepflanzt ${listPaddies(planted)}`] : []),
    ...(weeded.length > 0 ? [`jätet ${listPaddies(weeded)}`] : []),
    ...(drained.length > 0 ? [`entwässert ${listPaddies(drained)}`] : []),
    ...(filled.length > 0 ? [`füllt ${listPaddies(filled)}`] : []),
    ...(kept === null ? [] : [`behält ${kept}`]),
  ];
  return `Der Fröhliche Bauer ${did.length === 0 ? 'kann nichts tun' : list(did)}.`;
}

/** Was zu tun ist, und worauf die anderen warten. */
const duties: Record<View['phase'], readonly [ask: string, waits: string]> = {
  deal: ['', ''],
  choose: ['Behalte eine deiner drei Karten.', 'wählt eine Karte.'],
  start: ['', ''],
  roll: ['', ''],
  decide: ['Wähle eine Aktion: Arbeiter, Karte oder Wasser.', 'wählt eine Aktion.'],
  worker: ['Gib deinen Arbeitern etwas zu tun.', 'teilt die Arbeiter ein.'],
  mimic: ['Deine Mimics dürfen mitarbeiten.', 'darf die Mimics mitarbeiten lassen.'],
  draw: ['', ''],
  keep: ['Behalte eine der gezogenen Karten oder keine.', 'wählt eine Karte.'],
  release: ['Du darfst Wasser ablassen.', 'darf Wasser ablassen.'],
  take: ['Fülle Felder aus dem Teich.', 'füllt Felder.'],
  over: ['', ''],
};

function decideDuty({ weeds, rerolls }: View): readonly [string, string] {
  const waits = duties.decide[1];
  if (weeds > 0)
    return [`Lege ${countWeeds(weeds)}${rerolls > 0 ? ' oder wirf neu' : ''}.`, `muss ${countWeeds(weeds)} legen.`];
  return rerolls > 0 ? ['Wirf neu, oder wähle eine Aktion: Arbeiter, Karte oder Wasser.', waits] : duties.decide;
}

const again: Record<Move['type'], string> = {
  choose: 'behalten',
  reroll: 'neu werfen',
  weed: 'Unkraut legen',
  action: 'wählen',
  job: 'ausführen',
  keep: 'anlegen',
  release: 'Schleuse öffnen',
  fill: 'füllen',
  done: 'weiter',
};

export const de: Words<Move, Chance, View, RiceNote> = {
  tagline: 'Terrassen fluten, pflanzen, ablassen, ernten: Wer zuerst hundert Reis hat, gewinnt.',
  goal: 'Flute deine Felder, bepflanze sie, lass das Wasser ab und ernte. Wer zuerst hundert Reis hat, gewinnt.',
  sides: { happyFarmer: 'Der Fröhliche Bauer' },
  options: {
    weeds: {
      label: 'Unkraut',
      about: 'Wann Unkrautseiten Unkraut bringen: nur nach einem Neuwurf oder nach jedem Wurf.',
      values: { rerolled: 'Nach einem Neuwurf', always: 'Nach jedem Wurf' },
    },
    farmerRice: {
      label: 'Vorsprung des Fröhlichen Bauern',
      about:
        'Nur wenn du allein spielst: Mit so viel Reis beginnt der Fröhliche Bauer. 0 ist wie in der Anleitung; bei 30 gewinnt ein Spross jede zweite Partie, bei 60 eine Gärtnerin; bei 75 gewinnt eine Gärtnerin nur jede fünfte.',
      values: {
        0: 'Wie in der Anleitung',
        30: 'Ausgeglichen für einen Spross',
        60: 'Ausgeglichen für eine Gärtnerin',
        75: 'Schwer für eine Gärtnerin',
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
  move: (m, of) => (m.type === 'done' ? 'Fertig' : offered(deed(m, of))),
  again: (m) => `Noch einmal tippen: ${again[m.type]}`,
  told: (m, who, of) => told(who, deed(m, of)),
  picks(view) {
    if (view.phase === 'start') return ['Wer beginnt?'];
    if (view.phase !== 'roll') return Array.from({ length: view.left }, (_, i) => `Karte ${i + 1}`);
    return Array.from({ length: 5 - view.dice.length }, (_, i) => `Würfel ${i + 1}`);
  },
  faces: faceNames,
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    if (c.type === 'roll')
      return `${who === null ? 'Jemand würfelt' : does(who, 'würfelst', 'würfelt')} ${rolled(c.dice)}.`;
    const drew = who === null ? 'Jemand zieht' : does(who, 'ziehst', 'zieht');
    return `${drew} ${c.cards === undefined ? count(c.count, 'eine Karte', 'Karten') : c.cards.join(', ')}.`;
  },
  note(n, of) {
    switch (n.type) {
      case 'turn':
        return `${does(of(n.side), 'bist', 'ist')} dran`;
      case 'farmer':
        return tellFarmer(n);
      case 'drySpell':
        return (
          [
            'Lange hat niemand Reis bekommen. Dürre: Das Wasser läuft von allen Feldern ab.',
            'Eine zweite Dürre: Das Wasser läuft von allen Feldern ab. Die dritte beendet das Spiel.',
            'Die dritte Dürre.',
          ][n.spells - 1] ?? ''
        );
    }
  },
  duty(view, of) {
    if (view.actor === 'over')
      return view.finish?.cause === 'drought' ? 'Das Land ist trocken.' : 'Der Reis ist eingebracht.';
    if (view.actor !== 'chance') {
      const [ask, waits] = view.phase === 'decide' ? decideDuty(view) : duties[view.phase];
      return turn(of(view.actor), ask, waits);
    }
    if (view.phase === 'start') return 'Wer beginnt?';
    if (view.phase === 'deal')
      return `${does(of(view.seat), 'bekommst', 'bekommt')} ${count(view.left, 'eine Karte', 'Karten')}.`;
    return view.phase === 'draw'
      ? `${does(of(view.turn), 'ziehst Karten', 'zieht Karten')}.`
      : `${does(of(view.turn), 'wirfst fünf Würfel', 'wirft fünf Würfel')}.`;
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    const won = finish.tie === 'shared' ? shares(standings, of, 'Reis') : wins(standings, of, 'Reis');
    const how = {
      harvest: 'Die letzte Ernte hat entschieden.',
      mimic: 'Die Ernte eines Mimics hat entschieden.',
      most: 'Die Karten haben zu Beginn des Zuges entschieden.',
      drought: 'Die dritte Dürre beendet das Spiel.',
    }[finish.cause];
    return `${won}. ${how}`;
  },
  refusals,
};
