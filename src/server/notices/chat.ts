import type { WebhookFormat } from '../../protocol/noticeRoutes.ts';
import type { Message } from './message.ts';

const hosts: readonly (readonly [RegExp, WebhookFormat])[] = [
  [/^(\w+\.)?discord(app)?\.com$/, 'discord'],
  [/^hooks\.slack\.com$/, 'slack'],
  [/^api\.telegram\.org$/, 'telegram'],
];

/** What the address of a webhook leads to. */
export function formatOf(address: string): WebhookFormat {
  const host = URL.parse(address)?.hostname ?? '';
  return hosts.find(([pattern]) => pattern.test(host))?.[1] ?? 'plain';
}

/** Those of the browsers, which are there to be called for everybody. */
const pushServices = /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

/** The host that a call to an address is counted for; null for services that expect the calls of a whole server. */
export function countedHost(address: string): string | null {
  const { hostname } = new URL(address);
  return formatOf(address) !== 'plain' || pushServices.test(hostname) ? null : hostname;
}

/** An address without what may be a secret in it. */
export const hiddenAddress = (address: string): string => `${new URL(address).origin}/…`;

/** What of an address may be shown again: those of chats hold a secret. */
export const shownAddress = (address: string): string =>
  formatOf(address) === 'plain' ? address : hiddenAddress(address);

/** Names are people's own words: they neither format the message nor call anybody. */
const escapeMarkdown = (text: string): string => text.replace(/[\\*_~`|<>@#:[\]()]/g, '\\$&');
const escapeSlack = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[*_~`]/g, '\u200B$&');

/** The body of the call, as the chat expects it. */
export function chatBody(format: Exclude<WebhookFormat, 'plain'>, address: string, message: Message): string {
  const { title, body, link } = message;
  switch (format) {
    case 'discord': {
      const content = `**${escapeMarkdown(title)}**\n${escapeMarkdown(body)}\n${link}`;
      return JSON.stringify({ content, allowed_mentions: { parse: [] } });
    }
    case 'slack':
      return JSON.stringify({ text: `*${escapeSlack(title)}*\n${escapeSlack(body)}\n<${link}>` });
    case 'telegram': {
      const chat = new URL(address).searchParams.get('chat_id');
      return JSON.stringify({ ...(chat === null ? {} : { chat_id: chat }), text: `${title}\n${body}\n${link}` });
    }
  }
}
