import type { Words } from '../../../src/core/words.ts';
import type { Chance } from '../chance.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { de as refusals } from './refusals/de.ts';

export const de: Words<Move, Chance, View> = {
  tagline: 'Weiterwürfeln und mehr gewinnen, oder sichern, bevor die Eins alles nimmt.',
  options: { goal: { label: 'Ziel', about: 'Wie viele Punkte das Spiel gewinnen.' } },
  categories: { held: 'Gesicherte Punkte' },
  move: (m) => (m.type === 'roll' ? 'Weiterwürfeln' : 'Sichern'),
  chance(c, name) {
    if (c.type === 'start') return `Zuerst: ${name(c.seat)}`;
    return c.value === 1 ? 'Eine 1 gewürfelt: die Punkte des Zugs sind verloren' : `Eine ${c.value} gewürfelt`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'Das Ziel ist erreicht.';
    if (view.phase === 'start') return 'Wer beginnt?';
    if (view.actor === 'chance') return `${name(view.seat)}, bitte würfeln.`;
    return `${name(view.seat)}, würfle weiter oder sichere: ${view.turn} Punkte stehen auf dem Spiel.`;
  },
  ending({ finish, seat, points }, name) {
    return finish === null ? '' : `${name(seat)} erreicht das Ziel mit ${points[seat]} Punkten und gewinnt.`;
  },
  coach: {
    roll: 'Was du würfelst, gehört dir erst, wenn du es sicherst. Eine 1 nimmt alle Punkte des Zugs und beendet ihn.',
    hold: 'Das reicht zum Sieg: Sichere deine Punkte.',
  },
  picks: (view) => [view.phase === 'start' ? 'Wer beginnt?' : 'Würfel'],
  refusals,
};
