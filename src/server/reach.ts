import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { styleText } from 'node:util';
import { qrOf, textOf } from '../core/qr.ts';
import type { Config } from './config.ts';

const isLocal = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

type Interfaces = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, 'family' | 'internal' | 'address'>[] | undefined>
>;

/** Where other devices of the same network reach a server that listens at a host; none where only this device does. */
export function addressesFor(host: string, port: number, interfaces: Interfaces): string[] {
  if (isLocal(host)) return [];
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host}:${port}`];
  return Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

/**
 * A phone cannot open "localhost": a page that was opened so asks what a phone can. Behind a proxy, and from elsewhere, the network of the
 * server is nobody's business.
 */
export function nearbyFor({ config, address, origin }: Asking, interfaces: Interfaces): string[] {
  const page = URL.canParse(origin) ? new URL(origin) : null;
  const isHere = !config.isBehindProxy && isLocal(address.replace('::ffff:', ''));
  if (!isHere || page === null || !isLocal(page.hostname)) return [];
  return addressesFor(config.host, Number(page.port || '80'), interfaces);
}

/** A page that asks: where its browser is, and the origin it was opened at. */
interface Asking {
  readonly config: Pick<Config, 'host' | 'isBehindProxy'>;
  readonly address: string;
  readonly origin: string;
}

/** Many phones read no code whose light and dark are exchanged: on a light terminal, too, it is light on black. */
const onBlack = (line: string): string => styleText(['whiteBright', 'bgBlack'], line, { stream: process.stdout });

/** What the terminal says when a server listens: its address, and for phones nearby one that they can scan. */
export function welcome(
  url: string,
  host: string,
  interfaces: Interfaces = networkInterfaces(),
  paint: (line: string) => string = onBlack,
): string {
  const nearby = addressesFor(host, Number(new URL(url).port), interfaces);
  const [first] = nearby;
  const code = first === undefined ? null : qrOf(first);
  const lines = [`Windfall is at ${url.replace('//0.0.0.0:', '//localhost:')}`];
  if (first !== undefined)
    lines.push(`Phones in the same network open ${nearby.join(' or ')}${code ? ', or scan this:' : ''}`);
  return [...lines, ...(code ? ['', ...textOf(code).split('\n').map(paint)] : [])].join('\n');
}
