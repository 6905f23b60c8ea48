import { unwrap } from '../core/result.ts';
import { enter, type TestPerson, type TestServer } from './testing.suite.ts';

export const game = { game: 'harvest-dice' } as const;
export const codeOf = (done: { ok: boolean; error?: { code: string } }): string =>
  done.ok ? 'done' : (done.error?.code ?? '');
export const listOf = async (person: TestPerson) => unwrap(await person.call('people', {}));
export const namesOf = async (person: TestPerson): Promise<string[]> =>
  (await listOf(person)).people.map(({ name }) => name);
/** What one person calls another by. */
export async function idOf(viewer: TestPerson, name: string): Promise<string> {
  const found = (await listOf(viewer)).people.find((each) => each.name === name);
  return found?.id ?? `nobody called ${name}`;
}
export const invitationsOf = async (person: TestPerson) => unwrap(await person.call('invitations', {}));
export const invite = async (from: TestPerson, name: string) =>
  from.call('invitePerson', { params: { person: await idOf(from, name) } });
export const circleWith = async (keeper: TestPerson, ...names: string[]) =>
  unwrap(
    await keeper.call('makeCircle', {
      body: { name: 'Our Tuesday', people: await Promise.all(names.map((name) => idOf(keeper, name))) },
    }),
  );

export type FourPeople = [TestPerson, TestPerson, TestPerson, TestPerson];
/** Some people at a server, as many as there are names; all of them are among `everybody`, who are to leave in the end. */
export async function enterAll(
  server: TestServer,
  everybody: TestPerson[],
  names: readonly string[],
): Promise<FourPeople> {
  const all = await Promise.all(names.map((name) => enter(server.url, name)));
  everybody.push(...all);
  return all as FourPeople;
}
