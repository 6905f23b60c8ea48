import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import { hashSecret } from './secrets.ts';

/** What proxies add to the requests that they pass on. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);

/** Whether a request on the server's own port may see the metrics: with the token from anywhere, else from this machine and through no proxy. */
export function maySeeMetrics(
  { metricsToken, metricsPort }: Config,
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
): boolean {
  if (metricsPort !== null) return false;
  if (metricsToken !== null) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
  return isLoopback(socket.remoteAddress) && proxyHeaders.every((name) => headers[name] === undefined);
}

/** Of hashes, which are equally long: the time it takes tells nothing. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)));

/** A listener for the metrics alone, where there is to be one. */
export async function serveMetrics(
  { metricsPort, metricsToken }: Pick<Config, 'metricsPort' | 'metricsToken'>,
  metrics: Metrics,
): Promise<Server | null> {
  if (metricsPort === null) return null;
  const server = createServer((request, response) => {
    const isAllowed = metricsToken === null || isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
    if (request.url !== '/metrics' || request.method !== 'GET' || !isAllowed) {
      response.writeHead(404).end();
      return;
    }
    metrics.print().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(metricsPort, '127.0.0.1', resolve);
  });
  return server;
}
