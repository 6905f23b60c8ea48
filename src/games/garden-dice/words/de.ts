import type { Words } from '../../../core/words.ts';
import type { Tile } from '../components.ts';
import type { Chance, Move } from '../moves.ts';
import type { View } from '../view.ts';
import { coachKey } from './coach.ts';
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

export const de: Words<Move, Chance, View> = {
  tagline: 'Ein gemeinsames Beet: pflanzen, gießen, ernten, und der eigene Vogel nascht bei den Nachbarn.',
  options: {
    family: {
      label: 'Familienspiel',
      about: 'Niemand hat Vogel oder Kaninchen: Was du pflanzt, frisst dir niemand weg.',
    },
    stallLimit: {
      label: 'Stillstandsgrenze',
      about: 'Das Spiel endet nach so vielen Zügen pro Person in Folge ohne einen Samenkauf; 0 lässt es weiterlaufen.',
    },
  },
  categories: {
    harvest: 'Ernten',
    sets: 'Sätze',
    collections: 'Sammlungen',
    sun: 'Sonne behalten',
    penalties: 'Übrige Samen',
  },
  move(m) {
    switch (m.type) {
      case 'reroll':
        return 'Alle vier Würfel noch einmal werfen';
      case 'keep':
        return 'Die vier gleichen Würfel behalten';
      case 'sun':
        return 'reroll' in m
          ? 'Mit der Sonne alle vier Würfel noch einmal werfen'
          : `Mit der Sonne die ${m.die} zur ${m.as} machen`;
      case 'buy':
        return `${seeds[m.tile]}samen mit der ${m.die} kaufen`;
      case 'place':
        return `${capital(names[m.tile])} in ${space(m)} legen, mit ${aim(m)}`;
      case 'water':
        return `Den Samen in ${space(m)} gießen, mit der ${m.die}`;
      case 'harvest':
        return `Das Gemüse in ${space(m)} ernten, mit der ${m.die}`;
      case 'flip':
        return m.tile === 'critter'
          ? 'Das Tier mit einer 6 umdrehen'
          : 'Sonnenuhr oder Vogelscheuche mit einer 6 umdrehen';
      case 'move':
        return walk(m);
      case 'remove':
        return `Das Tier aus ${space(m)} vertreiben, mit ${aim(m)} und einer 6`;
      case 'end':
        return 'Den Zug beenden';
    }
  },
  costs(m) {
    return m.type === 'buy'
      ? 'wenn er am Ende noch nicht liegt'
      : m.type === 'sun'
        ? 'die eine unbenutzte Sonne am Ende bringt'
        : null;
  },
  chance(c, name) {
    return c.type === 'start' ? `Zuerst: ${name(c.seat)}` : `Gewürfelt: ${c.dice.join(' ')}`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'Der Garten ruht.';
    if (view.actor === 'chance') return view.phase === 'start' ? 'Wer beginnt?' : `${name(view.seat)}, bitte würfeln.`;
    if (view.phase === 'four') return `${name(view.actor)}, vier Gleiche: noch einmal werfen oder behalten?`;
    const last = Object.values(view.supply).every((count) => count === 0) ? ' Das ist der letzte Zug.' : '';
    const deeds = view.options.family
      ? 'kaufen, legen, gießen oder ernten'
      : 'kaufen, legen, gießen, ernten oder das Tier losschicken';
    return `${name(view.actor)}, setze deine Würfel ein: ${deeds}.${last}`;
  },
  ending({ finish, standings }, name) {
    if (finish === null) return '';
    const cause =
      finish.cause === 'seeds' ? 'Der letzte Samen ist verkauft.' : 'Zu lange hat niemand einen Samen gekauft.';
    const winners = standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
    if (finish.tie === 'shared') return `${cause} ${winners.join(' und ')} teilen sich den Sieg.`;
    if (finish.tie === 'harvest') return `${cause} Gleichstand; gewonnen durch die wertvollere Ernte: ${winners[0]}.`;
    return `${cause} Gewonnen: ${winners[0]}.`;
  },
  coach: {
    first:
      'Tippe einen Würfel an, um zu sehen, was er kann; was leuchtet, ist möglich. Ein Würfel kauft einen Samen, der höchstens so viel wert ist. Zwei Würfel legen dann ein Plättchen: einer ist die Reihe, der andere die Spalte. Solange etwas möglich ist, geht dein Zug weiter.',
    place:
      'Jetzt ein Platz für deinen Samen: Wähle ihn, dann ein leuchtendes Feld. Was neben größeren Samen liegt, wird mit ihnen gegossen und geerntet, egal, wem es gehört. Auf einem Stern zählt Gemüse doppelt.',
    water:
      'Ein Würfel, der mindestens seinen Wert zeigt, gießt deinen eigenen Samen. Das Wasser läuft weiter zu jedem kleineren Samen daneben, auch zu denen der anderen. Zeige auf einen Samen, um zu sehen, wie weit.',
    harvest:
      'Ein Würfel, der mindestens seinen Wert zeigt, erntet dein Gemüse und danach alles kleinere daneben. Alle bekommen die Punkte für das Eigene; du bekommst einen Punkt für jedes fremde Gemüse. Drei einer Sorte sind eine Sammlung, eins von jeder ein Satz.',
    flip: 'Eine 6 dreht dein Tier oder deine Sonnenuhr um. Ein Vogel frisst Samen, ein Kaninchen Gemüse. Eine Sonnenuhr ändert Würfel, eine Vogelscheuche bringt für jedes eigene Gemüse um sie herum 3 mehr und hält Vögel fern.',
    sundial:
      'Deine Sonnenuhr hilft: Einmal im Zug ändert sie Würfel für Reihe und Spalte, einen um 2 oder zwei um 1. Felder, die sie brauchen, zeigen eine kleine Sonne.',
    eat: 'Es gibt etwas zu fressen. Geschluckt ist das Plättchen aus dem Spiel, und eine deiner Scheiben bleibt auf dem Tier. Oder du gibst noch einen Würfel aus, der mindestens den Wert zeigt, und behältst es als eigenen Samen.',
    remove:
      'Ein Tier lässt sich vertreiben: Zwei Würfel nennen sein Feld, eine 6 tut den Rest. Es kehrt in die Hand zurück, aus der es kam.',
    four: 'Vier gleiche Würfel darfst du noch einmal werfen, so oft das vorkommt. Behalte sie, wenn sie gerade passen.',
    end: 'Allein können deine Würfel nichts mehr. Sonne oder Sonnenuhr helfen vielleicht noch; sonst beende deinen Zug.',
    ending:
      'Der letzte Samen ist weg: Das ist der letzte Zug. Jeder Samen, der noch vor dir liegt, kostet 5 Punkte, nur der erste nicht, und was im Garten bleibt, zählt nichts.',
  },
  coachKey,
  picks(view) {
    if (view.phase === 'start') return ['Wer beginnt?'];
    return ['Erster Würfel', 'Zweiter Würfel', 'Dritter Würfel', 'Vierter Würfel'];
  },
  refusals,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Die beiden Würfel für Reihe und Spalte, und ob die Sonnenuhr sie geändert hat. */
function aim(m: Extract<Move, { type: 'place' | 'remove' }>): string {
  const [row, column] = m.dice;
  const changed = row !== m.row || column !== m.column ? ' durch die Sonnenuhr' : '';
  return `${row} und ${column}${changed}`;
}

function walk(m: Extract<Move, { type: 'move' }>): string {
  const text = `Das Tier nach ${space(m)} ziehen, mit der ${m.die}`;
  if (!('eat' in m)) return text;
  return m.eat === 'swallow'
    ? `${text}, und alles hinunterschlucken`
    : `${text}, und die Samen für die ${m.spit} ausspucken`;
}
