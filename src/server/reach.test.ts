import { expect, test } from 'vitest';
import { qrOf } from '../core/qr.ts';
import { nearbyFor, welcome } from './reach.ts';

const interfaces = {
  lo: [{ family: 'IPv4' as const, internal: true, address: '127.0.0.1' }],
  wlan0: [
    { family: 'IPv6' as const, internal: false, address: 'fe80::1' },
    { family: 'IPv4' as const, internal: false, address: '192.168.1.20' },
  ],
};

test('a server for this device alone says its address and nothing else', () => {
  expect(welcome('http://localhost:8080', 'localhost', interfaces)).toBe('Windfall is at http://localhost:8080');
});

test('a server for the home says what phones open, and shows it as a code that holds just that', () => {
  const said = welcome('http://0.0.0.0:8080', '0.0.0.0', interfaces, (line) => line).split('\n');
  expect(said[0]).toBe('Windfall is at http://localhost:8080');
  expect(said[1]).toContain('http://192.168.1.20:8080');
  const modules = qrOf('http://192.168.1.20:8080') ?? [];
  const drawn = said.slice(3);
  const isDark = (row: number, column: number): boolean => {
    const mark = drawn[(row + 2) >> 1]?.[column + 2] ?? '';
    return (row + 2) % 2 === 0 ? mark === '▄' || mark === ' ' : mark === '▀' || mark === ' ';
  };
  modules.forEach((line, row) => {
    line.forEach((wanted, column) => {
      expect(isDark(row, column)).toBe(wanted);
    });
  });
});

test('the code is light on black, whatever the colours of the terminal: phones do not read it the other way round', () => {
  const said = welcome('http://0.0.0.0:8080', '0.0.0.0', interfaces, (line) => `<${line}>`).split('\n');
  expect(said.slice(0, 3).join('')).not.toContain('<');
  for (const line of said.slice(3)) expect(line).toMatch(/^<[█▀▄ ]+>$/);
});

test('without a network there is nothing to scan', () => {
  expect(welcome('http://127.0.0.1:8080', '0.0.0.0', { lo: interfaces.lo })).toBe(
    'Windfall is at http://127.0.0.1:8080',
  );
});

test('a page on the same machine learns what phones open, and nobody else does', () => {
  const asking = {
    config: { host: '0.0.0.0', isBehindProxy: false },
    address: '127.0.0.1',
    origin: 'http://localhost:8080',
  };
  expect(nearbyFor(asking, interfaces)).toEqual(['http://192.168.1.20:8080']);
  expect(nearbyFor({ ...asking, address: '::ffff:127.0.0.1' }, interfaces)).toEqual(['http://192.168.1.20:8080']);
  for (const other of [
    { address: '192.168.1.30' },
    { origin: 'http://192.168.1.20:8080' },
    { origin: 'https://windfall.example' },
    { origin: 'null' },
    { config: { host: 'localhost', isBehindProxy: false } },
    { config: { host: '0.0.0.0', isBehindProxy: true } },
  ])
    expect(nearbyFor({ ...asking, ...other }, interfaces)).toEqual([]);
});
