import text from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff?inline';
import bold from '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff?inline';
import hand from '@fontsource/caveat/files/caveat-latin-700-normal.woff?inline';
import title from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff?inline';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { type SeatMark, seatMarks } from '../../core/board.ts';
import type { GameView } from '../../core/game.ts';
import type { NameOf } from '../../core/words.ts';
import { STILL, type StillProps } from '../../games/parts/still.ts';
import tokens from '../style/tokens.css?raw';
import { readDeclarations } from './css.ts';
import { flatten } from './flatten.ts';

/** Built for the server, which has no browser: `dist/stills`. */
const stillFiles = import.meta.glob<Component<StillProps>>('../../games/*/board/Still.svelte', { import: 'default' });
const sceneFiles = import.meta.glob<Component>('../../games/*/board/Scene.svelte', { import: 'default' });

/** The fonts of the app, as addresses that hold all of them. */
export const fonts: readonly string[] = [title, text, bold, hand];

const root = new Map(readDeclarations(/:root\s*\{([^}]*)\}/.exec(tokens.replace(/\/\*[\s\S]*?\*\//g, ''))?.[1] ?? ''));

const markOf = (seat: number): SeatMark => seatMarks[seat] ?? 'stone';

/** Elements with classes and the styles that came with them, as plain SVG. */
function plain({ head, body }: ReturnType<typeof render>, size: typeof STILL): string {
  const styles = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  return flatten(body, styles.join('\n'), root, size);
}

/** The table of a game as its board draws it, of the size of a still; null where the game has none. */
export async function drawStill(game: string, view: GameView, name: NameOf): Promise<string | null> {
  const Still = await stillFiles[`../../games/${game}/board/Still.svelte`]?.();
  return Still === undefined
    ? null
    : plain(render(Still, { props: { view, name, mark: markOf, language: 'en' } }), STILL);
}

/** The picture of a game, of 320 × 180; empty where it has none. */
export async function drawScene(game: string): Promise<string> {
  const Scene = await sceneFiles[`../../games/${game}/board/Scene.svelte`]?.();
  return Scene === undefined ? '' : plain(render(Scene), { width: 320, height: 180 });
}
