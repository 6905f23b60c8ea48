import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientMessage } from '../../protocol/messages.ts';
import { readMessage } from './readMessage.ts';

const table = 'aBcDeFgHiJkLmNoPqRsT_-';
const move = { type: 'do', id: 7, table, key: 'abcd-1234', command: { kind: 'move', turn: 3, move: { type: 'roll' } } };

const odd = [
  null,
  undefined,
  true,
  '',
  'x',
  -1,
  -0,
  0,
  1.5,
  2 ** 53,
  Number.NaN,
  [],
  {},
  ['do'],
  '__proto__',
  `${table}\n`,
];

test('a move is read as the schema reads it, with anything wrong in any place', () => {
  const wrong: unknown[] = [
    move,
    { ...move, extra: 1 },
    JSON.parse(JSON.stringify(move).replace('{', '{"__proto__":1,')),
  ];
  for (const value of odd) {
    wrong.push(value);
    for (const key of Object.keys(move)) wrong.push({ ...move, [key]: value });
    for (const key of Object.keys(move.command))
      wrong.push({ ...move, command: { ...move.command, [key]: value } }, { ...move, command: { [key]: value } });
    wrong.push({ ...move, command: { ...move.command, extra: value } });
  }
  for (const key of Object.keys(move))
    wrong.push(Object.fromEntries(Object.entries(move).filter(([name]) => name !== key)));
  for (const json of wrong) {
    const read = readMessage(json);
    const parsed = clientMessage.safeParse(json);
    expect(read.ok, JSON.stringify(json)).toBe(parsed.success);
    if (read.ok) expect(read.value).toEqual(parsed.data);
  }
});

test('whatever is sent is accepted by both or by none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(move), ...Object.keys(move.command)), (value, key) => {
      for (const json of [value, { ...move, [key]: value }, { ...move, command: { ...move.command, [key]: value } }])
        expect(readMessage(json).ok).toBe(clientMessage.safeParse(json).success);
    }),
  );
});
