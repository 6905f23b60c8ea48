import { registerHooks } from 'node:module';

/**
 * Loaded into a server before its own code (NODE_OPTIONS=--import …): it becomes the version after this one, with all that a version may change while
 * the one before still runs: a migration, a kind of job, a kind of event, the rules of a game and the protocol.
 */
const changes: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  'src/server/store/migrations.ts': [
    ['\n];\n', "\n['ALTER TABLE tables ADD COLUMN mood TEXT', 'CREATE TABLE moods (name TEXT PRIMARY KEY)'],\n];\n"],
  ],
  'src/server/store/database.ts': [["  'tidy',\n] as const", "  'tidy',\n  'chime',\n] as const"]],
  'src/server/lanes.ts': [['tidy: {', 'chime: { atOnce: 1, each: 1, isFair: false, tries: 1 },\n    tidy: {']],
  'src/server/jobs.ts': [['    tidy: async', '    chime: async () => {},\n    tidy: async']],
  'src/table/event.ts': [['  forgot: true,', '  forgot: true,\n  waved: true,']],
  'src/protocol/shapes.ts': [['export const PROTOCOL = 3;', 'export const PROTOCOL = 4;']],
  'src/games/garden-dice/index.ts': [['  rulesVersion: 2,', '  rulesVersion: 3,']],
};

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    const file = Object.keys(changes).find((name) => url.endsWith(`/${name}`));
    if (file === undefined) return loaded;
    let source = String(loaded.source);
    for (const [before, after] of changes[file] ?? []) {
      if (source.split(before).length !== 2) throw new Error(`${file} does not hold "${before}" once`);
      source = source.replace(before, () => after);
    }
    return { ...loaded, source };
  },
});
