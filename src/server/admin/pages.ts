import type { Ban, LogEntry } from '../store/bans.ts';
import type { Report } from '../store/moderation.ts';
import type { Dossier } from './dossier.ts';
import { type Html, html } from './html.ts';

const time = (millis: number): string => new Date(millis).toISOString().slice(0, 16).replace('T', ' ');

/** A page that needs neither scripts nor styles of its own. */
export const page = (title: string, said: string, body: Html): string =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} · Windfall</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><h1>${title}</h1>${said === '' ? '' : html`<p role="status"><strong>${said}</strong></p>`}<main>${body}</main></body></html>`
    .markup;

export const signInPage = (said: string): string =>
  page(
    'Operators',
    said,
    html`<form method="post" action="/admin/sign-in">
<p><label>Your name, for the log<br><input name="operator" required maxlength="40" autocomplete="username"></label></p>
<p><label>Token<br><input name="token" type="password" required autocomplete="current-password"></label></p>
<p><button>Sign in</button></p></form>`,
  );

const hidden = (fields: Readonly<Record<string, string>>): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** One button that does one thing. */
const button = (label: string, fields: Readonly<Record<string, string>>): Html =>
  html`<form method="post" action="/admin/act">${hidden(fields)}<button>${label}</button></form>`;

const banForm = (label: string, what: Ban['kind'], subject: string | null): Html =>
  html`<form method="post" action="/admin/act">${hidden({ kind: 'ban', what })}
${subject === null ? html`<label>IP address <input name="subject" required maxlength="50"></label>` : hidden({ subject })}
<label>days <input name="days" type="number" min="1" max="3660" value="7" required></label>
<label>reason <input name="reason" required maxlength="200"></label> <button>${label}</button></form>`;

const personLink = (id: string): Html => html`<a href="/admin/person?who=${encodeURIComponent(id)}">${id}</a>`;

const reportItem = (report: Report): Html => html`<article><h3>${report.reason}: ${report.name}</h3>
<p>${time(report.createdMillis)}, table ${report.table}, step ${report.sequence}, about ${personLink(report.person)}${
  report.reporter === null ? '' : html`, by ${personLink(report.reporter)}`
}</p>
${report.line === '' ? '' : html`<blockquote>${report.line}</blockquote>`}${report.note === '' ? '' : html`<p>Note: ${report.note}</p>`}
${report.handledMillis === null ? button('Mark as dealt with', { kind: 'handle', report: report.id }) : html`<p>dealt with ${time(report.handledMillis)}</p>`}
${button('Close the table', { kind: 'close', table: report.table, reason: `report ${report.id}` })}</article>`;

const banItem = ({ kind, subject, untilMillis, reason }: Ban): Html =>
  html`<li>${kind} ${kind === 'address' ? subject : personLink(subject)} until ${time(untilMillis)}: ${reason}
${button('Lift', { kind: 'lift', what: kind, subject })}</li>`;

const logItem = ({ atMillis, operator, action, subject, detail }: LogEntry): Html =>
  html`<li>${time(atMillis)} ${operator}: ${action} ${subject} ${detail}</li>`;

const list = (items: readonly Html[]): Html => (items.length === 0 ? html`<p>None.</p>` : html`<ul>${items}</ul>`);

export interface Desk {
  readonly operator: string;
  readonly reports: readonly Report[];
  readonly bans: readonly Ban[];
  readonly log: readonly LogEntry[];
}

export const deskPage = ({ operator, reports, bans, log }: Desk, said: string): string =>
  page(
    'Operators',
    said,
    html`<p>Signed in as ${operator}.</p><form method="post" action="/admin/sign-out"><button>Sign out</button></form>
<h2>Reports</h2>${reports.length === 0 ? html`<p>None.</p>` : reports.map(reportItem)}
<h2>Look at somebody</h2><form method="get" action="/admin/person">
<label>Id or sign-in name <input name="who" required maxlength="60"></label> <button>Look</button></form>
<h2>Close a table</h2><form method="post" action="/admin/act">${hidden({ kind: 'close' })}
<label>Id or code <input name="table" required maxlength="60"></label>
<label>reason <input name="reason" required maxlength="200"></label> <button>Close</button></form>
<h2>Remove a shared game</h2><form method="post" action="/admin/act">${hidden({ kind: 'unshare' })}
<label>Id or link <input name="shared" required maxlength="300"></label>
<label>reason <input name="reason" required maxlength="200"></label> <button>Remove</button></form>
<h2>Ban an address</h2>${banForm('Ban', 'address', null)}
<h2>Bans</h2>${list(bans.map(banItem))}
<h2>Log</h2>${list(log.map(logItem))}`,
  );

export const personPage = (dossier: Dossier, said: string): string =>
  page(
    `${dossier.name} (${dossier.handle ?? 'guest'})`,
    said,
    html`<p><a href="/admin">Back to the desk</a></p>
<p>${dossier.id}, since ${time(dossier.createdMillis)}. ${dossier.hasPassword ? 'Password.' : ''} Passkeys: ${dossier.passkeys}.</p>
<h2>Mute</h2>${banForm('Mute', 'mute', dossier.id)}<h2>Ban</h2>${banForm('Ban', 'person', dossier.id)}
<h2>Bans</h2>${list(dossier.bans.map(banItem))}
<h2>Signed in</h2>${list(dossier.sessions.map(({ device, seenMillis }) => html`<li>${device}, ${time(seenMillis)}</li>`))}
<h2>Last words</h2>${list(
      dossier.said.map(({ table, atMillis, text }) => html`<li>${time(atMillis)}, table ${table}: ${text}</li>`),
    )}
<h2>Tables</h2>${list(dossier.tables.map((tableId) => html`<li>${tableId} ${button('Close', { kind: 'close', table: tableId, reason: 'by hand' })}</li>`))}
<h2>Reports about them</h2>${dossier.reports.length === 0 ? html`<p>None.</p>` : dossier.reports.map(reportItem)}`,
  );
