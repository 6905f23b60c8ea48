import type { Match } from '../src/core/match.ts';
import { unwrap } from '../src/core/result.ts';
import { enter, leaveAll, startTable, type TestPerson, until } from '../src/server/testing.suite.ts';
import { type Person, see } from './online.ts';
import { type Hand, playByPlan } from './planner.ts';

/** How far programs play a table before pages open it. */
export interface Forward {
  readonly seed: number;
  /** By any legal moves instead of good ones. */
  readonly isByLot?: true;
  /** To the end, unless this says sooner. */
  isEnough?(match: Match): boolean;
}

interface Seating {
  readonly forward?: Forward;
  readonly bots?: number;
  readonly patienceMillis?: number;
}

/** A table that has begun, with programs of these names on its seats, and bots that move at once on the others. It is opened, and played forward, in a moment. */
export async function startWith(
  origin: string,
  names: readonly [string, ...string[]],
  game: string,
  { forward, bots = 0, patienceMillis }: Seating = {},
): Promise<{ readonly table: string; readonly programs: readonly TestPerson[] }> {
  const programs = await Promise.all(names.map((name) => enter(origin, name)));
  const table = await startTable(
    programs,
    { game, ...(patienceMillis === undefined ? {} : { patienceMillis }) },
    Array<'random'>(bots).fill('random'),
  );
  if (forward !== undefined) {
    const hands = programs.map((program) => newHand(program, table));
    await playByPlan(hands, game, forward.seed, { ...forward, players: names.length + bots });
    for (const { letGo } of hands) letGo();
  }
  leaveAll(programs);
  return { table, programs };
}

/** The same with a page for each of these people, which shows the table as it stands. The answer is the id of the table. */
export async function seatAt(
  people: readonly [Person, ...Person[]],
  game: string,
  seating: Seating = {},
): Promise<string> {
  const [first, ...others] = people;
  const names = [first.name, ...others.map(({ name }) => name)] as const;
  const { table, programs } = await startWith(first.origin, names, game, seating);
  await Promise.all(people.map((person, i) => takeOver(person, programs[i]?.token ?? '', table)));
  return table;
}

/** The page of a person becomes that of the guest a program was, and opens the table. */
async function takeOver({ context, page, origin }: Person, token: string, table: string): Promise<void> {
  await context.addCookies([{ name: 'windfall', value: token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(`/online/${table}`);
  await see(page);
}

/** A program at a table: as quick as the server is. */
function newHand(program: TestPerson, table: string): Hand & { letGo(): void } {
  const letGo = program.live.watch(table, () => {});
  return {
    heard: program.received,
    play: async ({ log }, move) => {
      // Another hand may have heard of the last step a moment earlier.
      const { match } = await until(program, table, (state) => state.log.length === log.length);
      unwrap(await program.do(table, { kind: 'move', turn: match?.turn ?? 0, move }));
    },
    letGo,
  };
}
