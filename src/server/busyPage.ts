import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../core/errors.ts';
import { type Language, languages, preferredLanguage } from '../core/words.ts';
import { wantedLanguages } from './pages.ts';

/** After so long the page asks again by itself. Longer than a program waits: there may be thousands of such pages. */
const SECONDS = 10;

/** Refusals at the door that a moment's patience helps against. */
const reasons = ['unavailable', 'rate_limited'] as const satisfies readonly ErrorCode[];
type Reason = (typeof reasons)[number];

interface BusyTexts extends Readonly<Record<Reason, string>> {
  readonly title: string;
  readonly again: string;
}

const texts: Readonly<Record<Language, BusyTexts>> = {
  en: {
    title: 'One moment, please',
    unavailable: 'So much is going on here that there is no room for another page just now. Games under way go on.',
    rate_limited: 'Very many requests have come from your network in a short time.',
    again: `This page tries again by itself in ${SECONDS} seconds: there is nothing you need to do.`,
  },
  de: {
    title: 'Einen Moment, bitte',
    unavailable:
      'Hier ist gerade so viel los, dass für eine weitere Seite kein Platz ist. Laufende Spiele gehen weiter.',
    rate_limited: 'Aus deinem Netz kamen in kurzer Zeit sehr viele Anfragen.',
    again: `Diese Seite versucht es in ${SECONDS} Sekunden von selbst noch einmal: Du brauchst nichts zu tun.`,
  },
  fr: {
    title: 'Un instant, s’il te plaît',
    unavailable:
      'Il y a tant de monde ici qu’il ne reste pas de place pour une page de plus. Les parties en cours continuent.',
    rate_limited: 'De très nombreuses demandes sont venues de ton réseau en peu de temps.',
    again: `Cette page réessaie d’elle-même dans ${SECONDS} secondes : tu n’as rien à faire.`,
  },
  es: {
    title: 'Un momento, por favor',
    unavailable: 'Hay tanto movimiento que ahora no queda sitio para otra página. Las partidas en curso siguen.',
    rate_limited: 'Han llegado muchísimas peticiones desde tu red en poco tiempo.',
    again: `Esta página lo intenta de nuevo por sí sola en ${SECONDS} segundos: no tienes que hacer nada.`,
  },
};

const style =
  'body{font:18px/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;color:#2b2620;background:#fdfbf5}' +
  '@media (prefers-color-scheme:dark){body{color:#f1ece0;background:#1c1a17}}';

const pageIn = (language: Language, reason: Reason): string => {
  const { title, again, [reason]: why } = texts[language];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${SECONDS}"><title>${title} · Windfall</title><style>${style}</style><h1>${title}</h1><p>${why}</p><p>${again}</p></html>`;
};

/** Made before they are needed: then there is no time for it. */
const pages = new Map(
  languages.map((language) => [
    language,
    new Map<ErrorCode, string>(reasons.map((reason) => [reason, pageIn(language, reason)])),
  ]),
);

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`,
  'retry-after': SECONDS,
  'cache-control': 'no-store',
  vary: 'accept, accept-language',
};

/** What a person reads instead of a refusal in JSON, where a browser asks for a page; null for all others. */
export function busyPage(
  { method, headers: asked }: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
): string | null {
  if (method !== 'GET' || !asked.accept?.includes('text/html')) return null;
  const language = preferredLanguage(wantedLanguages(asked['accept-language'] ?? ''));
  const page = pages.get(language)?.get(code) ?? null;
  if (page !== null) reply.headers({ ...headers, 'content-language': language });
  return page;
}
