import type { Component } from 'svelte';
import type { BoardProps } from '../core/board.ts';
import { loadFile } from './registry.web.ts';

/** What only a page needs of a game, not the worker that holds a table. */
const boardFiles = import.meta.glob<Component<BoardProps<unknown, unknown>>>('./*/board/Board.svelte', {
  import: 'default',
});

export const loadBoard = (id: string) => loadFile(boardFiles, `./${id}/board/Board.svelte`);
