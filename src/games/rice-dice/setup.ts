import { DEALT } from './components.ts';
import { addPaddy, drawCard } from './draw.ts';
import { BOTTOM, DISCARDS, HANDS, movePile, nthCard, removeCard } from './pile.ts';
import { FARMER, isFarmer, PHASE_CHOOSE, PHASE_DEAL, PHASE_START, type State } from './state.ts';
import { beginTurn } from './turn.ts';

/** R10: three cards for each seat; in a solo game the Happy Farmer then gets the top card. */
export function deal(s: State, pick: number): void {
  drawCard(s.piles, HANDS + s.seat, pick);
  if (--s.left > 0) return;
  if (isFarmer(s, s.seat)) {
    const card = nthCard(s.piles, HANDS + FARMER, 0);
    removeCard(s.piles, HANDS + FARMER, card);
    addPaddy(s, FARMER, card, false);
    beginTurn(s, 0);
  } else if (s.seat + 1 < s.players) {
    s.seat++;
    s.left = DEALT;
  } else {
    s.seat = 0;
    s.phase = PHASE_CHOOSE;
  }
}

/** R10: in seat order; when all have chosen, all is revealed. */
export function choose(s: State, card: number): void {
  s.chosen[s.seat] = card;
  if (s.seat + 1 < s.players) {
    s.seat++;
    return;
  }
  for (let seat = 0; seat < s.players; seat++) {
    const kept = s.chosen[seat] as number;
    s.chosen[seat] = -1;
    removeCard(s.piles, HANDS + seat, kept);
    movePile(s.piles, HANDS + seat, s.players === 1 ? BOTTOM : DISCARDS);
    addPaddy(s, seat, kept, false);
  }
  if (s.players === 1) {
    s.seat = FARMER;
    s.left = 1;
    s.phase = PHASE_DEAL;
  } else {
    s.seat = 0;
    s.phase = PHASE_START;
  }
}
