import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Waits until it is so; fails after a while. */
export async function eventually(isSo: () => boolean | Promise<boolean>, millis = 20_000): Promise<void> {
  const end = Date.now() + millis;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((next) => setTimeout(next, 25));
  }
}

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An address that receives what is posted. `answer` decides the status; null never answers. */
export async function openReceiver(answer: (received: Received) => number | null = () => 201) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
      received.push(one);
      const status = answer(one);
      if (status !== null) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, received, close };
}

/** The decryption that the sending library brings along, made for the browser's side (RFC 8188). */
const ece = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt(body: Buffer, options: { version: string; privateKey: unknown; authSecret: string }): Buffer;
};

/** A browser with a push subscription. */
export function newBrowser() {
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  return {
    keys: { p256dh: privateKey.getPublicKey('base64url'), auth },
    decrypt: (body: Buffer): unknown =>
      JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString()),
  };
}

/** A mail server on this machine that keeps what it gets; `isRefused` says whom it does not know, `answers` whether it says that it has got it. */
export async function openMailServer(isRefused: (to: string) => boolean = () => false, answers = () => true) {
  const mails: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      isRefused(address) ? done(Object.assign(new Error(`unknown: ${address}`), { responseCode: 550 })) : done(),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', text: Buffer.concat(parts).toString() });
        if (answers()) done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => server.close() };
}
