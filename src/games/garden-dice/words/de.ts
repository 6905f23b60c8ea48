import { type Deed, does, offered, shares, starts, told, turn, wins, winsTie } from '../../../core/speech/de.ts';
import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Tile } from '../components.ts';
import type { Move } from '../moves.ts';
import type { GardenNote } from '../notes.ts';
import type { View } from '../view.ts';
import { de as refusals } from './refusals/de.ts';

/** Im Akkusativ, mit Artikel. */
const names: Record<Tile, string> = {
  squash: 'den Kürbis',
  carrot: 'die Karotte',
  tomato: 'die Tomate',
  artichoke: 'die Artischocke',
  eggplant: 'die Aubergine',
  critter: 'das Tier',
  dial: 'die Sonnenuhr',
  rock: 'den Stein',
};
const seeds: Record<'squash' | 'carrot' | 'tomato' | 'artichoke' | 'eggplant', string> = {
  squash: 'Kürbis',
  carrot: 'Karotten',
  tomato: 'Tomaten',
  artichoke: 'Artischocken',
  eggplant: 'Auberginen',
};

const space = (m: { row: number; column: number }): string => `Reihe ${m.row}, Spalte ${m.column}`;

const again: Record<Move['type'], string> = {
  reroll: 'neu würfeln',
  keep: 'Würfel behalten',
  buy: 'kaufen',
  place: 'legen',
  water: 'gießen',
  harvest: 'ernten',
  flip: 'umdrehen',
  remove: 'vertreiben',
  move: 'Tier losschicken',
  sun: 'Sonne einsetzen',
  end: 'Zug beenden',
};

export const de: Words<Move, Chance, View, GardenNote> = {
  tagline: 'Ein gemeinsames Beet: pflanzen, gießen, ernten, und der eigene Vogel nascht bei den Nachbarn.',
  goal: 'Kaufe Samen, pflanze, gieße und ernte in einem Garten für alle. Ist der letzte Samen verkauft, gewinnt, wer die meisten Punkte hat.',
  options: {
    family: {
      label: 'Familienspiel',
      about: 'Niemand hat Vogel oder Kaninchen: Was du pflanzt, frisst dir niemand weg.',
    },
    stallLimit: {
      label: 'Stillstandsgrenze',
      about:
        'Das Spiel endet, wenn so viele Züge pro Person lang niemand einen Samen gekauft hat; bei 0 endet es dadurch nie.',
    },
  },
  categories: {
    harvest: 'Ernten',
    sets: 'Sätze',
    collections: 'Sammlungen',
    sun: 'Behaltene Sonne',
    penalties: 'Übrige Samen',
  },
  move: (m) => offered(deed(m)),
  again: (m) => `Noch einmal tippen: ${again[m.type]}`,
  told: (m, who) => told(who, deed(m)),
  costs(m) {
    return m.type === 'buy'
      ? 'wenn er am Ende noch nicht liegt'
      : m.type === 'sun'
        ? 'die eine unbenutzte Sonne am Ende bringt'
        : null;
  },
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    return `${who === null ? 'Jemand würfelt' : does(who, 'würfelst', 'würfelt')} ${c.dice.join(' ')}.`;
  },
  note(n, of) {
    switch (n.type) {
      case 'turn':
        return `${does(of(n.seat), 'bist', 'ist')} dran`;
      case 'watered':
        return n.more === 1 ? 'Das Wasser läuft zu einem Samen weiter.' : `Das Wasser läuft zu ${n.more} Samen weiter.`;
      case 'harvested':
        return n.more === 1 ? 'Ein Gemüse daneben kommt mit.' : `${n.more} Gemüse daneben kommen mit.`;
      case 'lastSeed':
        return 'Der letzte Samen ist verkauft: Dieser Zug ist der letzte.';
    }
  },
  duty(view, of) {
    if (view.actor === 'over') return 'Der Garten ruht.';
    if (view.actor === 'chance')
      return view.phase === 'start' ? 'Wer beginnt?' : `${does(of(view.seat), 'wirfst', 'wirft')} vier Würfel.`;
    const who = of(view.actor);
    if (view.phase === 'four')
      return turn(who, 'Vier Gleiche! Noch einmal werfen oder behalten?', 'hat vier Gleiche und überlegt.');
    const last = Object.values(view.supply).every((count) => count === 0) ? ' Das ist der letzte Zug.' : '';
    const deeds = view.options.family
      ? 'Kaufe, lege, gieße oder ernte.'
      : 'Kaufe, lege, gieße, ernte oder schick dein Tier los.';
    return `${turn(who, deeds, 'setzt die Würfel ein.')}${last}`;
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    const cause =
      finish.cause === 'seeds' ? 'Der letzte Samen ist verkauft.' : 'Zu lange hat niemand einen Samen gekauft.';
    if (finish.tie === 'shared') return `${shares(standings, of)}. ${cause}`;
    if (finish.tie === 'harvest') return `${winsTie(standings, of, 'durch die wertvollere Ernte')}. ${cause}`;
    return `${wins(standings, of)}. ${cause}`;
  },
  picks(view) {
    if (view.phase === 'start') return ['Wer beginnt?'];
    return ['Erster Würfel', 'Zweiter Würfel', 'Dritter Würfel', 'Vierter Würfel'];
  },
  refusals,
};

/** Die beiden Würfel für Reihe und Spalte, und ob die Sonnenuhr sie geändert hat. */
function aim(m: Extract<Move, { type: 'place' | 'remove' }>): string {
  const [row, column] = m.dice;
  const changed = row !== m.row || column !== m.column ? ' (durch die Sonnenuhr)' : '';
  return `${row} und ${column}${changed}`;
}

/** Was jemand tut, einmal für die Wahl und einmal für den Verlauf. */
function deed(m: Move): Deed {
  switch (m.type) {
    case 'reroll':
      return { verb: ['werfen', 'wirfst', 'wirft'], what: 'alle vier Würfel noch einmal' };
    case 'keep':
      return { verb: ['behalten', 'behältst', 'behält'], what: 'die vier gleichen Würfel' };
    case 'sun':
      return 'reroll' in m
        ? { verb: ['werfen', 'wirfst', 'wirft'], what: 'alle vier Würfel mit der Sonne noch einmal' }
        : { verb: ['machen', 'machst', 'macht'], what: `die ${m.die} mit der Sonne zur ${m.as}` };
    case 'buy':
      return { verb: ['kaufen', 'kaufst', 'kauft'], what: `einen ${seeds[m.tile]}samen mit der ${m.die}` };
    case 'place':
      return { verb: ['legen', 'legst', 'legt'], what: `${names[m.tile]} mit ${aim(m)} in ${space(m)}` };
    case 'water':
      return { verb: ['gießen', 'gießt', 'gießt'], what: `den Samen in ${space(m)} mit der ${m.die}` };
    case 'harvest':
      return { verb: ['ernten', 'erntest', 'erntet'], what: `das Gemüse in ${space(m)} mit der ${m.die}` };
    case 'flip': {
      const what = m.tile === 'critter' ? 'das Tier' : 'die Uhr';
      return { verb: ['umdrehen', 'drehst', 'dreht'], what: `${what} mit einer 6`, part: 'um' };
    }
    case 'move':
      return {
        verb: ['ziehen', 'ziehst', 'zieht'],
        what: `das Tier mit der ${m.die} nach ${space(m)}`,
        after: meal(m),
      };
    case 'remove':
      return {
        verb: ['vertreiben', 'vertreibst', 'vertreibt'],
        what: `das Tier mit ${aim(m)} und einer 6 aus ${space(m)}`,
      };
    case 'end':
      return { verb: ['beenden', 'beendest', 'beendet'], what: 'den Zug' };
  }
}

function meal(m: Extract<Move, { type: 'move' }>): string {
  if (!('eat' in m)) return '';
  return m.eat === 'swallow' ? ', wo es verschluckt, was dort liegt' : `, wo es für die ${m.spit} den Samen ausspuckt`;
}
