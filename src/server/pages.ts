import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages, preferredLanguage, spoken, type Words } from '../core/words.ts';
import { games, loadWords } from '../games/registry.node.ts';
import { type About, aboutPage } from '../protocol/about.ts';
import { isLost, pageNames } from '../protocol/pages.ts';
import { en, type PageTexts } from '../protocol/texts/en.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './cards/card.ts';
import { today } from './daily.ts';
import { allowFrames } from './headers.ts';
import { ownOrigin } from './origin.ts';

/** What the first HTML of a page says: the app changes it as soon as it is there. */
export interface Head extends About {
  /** Where the files of the app are, whatever the address of the page is. */
  readonly base: string;
  readonly language: Language;
  /** For previews: the address of the page, and of its picture. */
  readonly preview?: { readonly url: string; readonly image: string };
  readonly oembed?: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** Every address of the app is the same page with a head of its own. */
export function pageWith(html: string, head: Head): string {
  const { base, language, title, description } = head;
  return html
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<head>', () => `<head><base href="${escaped(base)}" />`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, before) => before + escaped(description))
    .replace('</head>', () => `${previewTags(head)}</head>`);
}

const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}" />`;
const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}" />`;

/** What chats and other sites read of a page. */
function previewTags({ title, description, preview, oembed }: Head): string {
  if (preview === undefined) return '';
  return [
    property('og:site_name', 'Windfall'),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', preview.url),
    property('og:image', preview.image),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(CARD_WIDTH)),
    property('og:image:height', String(CARD_HEIGHT)),
    named('twitter:card', 'summary_large_image'),
    oembed === undefined ? '' : `<link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}" />`,
  ].join('');
}

/** The picture of a page, by its address. */
export function cardOf([name = '', first = '', second = '']: readonly string[], today: string): string {
  const isPlain = (part: string): boolean => /^[\w-]{1,64}$/.test(part);
  if (games.has(name)) return `card/game/${name}`;
  if (name === 'r' && isPlain(first)) return `card/r/${first}${/^\d{1,5}$/.test(second) ? `/${second}` : ''}`;
  if (name === 't' && isPlain(first)) return `card/t/${first}`;
  if (name === 'online' && isPlain(first)) return `card/online/${first}`;
  if (name === 'replay' && first === 'online' && isPlain(second)) return `card/online/${second}`;
  if (name === 'puzzles' && games.has(first)) return `card/puzzles/${first}`;
  if (name === 'daily') return `card/daily/${[first, second].find((part) => /^\d{4}-\d\d-\d\d$/.test(part)) ?? today}`;
  return games.has(first) ? `card/game/${first}` : 'card/home';
}

interface Said {
  readonly texts: PageTexts;
  readonly words: ReadonlyMap<string, Words>;
}

/** Everything that heads of pages are made of, in each language. */
async function readTexts(): Promise<ReadonlyMap<Language, Said>> {
  const said = languages.map(async (language): Promise<[Language, Said]> => {
    const file = `../protocol/texts/${language}.ts`;
    const own = (await import(file))[language];
    const words = [...games].map(async ([id, game]): Promise<[string, Words]> => [id, await loadWords(game, language)]);
    return [language, { texts: spoken(en, own), words: new Map(await Promise.all(words)) }];
  });
  return new Map(await Promise.all(said));
}
const said = await readTexts();

/** The page at an address in parts, in a language. */
export function aboutIn(language: Language, parts: readonly string[], shown: string | null = null): About {
  const { texts, words } = said.get(language) ?? { texts: en, words: new Map<string, Words>() };
  const gameOf = (id: string) => {
    const game = games.get(id);
    const tagline = words.get(id)?.tagline;
    return game === undefined || tagline === undefined ? null : { profile: game.profile, tagline };
  };
  return aboutPage(texts, parts, gameOf, shown);
}

/** The languages of a reader by the header `accept-language`, the favourite first. */
export function wantedLanguages(header: string): string[] {
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((item) => {
      const [tag = '', ...rest] = item.split(';').map((part) => part.trim());
      const weight = Number(rest.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
      return { tag, weight: Number.isFinite(weight) ? weight : 0 };
    });
  return wanted
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

const FRAMED = ['/embed/r/:id', '/embed/r/:id/:step'];

/** Where the app is, for the pages made of it. */
export interface AppPlace {
  readonly folder: string;
  readonly base: string;
  readonly origin: string | null;
  /** What a shared game is called; null where there is none at this address. */
  readonly sharedTitle: (id: string) => Promise<string | null>;
  /** A page was opened: whoever shares its address now wants a picture soon. */
  readonly opened: () => void;
}

export function registerPages(app: FastifyInstance, place: AppPlace): void {
  const names = [...pageNames.filter((name) => name !== 'embed'), ...games.keys()];
  const paths = names.flatMap((name) => [`/${name}`, `/${name}/*`]);
  for (const path of ['/', '/index.html', ...paths, ...FRAMED])
    app.get(path, async (request, reply) => {
      if (FRAMED.includes(path)) allowFrames(reply);
      return sendPage(place, request, reply);
    });
}

/** The app, with the head of the page at this address. That of a lost one has nothing of the address in it. */
export async function sendPage(
  place: AppPlace,
  request: FastifyRequest,
  reply: FastifyReply,
  isNowhere = isLost(partsOf(request.url).map(decodeURIComponent), (id) => games.has(id)),
): Promise<FastifyReply> {
  const { folder, base } = place;
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const language = preferredLanguage(wantedLanguages(request.headers['accept-language'] ?? ''));
  const head = isNowhere ? aboutIn(language, ['lost']) : await headOf(place, request, language);
  if (!isNowhere) place.opened();
  return reply
    .code(isNowhere ? 404 : 200)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-cache',
      vary: isNowhere ? 'accept, accept-language' : 'accept-language',
      'content-language': language,
    })
    .send(pageWith(html, { base, language, ...head }));
}

async function headOf(
  { base, origin, sharedTitle }: AppPlace,
  request: FastifyRequest,
  language: Language,
): Promise<Omit<Head, 'base' | 'language'>> {
  const parts = partsOf(request.url);
  const home = homeOf(request, base, origin);
  const preview = { url: home + parts.join('/'), image: home + cardOf(parts, today()) };
  const shown = parts[0] === 'r' && parts[1] !== undefined ? await sharedTitle(parts[1]) : null;
  return { ...aboutIn(language, parts, shown), preview, ...embedding(home, parts) };
}

/** The address of the app, with a slash at its end. */
export const homeOf = (request: FastifyRequest, base: string, origin: string | null): string =>
  ownOrigin(origin, request) + base;

/** Where other sites learn how to show a shared game. */
const embedding = (home: string, [name, id = '']: readonly string[]): Pick<Head, 'oembed'> =>
  name === 'r' && /^[\w-]{1,64}$/.test(id)
    ? { oembed: `${home}oembed?url=${encodeURIComponent(`${home}r/${id}`)}` }
    : {};

/** Whether a person asks for a page, by a browser: programs do not name HTML, and below `/api` there is none to navigate to. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.accept?.includes('text/html') === true &&
  !/^\/api([/?]|$)/.test(url);

const partsOf = (url: string): string[] =>
  (url.split('?')[0] ?? '').split('/').filter((part) => part !== '' && part !== 'index.html');
