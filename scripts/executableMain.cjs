// The first thing in the executable: puts the program that it carries beside itself, once for each build, and starts it from there.
const { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { getAsset } = require('node:sea');
const { gunzipSync } = require('node:zlib');

const data = process.env.WINDFALL_DATA ?? join(dirname(process.execPath), 'windfall-data');
process.env.WINDFALL_DATA = data;
const folder = join(data, `program-${getAsset('mark', 'utf8')}`);
if (!existsSync(folder)) unpack(folder);
// Code inside an executable may import only what Node has: a file beside it may import everything.
createRequire(join(folder, 'start.cjs'))('./start.cjs');

/** Under another name first: a start that is cut short leaves nothing that looks whole. */
function unpack(target) {
  const bytes = gunzipSync(Buffer.from(getAsset('program')));
  const headEnd = bytes.indexOf('\n');
  const half = `${target}-${process.pid}`;
  const made = new Set();
  let at = headEnd + 1;
  for (const [name, length] of JSON.parse(bytes.toString('utf8', 0, headEnd))) {
    const path = join(half, name);
    const parent = dirname(path);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true, mode: 0o700 });
    made.add(parent);
    writeFileSync(path, bytes.subarray(at, at + length), { mode: 0o600 });
    at += length;
  }
  writeFileSync(join(half, 'start.cjs'), "import('./src/cli/main.js');\n");
  try {
    renameSync(half, target);
  } catch (error) {
    // Another start was faster.
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}
