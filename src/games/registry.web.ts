import type { AnyGame, Card } from '../core/game.ts';

/** Every folder beside this file is a game. Cards come with the first screen, the rest when a game is opened. */
const cardFiles = import.meta.glob<Card>('./*/card.ts', { eager: true, import: 'card' });
const gameFiles = import.meta.glob<AnyGame>('./*/index.ts', { import: 'game' });

export const cards: readonly Card[] = Object.values(cardFiles);

/** A missing file is a fault of the build, not of the person. */
export async function loadFile<T>(files: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const file = files[path];
  if (file === undefined) throw new Error(`There is no ${path}.`);
  return file();
}

export const loadGame = (id: string): Promise<AnyGame> => loadFile(gameFiles, `./${id}/index.ts`);
