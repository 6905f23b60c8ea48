import { createHash, randomBytes } from 'node:crypto';

/** 128 bits: the id of a person, and of whatever is not a table. */
export const newId = (): string => randomBytes(16).toString('base64url');

/**
 * The id of a table: the time, then 96 bits by chance. Who knows the id of a private table may look at it. Tables that are played at the same time were
 * mostly opened at about the same time: so their steps are neighbours in the index of the store, and a commit writes fewer pages.
 */
export function newTableId(): string {
  const bytes = randomBytes(16);
  // In quarters of a second; after 34 years it begins anew, which costs nothing.
  bytes.writeUInt32BE(Math.floor(Date.now() / 256) >>> 0);
  return bytes.toString('base64url');
}

/** 256 bits: what proves who one is. Only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const newSeed = (): string => randomBytes(32).toString('hex');

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Without letters and digits that look alike. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;
const RECOVERY_LENGTH = 20;

/** A short code to tell on the phone. */
export const newCode = (): string => randomLetters(CODE_LENGTH);

/** 99 bits, in groups to copy by hand. */
export const newRecoveryCode = (): string => randomLetters(RECOVERY_LENGTH).replace(/.{5}(?=.)/g, '$&-');

/** As somebody types it. */
export const hashRecoveryCode = (code: string): string => hashSecret(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));

function randomLetters(length: number): string {
  let code = '';
  while (code.length < length)
    // 248 = 8 × 31: bytes above it would favour the first letters.
    for (const byte of randomBytes(length - code.length))
      if (byte < 248) code += CODE_LETTERS[byte % CODE_LETTERS.length];
  return code;
}
