import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientMessage } from '../../protocol/messages.ts';
import { readMove } from './readMove.ts';

const table = 'aBcDeFgHiJkLmNoPqRsT_-';
const move = { type: 'do', id: 7, table, key: 'abcd-1234', command: { kind: 'move', turn: 3, move: { type: 'roll' } } };

/** As the schema reads it; null where that refuses it. */
function readSlowly(text: string): unknown {
  try {
    return clientMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** What is read must be what the schema reads. */
function compare(text: string): void {
  const read = readMove(text);
  if (read !== null) expect(read, text).toEqual(readSlowly(text));
}

test('a move is read as the schema reads it', () => {
  for (const moved of [
    { type: 'roll' },
    null,
    0,
    'ä',
    '🎲',
    [],
    { '': { a: [{}] } },
    { x: '}}' },
    JSON.parse('{"__proto__":1}'),
  ]) {
    const text = JSON.stringify({ ...move, command: { ...move.command, move: moved } });
    expect(readMove(text)).not.toBeNull();
    compare(text);
  }
});

test('what the schema refuses, or is no JSON, is not read', () => {
  const text = JSON.stringify(move);
  const deep = `${'['.repeat(60)}${']'.repeat(60)}`;
  const odd = ['', '1', '-1', '01', '1.5', '1e3', '9007199254740993', 'true', 'null', '[]', '{}', '"x"', '"\\u0000"'];
  const wrong = [
    ...odd,
    '"\\ud800"',
    '{"a":1},"b":{}',
    '{}}',
    '1,2',
    '1 ',
    '\t1',
    '1\n',
    "'x'",
    deep,
    `"${table}x"`,
    '{',
  ];
  for (const value of wrong) {
    compare(value);
    for (const field of ['"do"', '7', `"${table}"`, '"abcd-1234"', '"move"', '3', '{"type":"roll"}']) {
      compare(text.replace(`:${field}`, `:${value}`));
      compare(text.replace(`:${field}`, `:${field},"extra":${value}`));
    }
  }
  for (const broken of [
    `${text} `,
    ` ${text}`,
    `${text}\n`,
    `${text}}`,
    text.slice(0, -1),
    text.replace('"id":7,', ''),
  ])
    compare(broken);
  for (const storable of ['"\\u0000"', '"\\ud800"', deep])
    expect(readMove(text.replace('{"type":"roll"}', storable))).toBeNull();
});

test('whatever is sent is read as the schema reads it, or not here', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(move), ...Object.keys(move.command)), (value, key) => {
      compare(JSON.stringify({ ...move, [key]: value }));
      compare(JSON.stringify({ ...move, command: { ...move.command, [key]: value } }));
    }),
  );
});
