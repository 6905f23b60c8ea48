import type { SeatMark } from '../../core/board.ts';
import type { Language } from '../../core/words.ts';
import type { ListedTable } from '../../protocol/shapes.ts';
import { hasNext, type Save } from '../local/save.ts';
import { currentLanguage } from '../texts/language.svelte.ts';

/** A game that is not over, or whose series is not, here or at a table of the server. */
export interface RunningGame {
  readonly page: string;
  readonly game: string;
  readonly people: readonly { readonly name: string; readonly mark?: SeatMark }[];
  readonly isYourTurn: boolean;
  readonly touched: number;
  /** How many entries its log has; null where it has not started, or only the server knows. */
  readonly entries: number | null;
  readonly place: 'device' | 'online';
  /** What can be thrown away: a table of the server is left at the table. */
  readonly save: Save | null;
}

const MOST_SHOWN = 6;

/** The games to go on with: tables that wait for you, then those of this device, then those where others are to decide. */
export function runningGames(tables: readonly ListedTable[], saves: readonly Save[]): RunningGame[] {
  const there = tables
    .filter(({ stage, hasNext }) => stage === 'playing' || stage === 'open' || stage === 'sealing' || hasNext)
    .map(online);
  const here = saves.filter((save) => !save.isOver || hasNext(save, saves)).map(onDevice);
  const all = [...there.filter(({ isYourTurn }) => isYourTurn), ...here, ...there.filter((game) => !game.isYourTurn)];
  return all.slice(0, MOST_SHOWN);
}

const online = ({ table, game, seats, isYourTurn, changedMillis }: ListedTable): RunningGame => ({
  page: `online/${table}`,
  game,
  people: seats.flatMap((name) => (name === null ? [] : [{ name }])),
  isYourTurn,
  touched: changedMillis,
  entries: null,
  place: 'online',
  save: null,
});

const onDevice = (save: Save): RunningGame => ({
  page: `table/${save.id}`,
  game: save.game,
  people: save.seats,
  isYourTurn: false,
  touched: save.touched,
  entries: save.log.length,
  place: 'device',
  save,
});

const en = {
  title: 'Your games',
  yourTurn: 'Your turn',
  online: 'online',
  device: 'on this device',
  goOn: 'Continue',
  remove: 'Discard',
  removed: (game: string) => `${game} is discarded.`,
  takeBack: 'Undo',
  places: 'More to play',
};
type StripTexts = typeof en;

const de: StripTexts = {
  title: 'Deine Partien',
  yourTurn: 'Du bist dran',
  online: 'online',
  device: 'auf diesem Gerät',
  goOn: 'Weiterspielen',
  remove: 'Verwerfen',
  removed: (game) => `${game}: Partie verworfen.`,
  takeBack: 'Rückgängig',
  places: 'Mehr zum Spielen',
};

const fr: StripTexts = {
  title: 'Tes parties',
  yourTurn: 'À toi de jouer',
  online: 'en ligne',
  device: 'sur cet appareil',
  goOn: 'Continuer',
  remove: 'Supprimer',
  removed: (game) => `La partie de ${game} est supprimée.`,
  takeBack: 'Annuler',
  places: 'Autres façons de jouer',
};

const es: StripTexts = {
  title: 'Tus partidas',
  yourTurn: 'Te toca',
  online: 'en línea',
  device: 'en este dispositivo',
  goOn: 'Seguir',
  remove: 'Descartar',
  removed: (game) => `La partida de ${game} está descartada.`,
  takeBack: 'Deshacer',
  places: 'Más formas de jugar',
};

const languages: Readonly<Record<Language, StripTexts>> = { en, de, fr, es };
export const strip = (): StripTexts => languages[currentLanguage()];
