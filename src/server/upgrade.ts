import type { IncomingMessage } from 'node:http';
import { isForeign } from './origin.ts';
import type { Services } from './services.ts';

const SOCKET_PATH = '/api/socket';

/** What a WebSocket may be like. */
export const acceptance = {
  noServer: true,
  perMessageDeflate: false,
  maxPayload: 64 * 1024,
  // A message of that length comes in some fifty packets: hundreds of crumbs cost far more than it.
  maxBufferedChunks: 256,
  maxFragments: 64,
  // Pings are counted, and answered with the same bound as everything else.
  autoPong: false,
  /** How long a client may take to answer the frame that closes its connection, in milliseconds. */
  closeTimeout: 2000,
};

/** How an upgrade is refused; null where it is not. */
export function upgradeStatus(
  { bans, config, limits, stopping }: Services,
  request: IncomingMessage,
  address: string,
): string | null {
  if (request.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found';
  if (stopping.aborted) return '503 Service Unavailable';
  if (!limits.take('addressRequest', address)) return '429 Too Many Requests';
  if (bans.refusal('address', address) !== null) return '403 Forbidden';
  return isForeign(request.headers.origin, request.headers.host, config) ? '403 Forbidden' : null;
}
