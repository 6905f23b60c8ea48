/** Writes the rank of each side by its strength: 1 is best, equal strengths share a rank. Allocates nothing. */
export function rankSides(strengths: Int32Array, sides: number, ranks: Int32Array): void {
  for (let side = 0; side < sides; side++) {
    let rank = 1;
    for (let other = 0; other < sides; other++) if ((strengths[other] as number) > (strengths[side] as number)) rank++;
    ranks[side] = rank;
  }
}
