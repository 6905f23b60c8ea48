import { countBits } from '../../core/bits.ts';
import { topOf } from './die.ts';
import { neighbours, SQUARES, type State } from './state.ts';

/** D31: the squares whose dice show the dessert. The black die shows none. */
export function squaresShowing(s: State, dessert: number): number {
  let squares = 0;
  for (let square = 0; square < SQUARES; square++)
    if (topOf(s.board[square] as number) === dessert) squares |= 1 << square;
  return squares;
}

/** D31: the cluster, among these squares, that holds the first of them in reading order. */
export function firstCluster(squares: number): number {
  let cluster = squares & -squares;
  for (;;) {
    const grown = (cluster | neighbours(cluster)) & squares;
    if (grown === cluster) return cluster;
    cluster = grown;
  }
}

/** D31: the largest cluster showing the dessert, the first of several; no squares where none shows it. */
export function largestCluster(s: State, dessert: number): number {
  let largest = 0;
  for (let left = squaresShowing(s, dessert); left !== 0; ) {
    const cluster = firstCluster(left);
    if (countBits(cluster) > countBits(largest)) largest = cluster;
    left &= ~cluster;
  }
  return largest;
}

/** D33: counts the dessert's clusters of each size into `sizes[from + size]`. */
export function countClusters(s: State, dessert: number, sizes: Uint8Array, from: number): void {
  for (let size = 0; size <= SQUARES; size++) sizes[from + size] = 0;
  for (let left = squaresShowing(s, dessert); left !== 0; ) {
    const cluster = firstCluster(left);
    const entry = from + countBits(cluster);
    sizes[entry] = (sizes[entry] as number) + 1;
    left &= ~cluster;
  }
}

/** D33: the sizes of the dessert's clusters, from the largest down. */
export function clusterSizes(s: State, dessert: number): number[] {
  const found: number[] = [];
  for (let left = squaresShowing(s, dessert); left !== 0; ) {
    const cluster = firstCluster(left);
    found.push(countBits(cluster));
    left &= ~cluster;
  }
  return found.sort((a, b) => b - a);
}
