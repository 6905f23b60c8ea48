import nodemailer from 'nodemailer';
import type { Language } from '../../core/words.ts';
import type { Config } from '../config.ts';
import { hashSecret } from '../secrets.ts';
import type { Channel } from '../store/notices.ts';
import { type Message, noticeTexts } from './message.ts';

const TIMEOUT_MILLIS = 10_000;

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The mail server refuses for good: trying again changes nothing. */
class MailRefused extends Error {}

/** What went wrong is told by its code alone: the sentences of mail servers hold addresses, and our log does not. */
function told(error: unknown): Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const text = `a mail was not sent: ${String(code ?? 'unknown')} ${String(responseCode ?? '')}`.trim();
  return code === 'EENVELOPE' && Number(responseCode) >= 500 ? new MailRefused(text) : new Error(text);
}

async function send({ smtp, mailFrom }: Config, { to, ...letter }: Letter): Promise<void> {
  if (smtp === null || mailFrom === null) throw new MailRefused('this server sends no mail');
  const timeouts = {
    connectionTimeout: TIMEOUT_MILLIS,
    greetingTimeout: TIMEOUT_MILLIS,
    socketTimeout: TIMEOUT_MILLIS,
  };
  const transport = nodemailer.createTransport({ url: smtp, ...timeouts });
  try {
    // As an object it is one address, whatever is in it.
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: to },
      ...letter,
      headers: { 'Auto-Submitted': 'auto-generated', ...letter.headers },
    });
  } catch (error) {
    throw told(error);
  } finally {
    transport.close();
  }
}

/** False where it cannot be sent there. */
export async function sendCode(
  config: Config,
  to: string,
  code: string,
  name: string,
  language: Language,
): Promise<boolean> {
  const texts = noticeTexts[language];
  try {
    await send(config, { to, subject: texts.codeTitle, text: texts.code(code, name) });
    return true;
  } catch {
    return false;
  }
}

/** Ends the mails to a mailbox, without a sign-in. */
export const unsubscribeLink = (home: string, { id, secret }: Pick<Channel, 'id' | 'secret'>): string =>
  `${home}/api/unsubscribe/${id}.${secret}`;

/** The same notice again has the same id: mail servers drop the double. */
export async function sendMail(
  config: Config,
  channel: Channel,
  { title, body, link }: Message,
  { home, language, notice }: { readonly home: string; readonly language: Language; readonly notice: string },
): Promise<void> {
  const texts = noticeTexts[language];
  const end = unsubscribeLink(home, channel);
  const host = /@([^\s<>]+)/.exec(config.mailFrom ?? '')?.[1] ?? 'windfall';
  const headers = { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  const text = `${body}\n\n${texts.toTable}: ${link}\n\n-- \n${texts.why}\n${end}\n`;
  const messageId = `<${hashSecret(notice).slice(0, 32)}@${host}>`;
  try {
    await send(config, { to: channel.target, subject: title, text, messageId, headers });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
  }
}
