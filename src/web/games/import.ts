import { at } from '../../core/assert.ts';
import { seatMarks } from '../../core/board.ts';
import { type Refusal, refuse } from '../../core/errors.ts';
import { OVER } from '../../core/game.ts';
import { parseRecord, replayRecord } from '../../core/record.ts';
import { ok, type Result } from '../../core/result.ts';
import { loadGame, profiles } from '../../games/registry.web.ts';
import { newSave, type Save } from '../local/save.ts';
import { listSaves, putSave } from '../local/store.ts';

/** A finished record as a game of this device: it keeps the record as it came, seal and all. */
async function saveOf(json: unknown): Promise<Result<Save, Refusal>> {
  const parsed = parseRecord(json);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  if (!profiles.some(({ id }) => id === record.game))
    return refuse('bad_record', `There is no game "${record.game}" here.`);
  const game = await loadGame(record.game);
  const match = replayRecord(record, () => game);
  if (!match.ok) return match;
  if (game.actor(match.value.state) !== OVER) return refuse('bad_record', 'The game in this file is not finished.');
  if (match.value.start !== null)
    return refuse('bad_record', 'This game did not begin at the beginning: it can be replayed, but not kept.');
  const seats = Array.from({ length: record.players }, (_, i) => ({
    name: record.seats?.[i]?.name ?? String(i + 1),
    kind: record.seats?.[i]?.kind ?? 'person',
    mark: at(seatMarks, i),
  }));
  const save = newSave(record.game, record.rules, { seats, options: record.options, start: null, dice: 'app' });
  return ok({ ...save, log: record.log, isOver: true, record });
}

/** Keeps one record or a list of them; those that are here already are not doubled. Nothing is kept where one is refused. */
export async function importRecords(json: unknown): Promise<Result<number, Refusal>> {
  const found: Save[] = [];
  for (const each of Array.isArray(json) ? json : [json]) {
    const save = await saveOf(each);
    if (!save.ok) return save;
    found.push(save.value);
  }
  const known = new Set((await listSaves()).map(({ log }) => JSON.stringify(log)));
  const fresh = found.filter(({ log }) => !known.has(JSON.stringify(log)));
  for (const save of fresh) await putSave(save);
  return ok(fresh.length);
}
