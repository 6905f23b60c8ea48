import { totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GRANDMASTER_SECONDS } from '../bots/levels.ts';
import { type TalkRule, talkRules } from '../table/event.ts';

/** What an operator may decide. `docs/OPERATIONS.md` tells it all. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the SQLite file; not used with PostgreSQL. */
  readonly dataFolder: string;
  /** A PostgreSQL address, or null for SQLite. */
  readonly databaseUrl: string | null;
  /** The built app, or null to serve the API alone. */
  readonly appFolder: string | null;
  /** Where people reach the server, like https://windfall.example; null where whatever they call it by is believed. */
  readonly origin: string | null;
  /** Origins of pages, besides the server's own, that may use it with people's cookies. */
  /** The path below which people reach the app. */
  readonly base: string;
  readonly origins: readonly string[];
  /** Whether a reverse proxy in front tells the address and protocol of clients. */
  readonly isBehindProxy: boolean;
  /** The token that shows the metrics to any address; null where only this machine sees them. */
  readonly metricsToken: string | null;
  /** A port of its own for the metrics, on the loopback address alone; null for the server's port. */
  readonly metricsPort: number | null;
  /** What the page for operators asks for; without it there is no such page. */
  readonly adminToken: string | null;
  /** Who may talk at tables at most: nobody where families play. */
  readonly talk: TalkRule;
  /** After how many days guests who never played go, and tables that never started; 0 for never. */
  readonly guestDays: number;
  readonly tableDays: number;
  /** Whether bots think in this process; where not, a `windfall worker --bots` has to. */
  readonly thinks: boolean;
  /** How long a Grandmaster thinks about a decision. */
  readonly grandmasterSeconds: number;
  /** All rate limits are multiplied by this. */
  readonly rate: number;
  /** Connections held at once, HTTP and WebSocket together: in all, and from one address. */
  readonly maxConnections: number;
  readonly maxAddressConnections: number;
  /** How long all of a request may take to arrive. */
  readonly requestMillis: number;
  /** Where the process needs more memory than this, newcomers are turned away. */
  readonly maxMegabytes: number;
  /** Where the event loop is late by this much, on average, newcomers are turned away. */
  readonly maxDelayMillis: number;
  /** Whether webhooks may lead to addresses that are not public, and without https. For tests and closed networks. */
  readonly hasPrivateWebhooks: boolean;
  /** The mail server that sends notices, as an address with name and password; null for no mail. */
  readonly smtp: string | null;
  readonly mailFrom: string | null;
  /** How long a notice waits, so that nobody is written to who is at the table: mail and chats all of it, a push a part. */
  readonly noticeMillis: number;
  readonly logLevel: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
export const builtApp = join(root, 'dist/web');

export const databaseFile = (config: Config): string => join(config.dataFolder, 'windfall.sqlite');

/** A container may have less than the machine. */
function defaultMegabytes(): number {
  const constrained = process.constrainedMemory();
  const bytes = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return Math.round((0.7 * bytes) / 1e6);
}

const positive = (text: string | undefined, otherwise: number): number => {
  const number = Number(text);
  return number > 0 ? number : otherwise;
};
/** A mistake here would lock everybody out, or let in too many: it ends the start. */
function originIn(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Error(`WINDFALL_ORIGIN must be like https://windfall.example, not "${text}".`);
  return url.origin;
}

/** The folder of a site that a proxy passes on to this server, as a path like `/games/`. */
function baseIn(text: string | undefined): string {
  if (!text) return '/';
  if (!/^\/([\w.~-]+\/)*$/.test(text)) throw new Error(`WINDFALL_BASE must be a path like /games/, not "${text}".`);
  return text;
}

function portIn(text: string | undefined): number | null {
  if (!text) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`WINDFALL_METRICS_PORT must be a port, not "${text}".`);
  return port;
}

function thinksIn({ WINDFALL_THINK, DATABASE_URL }: Readonly<Record<string, string | undefined>>): boolean {
  if (WINDFALL_THINK === '0' && !DATABASE_URL)
    throw new Error('WINDFALL_THINK=0 needs a DATABASE_URL: with SQLite nobody else can think for the bots.');
  return WINDFALL_THINK !== '0';
}

const MIN_TOKEN = 16;

/** A short one could be guessed. */
function tokenIn(text: string | undefined): string | null {
  if (!text) return null;
  if (text.length < MIN_TOKEN) throw new Error(`WINDFALL_ADMIN_TOKEN must have ${MIN_TOKEN} characters at least.`);
  return text;
}

function talkIn(text: string | undefined): TalkRule {
  if (!text) return 'everybody';
  const rule = talkRules.find((each) => each === text);
  if (rule === undefined) throw new Error(`WINDFALL_CHAT must be one of ${talkRules.join(', ')}, not "${text}".`);
  return rule;
}

function daysIn(name: string, text: string | undefined, otherwise: number): number {
  if (!text) return otherwise;
  const days = Number(text);
  if (!(days >= 0)) throw new Error(`${name} must be a number of days, or 0 for never, not "${text}".`);
  return days;
}

function secondsIn(text: string | undefined): number {
  if (!text) return GRANDMASTER_SECONDS.default;
  const { min, max } = GRANDMASTER_SECONDS;
  const seconds = Number(text);
  if (!(seconds >= min && seconds <= max))
    throw new Error(`WINDFALL_GRANDMASTER must be ${min} to ${max} seconds, not "${text}".`);
  return seconds;
}

/** Never told in a message: it holds a password. */
function mailIn({
  WINDFALL_SMTP: smtp,
  WINDFALL_MAIL_FROM: mailFrom,
}: Readonly<Record<string, string | undefined>>): Pick<Config, 'smtp' | 'mailFrom'> {
  if (!smtp) return { smtp: null, mailFrom: null };
  if (!['smtp:', 'smtps:'].includes(URL.parse(smtp)?.protocol ?? ''))
    throw new Error('WINDFALL_SMTP must be like smtps://name:password@mail.example:465.');
  if (!mailFrom || !/^[^<>\r\n]*<?[^@\s<>]+@[^@\s<>]+>?$/.test(mailFrom))
    throw new Error('WINDFALL_SMTP needs a WINDFALL_MAIL_FROM like "Windfall <notices@windfall.example>".');
  return { smtp, mailFrom };
}

export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    port: 8080,
    host: 'localhost',
    dataFolder: env.WINDFALL_DATA ?? join(root, 'data'),
    databaseUrl: env.DATABASE_URL ?? null,
    appFolder: env.WINDFALL_APP ?? builtApp,
    origin: originIn(env.WINDFALL_ORIGIN),
    base: baseIn(env.WINDFALL_BASE),
    origins: (env.WINDFALL_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    isBehindProxy: env.WINDFALL_PROXY === '1',
    metricsToken: env.WINDFALL_METRICS_TOKEN || null,
    metricsPort: portIn(env.WINDFALL_METRICS_PORT),
    adminToken: tokenIn(env.WINDFALL_ADMIN_TOKEN),
    talk: talkIn(env.WINDFALL_CHAT),
    guestDays: daysIn('WINDFALL_GUEST_DAYS', env.WINDFALL_GUEST_DAYS, 90),
    tableDays: daysIn('WINDFALL_TABLE_DAYS', env.WINDFALL_TABLE_DAYS, 60),
    thinks: thinksIn(env),
    grandmasterSeconds: secondsIn(env.WINDFALL_GRANDMASTER),
    rate: positive(env.WINDFALL_RATE, 1),
    maxConnections: positive(env.WINDFALL_CONNECTIONS, 10_000),
    maxAddressConnections: positive(env.WINDFALL_ADDRESS_CONNECTIONS, 1000),
    requestMillis: 1000 * positive(env.WINDFALL_REQUEST_SECONDS, 30),
    maxMegabytes: positive(env.WINDFALL_MEMORY, defaultMegabytes()),
    maxDelayMillis: positive(env.WINDFALL_DELAY, 200),
    hasPrivateWebhooks: env.WINDFALL_PRIVATE_WEBHOOKS === '1',
    ...mailIn(env),
    noticeMillis: env.WINDFALL_NOTICE_SECONDS === '0' ? 0 : 1000 * positive(env.WINDFALL_NOTICE_SECONDS, 60),
    logLevel: env.LOG_LEVEL ?? (process.stderr.isTTY ? 'warn' : 'info'),
  };
}
