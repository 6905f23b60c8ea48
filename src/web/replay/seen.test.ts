import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../../core/assert.ts';
import { seatMarks } from '../../core/board.ts';
import { SPECTATOR, type Viewer } from '../../core/game.ts';
import { rewind } from '../../core/match.ts';
import { lookBack, parseRecord } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import { game } from '../../games/rice-dice/index.ts';
import { ALL, seenAt } from './seen.ts';
import type { Past } from './source.ts';

const file = new URL('../../games/rice-dice/golden/mimic.json', import.meta.url);
const record = unwrap(parseRecord(JSON.parse(readFileSync(file, 'utf8'))));
const { match } = unwrap(lookBack(record, () => game));
const seats = Array.from({ length: record.players }, (_, i) => ({
  name: `Seat ${i}`,
  kind: 'person' as const,
  mark: at(seatMarks, i),
}));
const source: Past = { game, match, record, halt: null, seats, address: null, home: null };
/** The end opens everything. */
const moments = Array.from({ length: Math.min(60, match.log.length - 1) }, (_, i) => i + 1);

test.each<Viewer>([SPECTATOR, 0, 1])(
  'viewer %i sees in a replay and in a clip what they saw at the table',
  (viewer) => {
    let hidden = 0;
    for (const entries of moments) {
      const { table, last } = seenAt(source, viewer, entries);
      expect(table.view).toEqual(game.view(rewind(match, entries).state, viewer));
      const shown = game.hide(rewind(match, entries - 1).state, at(match.log, entries - 1), viewer);
      expect(last?.entry).toEqual(shown);
      if (JSON.stringify(shown) !== JSON.stringify(match.log[entries - 1])) hidden++;
    }
    expect(hidden, 'entries that hold a secret from them').toBeGreaterThan(0);
  },
);

test('with everything open the last entry hides nothing', () => {
  for (const entries of moments) expect(seenAt(source, ALL, entries).last?.entry).toEqual(match.log[entries - 1]);
});
