/**
 * Plays a move and empties the hand only when the table has moved on (other `moves`): the frame that answers a click has little to draw.
 */
export function playThenLetGo<M>(moves: () => unknown, play: (move: M) => void, letGo: () => void): (move: M) => void {
  let isPlayed = false;
  $effect.pre(() => {
    if (moves() && isPlayed) letGo();
    isPlayed = false;
  });
  return (move) => {
    isPlayed = true;
    play(move);
  };
}
