import { describe, expect, test } from 'vitest';
import type { WebhookFormat } from '../../protocol/noticeRoutes.ts';
import { chatBody, countedHost, formatOf, shownAddress } from './chat.ts';

describe('a message to a chat', () => {
  const message = {
    title: 'Your turn in Rice Dice',
    body: 'You play with <!channel> *Bob* & @everyone.',
    link: 'https://w.example/online/t',
  };

  test('is in the form of the chat, and names neither format it nor call anybody', () => {
    const told = (format: Exclude<WebhookFormat, 'plain'>, address: string) =>
      JSON.parse(chatBody(format, address, message));
    expect(told('discord', '')).toEqual({
      content:
        '**Your turn in Rice Dice**\nYou play with \\<!channel\\> \\*Bob\\* & \\@everyone.\nhttps://w.example/online/t',
      allowed_mentions: { parse: [] },
    });
    const { text } = told('slack', '');
    expect(text).toContain('&lt;!channel&gt;');
    expect(text).toContain('<https://w.example/online/t>');
    expect(told('telegram', 'https://api.telegram.org/botX/sendMessage?chat_id=-42')).toEqual({
      chat_id: '-42',
      text: `${message.title}\n${message.body}\n${message.link}`,
    });
  });

  test('is chosen by the address', () => {
    expect(formatOf('https://discord.com/api/webhooks/1/x')).toBe('discord');
    expect(formatOf('https://hooks.slack.com/services/a/b')).toBe('slack');
    expect(formatOf('https://api.telegram.org/botX/sendMessage')).toBe('telegram');
    expect(formatOf('https://notdiscord.com/api')).toBe('plain');
    expect(shownAddress('https://discord.com/api/webhooks/1/x')).toBe('https://discord.com/…');
  });
});

test('calls are counted by host, but not those to services of browsers and chats', () => {
  expect(countedHost('https://elsewhere.example/x')).toBe('elsewhere.example');
  for (const known of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com', 'discord.com'])
    expect(countedHost(`https://${known}/x`), known).toBeNull();
  for (const alike of ['evilpush.apple.com.example', 'notpush.apple.com', 'xfcm.googleapis.com'])
    expect(countedHost(`https://${alike}/x`), alike).toBe(alike);
});
