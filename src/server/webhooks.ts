import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT_MILLIS = 5000;

/** Addresses that are not of the public internet: a webhook must not reach into the server's own network. */
const [closed4, closed6] = [new BlockList(), new BlockList()];
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Many at once, and what was never given out.
  ['224.0.0.0', 3],
] as const)
  closed4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  // Only 2000::/3 is given out to the public. IPv4 in the clothes of IPv6, NAT64, link, site and multicast addresses are outside of it.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Teredo and others of the IETF, the documentation's, 6to4.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(network, prefix, 'ipv6');

/** An address with a zone is one of this machine's own networks. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed4.check(address, 'ipv4');
  return isIP(address) === 6 && !address.includes('%') && !closed6.check(address, 'ipv6');
}

/** What is wrong with an address for webhooks, or null. */
export function webhookFlaw(address: string, mayBePrivate: boolean): string | null {
  const url = URL.parse(address);
  if (url === null) return 'That is not a web address.';
  if (url.username !== '' || url.password !== '') return 'The address must not carry a password.';
  if (mayBePrivate) return ['http:', 'https:'].includes(url.protocol) ? null : 'The address must begin with https.';
  if (url.protocol !== 'https:') return 'The address must begin with https.';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host) ? 'The address is not public.' : null;
}

/** Looks the name up and refuses what is not public, at the moment of connecting: a name that changes its mind gains nothing. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, []);
    const isOpen = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
    const first = addresses[0];
    if (!isOpen || first === undefined) return done(new Error('the address is not public'), []);
    if (options.all) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};

/** Calls the address. The signature is the HMAC-SHA-256 of the body, with the key that was told when the address was set. */
export const callWebhook = (address: string, key: string, body: string, mayBePrivate: boolean): Promise<number> =>
  post(
    address,
    { 'content-type': 'application/json', 'windfall-signature': createHmac('sha256', key).update(body).digest('hex') },
    Buffer.from(body),
    mayBePrivate,
  );

/** Sends it to an address that somebody has told; the answer is the status. */
export function post(
  address: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
  mayBePrivate: boolean,
): Promise<number> {
  const url = new URL(address);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        timeout: TIMEOUT_MILLIS,
        signal: AbortSignal.timeout(2 * TIMEOUT_MILLIS),
        headers: { ...headers, 'content-length': body.length, 'user-agent': 'windfall' },
        ...(mayBePrivate ? {} : { lookup: lookupPublic }),
      },
      (answer) => {
        // The answer is of no interest, and of any length.
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    // An answer that changes the protocol is neither an answer nor an error: a job would wait for ever.
    sent.on('close', () => reject(new Error('the connection ended without an answer')));
    sent.end(body);
  });
}
