import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT_MILLIS = 5000;

/** Addresses that are not of the public internet: a webhook must not reach into the server's own network. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, prefix, 'ipv6');

/** An IPv4 address in the clothes of IPv6 is judged as what it is: the block list sees through it. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

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
export function callWebhook(address: string, key: string, body: string, mayBePrivate: boolean): Promise<number> {
  const url = new URL(address);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        timeout: TIMEOUT_MILLIS,
        signal: AbortSignal.timeout(2 * TIMEOUT_MILLIS),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'windfall',
          'windfall-signature': createHmac('sha256', key).update(body).digest('hex'),
        },
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
