/** 128 random bits in hex. Not `randomUUID`: browsers have that only on pages that came by https, or from this device. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
