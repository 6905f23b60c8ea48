import { type Refusal, refuse } from '../../core/errors.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { MAX_CIRCLE, type ShownCircle } from '../../protocol/peopleRoutes.ts';
import type { RouteName } from '../../protocol/routes.ts';
import { type Asking, companionsNamed, companionsNow, hereNow, idFor } from '../companions.ts';
import { newId } from '../secrets.ts';
import {
  type Circle,
  circlesOf,
  countCircle,
  insertCircle,
  insertCirclePerson,
  joinCircle,
  leaveCircle,
  renameCircle,
} from '../store/circles.ts';
import { type Call, type Handler, tooOften } from './call.ts';
import { type Guests, mayAsk, openAgain } from './opening.ts';

const MAX_CIRCLES = 20;

const unknownCircle = refuse('unknown_circle', 'You are in no such circle.');
const tooManyCircles = refuse('too_many', `You are in ${MAX_CIRCLES} circles: leave one first.`);
const tooManyPeople = refuse('too_many', `A circle has ${MAX_CIRCLE} people at most.`);

export const showCircle = (
  viewer: string,
  { id, name, game, keeper, people }: Circle,
  here: ReadonlySet<string>,
): ShownCircle => ({
  id,
  name,
  game,
  isYours: keeper === viewer,
  people: people.map(({ person, name: called, hasJoined }) => ({
    id: idFor(viewer, person),
    name: called,
    isYou: person === viewer,
    isHere: here.has(person),
    hasJoined,
  })),
});

/** The circle as it is now. */
async function shown(call: Asking, id: string): Promise<Result<ShownCircle, Refusal>> {
  const [circle] = await circlesOf(call.db, call.person.id, id);
  if (circle === undefined) return unknownCircle;
  return ok(showCircle(call.person.id, circle, await hereNow(call, await companionsNow(call))));
}

/** A circle that the sender keeps. */
async function kept({ db, person }: Pick<Asking, 'db' | 'person'>, id: string): Promise<Result<Circle, Refusal>> {
  const [circle] = await circlesOf(db, person.id, id);
  if (circle === undefined) return unknownCircle;
  return circle.keeper === person.id
    ? ok(circle)
    : refuse('not_owner', 'Only the one who keeps the circle may do this.');
}

export const makeCircle: Handler<'makeCircle'> = async (call) => {
  const { db, person, body, limits } = call;
  const named = await companionsNamed(call, body.people);
  if (!named.ok) return named;
  const [last] = named.value;
  if (last === undefined) return refuse('unknown_person', 'You have not played with this person lately.');
  if ((await circlesOf(db, person.id)).length >= MAX_CIRCLES) return tooManyCircles;
  if (!named.value.every(({ person: other }) => mayAsk(limits, person.id, other))) return tooOften;
  const nowMillis = Date.now();
  const circle = { id: newId(), name: body.name, table: last.table };
  await db.write([
    insertCircle(db, circle, person.id, nowMillis),
    insertCirclePerson(db, circle.id, person.id, nowMillis),
    ...named.value.map(({ person: other }) => insertCirclePerson(db, circle.id, other, null)),
  ]);
  return shown(call, circle.id);
};

export const changeCircle: Handler<'changeCircle'> = async (call) => {
  const { db, person, params, body, limits } = call;
  const circle = await kept(call, params.circle ?? '');
  if (!circle.ok) return circle;
  const { id } = circle.value;
  const named = await companionsNamed(call, body.people ?? []);
  if (!named.ok) return named;
  const asked = named.value.map((each) => each.person).filter((other) => !isIn(circle.value, other));
  if ((await countCircle(db, id)) + asked.length > MAX_CIRCLE) return tooManyPeople;
  if (!limits.take('personInvite', person.id) || !asked.every((other) => mayAsk(limits, person.id, other)))
    return tooOften;
  if (body.name !== undefined) await db.write([renameCircle(id, body.name)]);
  for (const other of asked) await db.write([insertCirclePerson(db, id, other, null)]);
  return shown(call, id);
};

const isIn = ({ people }: Circle, person: string): boolean => people.some((each) => each.person === person);

/** Everybody in a circle whom the sender may invite: from its keeper also those who have not answered yet. */
export async function circleGuests(
  { db, person }: Pick<Call<RouteName & 'me'>, 'db' | 'person'>,
  id: string,
): Promise<Result<{ circle: Circle; guests: Guests }, Refusal>> {
  const [circle] = await circlesOf(db, person.id, id);
  if (circle === undefined) return unknownCircle;
  const people = circle.people.map((each) => each.person).filter((other) => other !== person.id);
  if (people.length === 0) return refuse('unknown_person', 'There is nobody else in this circle.');
  return ok({ circle, guests: { people, circle: id } });
}

export const inviteCircle: Handler<'inviteCircle'> = async (call) => {
  const found = await circleGuests(call, call.params.circle ?? '');
  if (!found.ok) return found;
  const { circle, guests } = found.value;
  // Where its last table is gone, the last one that the sender played with somebody in it.
  const others = (await companionsNow(call)).filter(({ person }) => isIn(circle, person)).map(({ table }) => table);
  return openAgain(call, circle.table === null ? others : [circle.table, ...others], guests);
};

export const joinTheCircle: Handler<'joinCircle'> = async ({ db, person, params }) => {
  if ((await circlesOf(db, person.id)).length >= MAX_CIRCLES) return tooManyCircles;
  const hasJoined = await db.write([joinCircle(params.circle ?? '', person.id, Date.now())]);
  return hasJoined ? ok({}) : unknownCircle;
};

export const leaveTheCircle: Handler<'leaveCircle'> = async ({ db, person, params }) =>
  (await db.write(leaveCircle(person.id, params.circle ?? ''))) ? ok({}) : unknownCircle;

export const removeFromCircle: Handler<'removeFromCircle'> = async (call) => {
  const { db, person, params } = call;
  const circle = await kept(call, params.circle ?? '');
  if (!circle.ok) return fail(circle.error);
  const other = circle.value.people.find((each) => idFor(person.id, each.person) === params.person);
  if (other === undefined || other.person === person.id)
    return refuse('unknown_person', 'There is nobody of this id in the circle.');
  await db.write(leaveCircle(other.person, circle.value.id));
  return shown(call, circle.value.id);
};
