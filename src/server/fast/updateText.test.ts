import { expect, test } from 'vitest';
import type { GameView } from '../../core/game.ts';
import type { TableUpdate } from '../../protocol/shapes.ts';
import type { ShownMatch, ShownRoom } from '../../table/show.ts';
import { updateText } from './updateText.ts';

const view: GameView = { actor: 0, standings: [], finish: null };
const match = { turn: 3, actor: 0, view, moves: [], deadlineMillis: null };
const update: TableUpdate = { table: 't', from: 1, sequence: 2, events: [], match };

const room: ShownRoom = {
  code: 'ABCDEF',
  game: 'harvest-dice',
  players: 2,
  options: {},
  isPublic: false,
  moveMillis: null,
  stage: 'playing',
  isOwner: true,
  viewer: 0,
  seats: [{ kind: 'open', isKept: false, isKeptForYou: false }],
  seal: { hash: 'h', table: 't', nonces: [] },
  undoAsk: null,
  rematch: null,
  halt: null,
  talk: 'everybody',
  mayTalk: true,
};
/** Every field there is: one that is added to the types must be told too. */
const whole: Required<TableUpdate> & { match: Required<ShownMatch> } = {
  ...update,
  earlier: 300,
  room,
  match: { ...match, undo: 2, deadlineMillis: 5, clock: { moveMillis: 0, banks: [7, 8], pausedMillis: null } },
  log: [{ type: 'roll' }],
};

test('an update is told as it is, whatever it shares with the one before', () => {
  const other = { ...match, moves: [{ move: { type: 'ä' } }] };
  const updates: TableUpdate[] = [
    update,
    update,
    { ...update, match: other },
    { ...update, match: { ...match, view: { ...view, standings: [{ seat: 0, total: 1, breakdown: {}, rank: 1 }] } } },
    { ...update, match: null, log: [{ type: 'roll' }, { type: 'ä' }] },
    whole,
    update,
  ];
  for (const each of updates) expect(JSON.parse(updateText(each))).toEqual({ type: 'update', ...each });
});
