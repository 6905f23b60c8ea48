import { beforeAll, describe, expect, test } from 'vitest';
import { at } from '../src/core/assert.ts';
import { games } from '../src/games/registry.node.ts';
import { audit } from './audit.ts';
import { runSimulation } from './simulation.ts';

type World = Awaited<ReturnType<typeof runSimulation>>;
let world: World;
beforeAll(async () => {
  const game = games.get('dessert-dice');
  if (game === undefined) throw new Error('the game is there');
  world = await runSimulation('audit', game, 400);
});

/** The world with a few things wrong in it. */
function flawsWith(change: Partial<Pick<World, 'stored' | 'ledger'>>): string {
  return audit(change.stored ?? world.stored, change.ledger ?? world.ledger).flaws.join('\n');
}

const [anyTable] = [() => at([...world.stored], 0)];
const acknowledged = () =>
  at(
    [...world.ledger.commands].filter(
      ([, { acknowledged: steps, command }]) => steps.length > 0 && command.kind === 'move',
    ),
    0,
  );

describe('the audit finds', () => {
  test('nothing where nothing is wrong', () => {
    expect(flawsWith({})).toBe('');
  });

  test('what was acknowledged and is gone, or is there twice', () => {
    const [table, stored] = anyTable();
    const [key] = acknowledged();
    const without = stored.steps.map((step) => (step.key?.endsWith(key) ? { ...step, key: null } : step));
    expect(flawsWith({ stored: new Map([[table, { ...stored, steps: without }]]) })).toContain('is not stored');
    const twice = stored.steps.map((step, i) => (i === 1 ? { ...step, key: `ann:${key}` } : step));
    expect(flawsWith({ stored: new Map([[table, { ...stored, steps: twice }]]) })).toMatch(/stored 2 times/);
  });

  test('what was refused and is stored, or was acknowledged as another step', () => {
    const [key, sent] = acknowledged();
    const withCommand = (changed: typeof sent) => ({
      ...world.ledger,
      commands: new Map([...world.ledger.commands, [key, changed]]),
    });
    expect(flawsWith({ ledger: withCommand({ ...sent, refused: ['out_of_date'] }) })).toContain('was refused');
    expect(flawsWith({ ledger: withCommand({ ...sent, acknowledged: [1] }) })).toContain('was acknowledged as 1');
    expect(flawsWith({ ledger: withCommand({ ...sent, command: { kind: 'chat', text: 'x' } }) })).toContain(
      'is stored as',
    );
  });

  test('an update that tells something else than the store, or something that was never stored', () => {
    const heardInstead = (text: string) => ({ ...world.ledger, heard: [{ person: 'ann', text }] });
    const updates = world.ledger.heard.map(({ text }) => JSON.parse(text));
    const update = at(
      updates.filter(({ events, match }) => events.length > 0 && match !== null),
      0,
    );
    const told = (change: object): string =>
      flawsWith({ ledger: heardInstead(JSON.stringify({ ...update, ...change })) });
    expect(told({ events: [] })).toContain('events');
    expect(told({ match: { ...update.match, turn: 99 } })).toContain('match');
    expect(told({ sequence: 9999 })).toContain('is not stored');
  });

  test('a seed, and an entry that was hidden', () => {
    const [, { header, room }] = anyTable();
    const tell = (person: string | null, text: string): string =>
      flawsWith({ ledger: { ...world.ledger, heard: [{ person, text }] } });
    expect(tell('ann', JSON.stringify({ type: 'refused', hint: header.seed }))).toContain('the seed of');
    const base64 = Buffer.from(header.seed, 'hex').toString('base64url');
    expect(tell('ann', JSON.stringify({ type: 'refused', hint: base64 }))).toContain('the seed of');
    const hidden = room.history.find(({ event, logged }) => {
      const isEntry = event.kind === 'moved' || event.kind === 'rolled';
      return isEntry && JSON.stringify(logged?.shown[0]) !== JSON.stringify(event.entry);
    });
    const entry = hidden !== undefined && 'entry' in hidden.event ? hidden.event.entry : null;
    expect(tell(null, JSON.stringify({ table: header.id, note: entry }))).toContain('was told to null');
  });
});
