import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

const read = (file: string): string => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
const [config, health, page] = ['src/server/config.ts', 'src/server/app.ts', 'docs/OPERATIONS.md'].map(read);
const files = ['Dockerfile', 'compose.yaml', 'ops/cluster.yaml'];

test.each(files)('%s sets only what the server reads, and operators are told', (file) => {
  const names = new Set(read(file).match(/\b(WINDFALL_[A-Z]+|DATABASE_URL|HOST|PORT)(?=[=:,])/g) ?? []);
  expect(names.size).toBeGreaterThan(0);
  for (const name of names) {
    if (!['HOST', 'PORT'].includes(name)) expect(config, name).toContain(`env.${name}`);
    expect(page).toContain(name);
  }
});

test.each(files)('%s asks for the health that there is', (file) => {
  for (const [, path = ''] of read(file).matchAll(/(\/(?:ready|live|health)\w*)/g))
    expect(health, path).toContain(`'${path}'`);
});

test.each(files.slice(1))('%s is YAML without a mistake', (file) => {
  for (const document of parseAllDocuments(read(file))) expect('errors' in document ? document.errors : []).toEqual([]);
});

test('the image starts what the package holds', () => {
  expect(read('Dockerfile')).toContain('CMD ["node", "src/cli/main.js", "serve"]');
  expect(read('Dockerfile')).toMatch(/^USER node$/m);
});
