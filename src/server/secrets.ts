import { createHash, randomBytes } from 'node:crypto';

/** 128 bits: the id of a table or a person. Who knows the id of a private table may look at it. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** 256 bits: what proves who one is. Only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const newSeed = (): string => randomBytes(32).toString('hex');

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Without letters and digits that look alike. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;

/** A short code to tell on the phone. */
export function newCode(): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    // 248 = 8 × 31: bytes above it would favour the first letters.
    const byte = randomBytes(1)[0] as number;
    if (byte < 248) code += CODE_LETTERS[byte % CODE_LETTERS.length];
  }
  return code;
}
