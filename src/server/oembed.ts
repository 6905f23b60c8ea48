import type { FastifyInstance } from 'fastify';
import type { MatchRecord } from '../core/record.ts';
import { refuseRequest } from './http.ts';
import { escaped, homeOf } from './pages.ts';
import type { Services } from './services.ts';
import { readShared } from './store/shared.ts';

const WIDTH = 900;
const HEIGHT = 680;
const NARROWEST = 280;

/** A size that a page asks for, within what a board can be seen in. */
const bounded = (asked: unknown, usual: number): number => {
  const size = Number(asked);
  return Number.isInteger(size) && size > 0 ? Math.max(NARROWEST, Math.min(usual, size)) : usual;
};

const titleOf = (games: Services['games'], { game, seats = [] }: MatchRecord): string => {
  const name = games.get(game)?.profile.name ?? 'Windfall';
  return seats.length === 0 ? name : `${name}: ${seats.map((seat) => seat.name).join(', ')}`;
};

/** What a shared game is called in previews; null where there is none. */
export async function sharedTitle({ db, games }: Services, id: string): Promise<string | null> {
  const found = /^[\w-]{1,64}$/.test(id) ? await readShared(db, id, Date.now()) : null;
  return found === null ? null : titleOf(games, found.record as MatchRecord);
}

/** oEmbed (https://oembed.com): how to show a shared game inside another page. */
export function registerOembed(app: FastifyInstance, { config, db, games }: Services): void {
  app.get('/oembed', async (request, reply) => {
    const { url = '', format = 'json', maxwidth, maxheight } = request.query as Record<string, unknown>;
    const home = homeOf(request, config.base, config.origin);
    const address = String(url);
    const id = address.startsWith(`${home}r/`)
      ? (/^([\w-]{1,64})(\/\d{1,5})?$/.exec(address.slice(home.length + 2))?.[1] ?? '')
      : '';
    const found = format === 'json' && id !== '' ? await readShared(db, id, Date.now()) : null;
    if (found === null)
      return refuseRequest(reply, { code: 'unknown_address', message: 'There is no shared game at this address.' });
    const width = bounded(maxwidth, WIDTH);
    const height = bounded(maxheight, HEIGHT);
    const name = titleOf(games, found.record as MatchRecord);
    return reply.header('access-control-allow-origin', '*').send({
      version: '1.0',
      type: 'rich',
      provider_name: 'Windfall',
      provider_url: home,
      title: name,
      width,
      height,
      // An id is letters, digits and hyphens, and so is a host, with dots and colons (`ownOrigin`).
      html: `<iframe src="${home}embed/${address.slice(home.length)}" width="${width}" height="${height}" title="${escaped(name)}" style="border:0;max-width:100%" loading="lazy" allowfullscreen></iframe>`,
      thumbnail_url: `${home}card/r/${id}`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
  });
}
