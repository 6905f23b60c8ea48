import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../../core/words.ts';
import { refuseRequest } from '../http.ts';
import { hashSecret } from '../secrets.ts';
import type { Services } from '../services.ts';
import { type Channel, deleteChannel, readChannel, readNoticeSettings } from '../store/notices.ts';
import { noticeTexts } from './message.ts';

const page = (language: Language, text: string, form: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Windfall</title><link rel="stylesheet" href="../docs.css"><h1>Windfall</h1><p>${text}</p>${form}</html>`;

/**
 * The link at the end of each mail. Programs that look at mails follow links: only a POST ends anything, which the button of the page sends,
 * or the mail program itself (RFC 8058).
 */
export function registerUnsubscribe(app: FastifyInstance, { db, limits }: Pick<Services, 'db' | 'limits'>): void {
  const find = async (token: string): Promise<Channel | null> => {
    const [id = '', secret = ''] = token.split('.');
    const channel = await readChannel(db, id);
    if (channel?.kind !== 'mail') return null;
    const isRight = timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hashSecret(channel.secret)));
    return isRight ? channel : null;
  };
  void app.register(async (own) => {
    // Mail programs send a form, whose fields do not matter.
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null, {}));
    own.route<{ Params: { token: string } }>({
      method: ['GET', 'POST'],
      url: '/api/unsubscribe/:token',
      handler: async (request, reply) => {
        if (!limits.take('addressCode', request.ip))
          return refuseRequest(reply, { code: 'rate_limited', message: 'Too many requests: wait a little.' });
        const channel = await find(request.params.token);
        const settings = channel === null ? null : await readNoticeSettings(db, channel.person);
        const language = settings?.language ?? 'en';
        const { ended, endQuestion, end } = noticeTexts[language];
        if (channel !== null && request.method === 'POST') await db.write([deleteChannel(channel.person, channel.id)]);
        const isOver = channel === null || request.method === 'POST';
        const html = isOver
          ? page(language, ended, '')
          : page(language, endQuestion, `<form method="post"><button>${end}</button></form>`);
        // The browser tells the button's origin only where the page allows it.
        return reply.type('text/html; charset=utf-8').header('referrer-policy', 'same-origin').send(html);
      },
    });
  });
}
