import { createRequire } from 'node:module';
import type { State } from 'boardgame.io';
import { type Choice, choices, type Harvest, harvest } from './harvest.ts';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal');

const reduce = CreateGameReducer({ game: harvest });

/** A fresh match of boardgame.io, without a client or a server around it. */
export const begin = (): State<Harvest> => InitializeGame({ game: harvest, numPlayers: 2 });

export function playChoice(state: State<Harvest>, { move, args }: Choice): State<Harvest> {
  const payload = { type: move, args, playerID: state.ctx.currentPlayer, credentials: undefined };
  return reduce(state, { type: 'MAKE_MOVE', payload } as Parameters<typeof reduce>[1]) as State<Harvest>;
}

/** Plays random moves to the end; returns how many. */
export function playout(): number {
  let state = begin();
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const list = choices(state.G, Number(state.ctx.currentPlayer));
    state = playChoice(state, list[Math.floor(Math.random() * list.length)] as Choice);
    decisions++;
  }
  return decisions;
}
