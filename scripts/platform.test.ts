import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const module = new URL('./platform.mjs', import.meta.url);
const { browserPlaces, canInstall, findNode, nodePackage, npmCommand, scriptOf, withTools } = await import(module.href);
const root = fileURLToPath(new URL('..', import.meta.url));

const platforms = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
];

interface Package {
  readonly version: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const packages: Readonly<Record<string, Package>> = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
).packages;

/** The packages whose native part comes as one optional package for each platform. */
const native = Object.entries(packages).filter(
  ([path, { optionalDependencies }]) => path !== '' && Object.keys(optionalDependencies ?? {}).length > 1,
);

describe.each(platforms)('$os $cpu', ({ os, cpu }) => {
  test.each(native)('%s has its native part in the lock file', (path, { optionalDependencies = {} }) => {
    const parts = Object.keys(optionalDependencies).map(
      (name) => packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`],
    );
    expect(parts.some((part) => part?.os?.includes(os) && part.cpu?.includes(cpu))).toBe(true);
  });

  test('Node is looked for under its name on this platform, and the one that runs serves where it is new enough', () => {
    expect(
      findNode(folder, { platform: os, arch: cpu, execPath: '/the/node', versions: { node: '24.6.2' } }),
    ).toBeNull();
    expect(findNode(folder, { platform: os, arch: cpu, execPath: '/the/node', versions: { node: '24.7.0' } })).toBe(
      '/the/node',
    );
    const own = join(folder, 'node_modules', nodePackage(os, cpu), 'bin', os === 'win32' ? 'node.exe' : 'node');
    mkdirSync(dirname(own), { recursive: true });
    writeFileSync(own, '');
    expect(findNode(folder, { platform: os, arch: cpu, execPath: '/the/node', versions: { node: '24.6.2' } })).toBe(
      own,
    );
  });

  test('a browser is looked for where this platform keeps it', () => {
    const env = { PATH: '/opt/a:/opt/b', PROGRAMFILES: 'C:\\Program Files' };
    const places: string[] = browserPlaces({ platform: os, env });
    const known = {
      linux: '/opt/b/chromium',
      darwin: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      win32: 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    };
    expect(places).toContain(known[os as keyof typeof known]);
  });
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'windfall-platform-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One that is not this one: that the lock file names the parts of all of them is tested above. */
test('npm would install the native parts of another platform from the lock file alone', () => {
  const { os, cpu } = platforms.find((each) => each.os !== process.platform) ?? { os: '', cpu: '' };
  const { file, args } = npmCommand();
  const said = execFileSync(
    file,
    [...args, 'install', `--os=${os}`, `--cpu=${cpu}`, '--dry-run', '--offline', '--include=dev', '--loglevel=error'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(said).toContain(`add @rolldown/binding-${os}-${cpu}`);
});

test('npm is started by its script, or by name: through a shell on Windows only', () => {
  const started = { execPath: '/n/node', env: { npm_execpath: '/n/npm-cli.js' } };
  expect(npmCommand({ ...started, platform: 'win32' })).toEqual({
    file: '/n/node',
    args: ['/n/npm-cli.js'],
    shell: false,
  });
  expect(npmCommand({ platform: 'win32', execPath: '/n/node', env: {} })).toEqual({
    file: 'npm',
    args: [],
    shell: true,
  });
  expect(npmCommand({ platform: 'linux', execPath: '/n/node', env: {} })).toEqual({
    file: 'npm',
    args: [],
    shell: false,
  });
});

test('the path of Windows keeps its own spelling, so that there are never two', () => {
  const env = withTools(root, join(root, 'node'), { Path: 'C:\\bin' });
  expect(Object.keys(env)).toEqual(['Path']);
  expect(env.Path.endsWith('C:\\bin')).toBe(true);
});

test.each(['vite', 'vitest', 'playwright', 'tsc', 'svelte-check', 'knip', 'prettier', 'biome'])(
  'the command %s is a script that Node can run on any platform',
  (command) => {
    expect(readFileSync(scriptOf(root, command), 'utf8')).toMatch(/^#!.*node/);
  },
);

test('each command that needs packages installs what is missing first: a fresh clone has none', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const files = new Set(
    Object.values(scripts).flatMap((command) => /^node (scripts\/\S+\.mjs)/.exec(command)?.[1] ?? []),
  );
  expect(files.size).toBeGreaterThan(4);
  const without = [...files].filter((file) => !/^install\(\);$/m.test(readFileSync(join(root, file), 'utf8')));
  expect(without).toEqual([]);
});

test('installs only where npm leaves nothing out', () => {
  for (const version of ['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.7.0'])
    expect(canInstall(version), version).toBe(true);
  for (const version of ['18.20.0', '20.0.0', '20.18.3', '21.7.0', '22.11.0'])
    expect(canInstall(version), version).toBe(false);
});
