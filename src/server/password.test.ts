import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

test('a password is known again, another is not, and the same one is never stored alike', async () => {
  const stored = await hashPassword('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await isPassword(stored, 'correct horse')).toBe(true);
  expect(await isPassword(stored, 'correct horsE')).toBe(false);
  expect(await hashPassword('correct horse')).not.toBe(stored);
});

test('what another implementation of argon2id has stored is known', async () => {
  const stored = '$argon2id$v=19$m=19456,t=2,p=1$2egYeYt2kAFc3w2fCZ7q7A$deaOXbVEfGp+b/T+VBkz5ysGLZahhSiC69hkB+R5BMM';
  expect(await isPassword(stored, 'correct horse battery')).toBe(true);
  expect(await isPassword(stored, 'correct horse')).toBe(false);
});

test('what is no hash is nobody’s password', async () => {
  expect(await isPassword('', '')).toBe(false);
  expect(await isPassword('correct horse', 'correct horse')).toBe(false);
});
