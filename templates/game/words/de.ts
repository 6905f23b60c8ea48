import { does, starts, turn, wins } from '../../../src/core/speech/de.ts';
import type { Words } from '../../../src/core/words.ts';
import type { Chance } from '../chance.ts';
import type { Move } from '../moves.ts';
import type { TurnNote } from '../notes.ts';
import type { View } from '../view.ts';
import { de as refusals } from './refusals/de.ts';

export const de: Words<Move, Chance, View, TurnNote> = {
  tagline: 'Weiterwürfeln und mehr gewinnen, oder sichern, bevor die Eins alles nimmt.',
  goal: 'Würfle, so oft du dich traust, und sichere, was du hast; eine 1 nimmt dir die Punkte des Zugs. Wer zuerst das Ziel erreicht, gewinnt.',
  options: { goal: { label: 'Ziel', about: 'Mit wie vielen Punkten man gewinnt.' } },
  categories: { held: 'Gesicherte Punkte' },
  move: (m) => (m.type === 'roll' ? 'Weiterwürfeln' : 'Sichern'),
  told: (m, who) =>
    m.type === 'roll' ? `${does(who, 'würfelst', 'würfelt')} weiter.` : `${does(who, 'sicherst', 'sichert')}.`,
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    const rolled = `${who === null ? 'Jemand würfelt' : does(who, 'würfelst', 'würfelt')} eine ${c.value}`;
    return c.value === 1 ? `${rolled}: Die Punkte des Zugs sind verloren.` : `${rolled}.`;
  },
  note: (n, of) => `${does(of(n.seat), 'bist', 'ist')} dran`,
  duty(view, of) {
    if (view.actor === 'over') return 'Das Ziel ist erreicht.';
    if (view.phase === 'start') return 'Wer beginnt?';
    if (view.actor === 'chance') return `${does(of(view.seat), 'würfelst', 'würfelt')}.`;
    const ask = `Würfle weiter oder sichere: ${view.turn} Punkte stehen auf dem Spiel.`;
    return turn(of(view.seat), ask, 'überlegt: weiterwürfeln oder sichern?');
  },
  ending({ finish, standings }, of) {
    return finish === null ? '' : `${wins(standings, of)}. Das Ziel ist erreicht.`;
  },
  picks: (view) => [view.phase === 'start' ? 'Wer beginnt?' : 'Würfel'],
  refusals,
};
