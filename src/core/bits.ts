/** Small sets as the bits of an integer: bit i is there where i belongs to the set. */

export const hasBit = (bits: number, i: number): boolean => ((bits >>> i) & 1) === 1;

/** The smallest member of a set that is not empty. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
