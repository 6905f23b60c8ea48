import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const MEMORY = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;

const derived = (password: string, nonce: Buffer, memory: number, passes: number, tagLength: number): Promise<Buffer> =>
  derive('argon2id', { message: password, nonce, parallelism: 1, memory, passes, tagLength });

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** A password as it is stored: in the usual format of argon2, which names its own cost, so that a later one may be higher. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derived(password, nonce, MEMORY, PASSES, TAG_BYTES);
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${base64(nonce)}$${base64(tag)}`;
}

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/;

export async function isPassword(hashed: string, password: string): Promise<boolean> {
  const [, memory, passes, nonce, tag] = format.exec(hashed) ?? [];
  if (nonce === undefined || tag === undefined) return false;
  const wanted = Buffer.from(tag, 'base64');
  const got = await derived(password, Buffer.from(nonce, 'base64'), Number(memory), Number(passes), wanted.length);
  return timingSafeEqual(got, wanted);
}
