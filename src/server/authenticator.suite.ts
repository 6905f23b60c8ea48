import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A passkey in software: what a browser and its device do together, for tests. */
export interface Authenticator {
  create(options: Record<string, unknown>, origin: string): Record<string, unknown>;
  get(options: Record<string, unknown>, origin: string): Record<string, unknown>;
}

const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);

/** As much of CBOR as WebAuthn needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** `idBytes`, `ballastBytes`: one that makes ids and keys of a length that no browser would. */
export function newAuthenticator({ idBytes = 16, ballastBytes = 0 } = {}): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(idBytes);
  let counter = 0;
  const authData = (origin: string, flags: number, extra: Buffer): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, extra]);
  };
  const clientData = (type: string, challenge: unknown, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const base = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };
  return {
    create: (options, origin) => {
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
          ...(ballastBytes > 0 ? ([[-1000, Buffer.alloc(ballastBytes)]] as const) : []),
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 255]), id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(origin, 0x45, attested)],
      ]);
      return {
        ...base,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, origin).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
        },
      };
    },
    get: (options, origin) => {
      const data = clientData('webauthn.get', options.challenge, origin);
      const authenticatorData = authData(origin, 0x05, Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      return {
        ...base,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
