import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { Command } from 'commander';
import { type AdminAction, act } from '../../server/admin/actions.ts';
import { lookAt } from '../../server/admin/dossier.ts';
import { configFrom, databaseFile } from '../../server/config.ts';
import { type BanKind, banKinds, readBans, readLog } from '../../server/store/bans.ts';
import type { Database } from '../../server/store/database.ts';
import { readReports } from '../../server/store/moderation.ts';
import { quit, valueOrQuit } from '../failure.ts';

/** An id is no option, whatever its first letter. */
const MAY_BEGIN_WITH_HYPHEN = true;

/** `windfall admin`: what operators do, beside a running server or without one. A server hears of it within five seconds. */
export function registerAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description('moderate: reports, bans, tables, shared games, people; all of it is logged (docs/OPERATIONS.md)')
    .option('--as <name>', 'your name for the log', userInfo().username);
  const operator = (): string => admin.opts<{ as: string }>().as;
  const doing = (action: AdminAction): Promise<void> =>
    withStore(async (db) => console.log(valueOrQuit(await act(db, operator(), action))));

  admin
    .command('reports')
    .description('what people have reported and nobody has dealt with')
    .option('--all', 'those that were dealt with too')
    .action(({ all = false }: { all?: boolean }) =>
      withStore(async (db) => print(await readReports(db, all), 'No reports.')),
    );
  admin
    .command('handled <report>')
    .allowUnknownOption(MAY_BEGIN_WITH_HYPHEN)
    .description('note that a report was dealt with')
    .action((report: string) => doing({ kind: 'handle', report }));
  admin
    .command('person <who>')
    .allowUnknownOption(MAY_BEGIN_WITH_HYPHEN)
    .description('what is stored of somebody, by id or sign-in name')
    .action((who: string) =>
      withStore(async (db) => console.log(JSON.stringify(valueOrQuit(await lookAt(db, operator(), who)), null, 2))),
    );
  for (const [name, what, about] of [
    ['ban', 'person', 'shut somebody out for a while, by id or sign-in name'],
    ['ban-address', 'address', 'shut an IP address out for a while; of IPv6 its /64'],
    ['mute', 'mute', 'let somebody play, but not talk, for a while'],
  ] as const)
    admin
      .command(`${name} <subject>`)
      .allowUnknownOption(MAY_BEGIN_WITH_HYPHEN)
      .description(about)
      .requiredOption('--days <number>', 'for how long')
      .option('--reason <text>', 'for the log', '')
      .action((subject: string, { days, reason }: { days: string; reason: string }) =>
        doing({ kind: 'ban', what, subject, days: Number(days), reason }),
      );
  admin
    .command('lift <kind> <subject>')
    .allowUnknownOption(MAY_BEGIN_WITH_HYPHEN)
    .description(`end a ban before its time; the kinds are ${banKinds.join(', ')}`)
    .action((kind: string, subject: string) => doing({ kind: 'lift', what: banKindOf(kind), subject }));
  admin
    .command('bans')
    .description('the bans that count now')
    .action(() => withStore(async (db) => print(await readBans(db, Date.now()), 'No bans.')));
  admin
    .command('close <table>')
    .allowUnknownOption(MAY_BEGIN_WITH_HYPHEN)
    .description('close a table, by id or code; a running server does it')
    .option('--reason <text>', 'for the log', '')
    .action((tableId: string, { reason }: { reason: string }) => doing({ kind: 'close', table: tableId, reason }));
  admin
    .command('unshare <game>')
    .allowUnknownOption(MAY_BEGIN_WITH_HYPHEN)
    .description('remove a shared game, by id or link')
    .option('--reason <text>', 'for the log', '')
    .action((shared: string, { reason }: { reason: string }) => doing({ kind: 'unshare', shared, reason }));
  admin
    .command('log')
    .description('what operators did, the latest first')
    .option('--lines <number>', 'how many', '50')
    .action(({ lines }: { lines: string }) =>
      withStore(async (db) => print(await readLog(db, Math.max(1, Math.trunc(Number(lines)) || 50)), 'Nothing yet.')),
    );
}

const banKindOf = (text: string): BanKind =>
  banKinds.find((kind) => kind === text) ?? quit(`There is no kind of ban "${text}": they are ${banKinds.join(', ')}.`);

/** One JSON object a line, for people and programs. */
function print(rows: readonly object[], none: string): void {
  if (rows.length === 0) console.error(none);
  for (const row of rows) console.log(JSON.stringify(row));
}

async function withStore(use: (db: Database) => Promise<void>): Promise<void> {
  const config = configFrom(process.env);
  if (config.databaseUrl === null && !existsSync(databaseFile(config)))
    quit(`There is no database at ${databaseFile(config)}.`);
  const { openDatabase } = await import('../../server/store/open.ts');
  const db = await openDatabase(config, console.error).catch((error: Error) => quit(error.message));
  await use(db);
  await db.close();
}
