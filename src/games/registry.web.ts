import type { AnyGame, Profile } from '../core/game.ts';

/** Every folder beside this file is a game. Cards come with the first screen, the rest when a game is opened. */
const profileFiles = import.meta.glob<Profile>('./*/profile.ts', { eager: true, import: 'profile' });
const gameFiles = import.meta.glob<AnyGame>('./*/index.ts', { import: 'game' });

export const profiles: readonly Profile[] = Object.values(profileFiles);

/** A missing file is a fault of the build, not of the person. */
export async function loadFile<T>(files: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const file = files[path];
  if (file === undefined) throw new Error(`There is no ${path}.`);
  return file();
}

export const loadGame = (id: string): Promise<AnyGame> => loadFile(gameFiles, `./${id}/index.ts`);

export const nameOfGame = (id: string): string => profiles.find((profile) => profile.id === id)?.name ?? id;
