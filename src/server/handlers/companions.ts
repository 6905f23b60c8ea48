import { ok } from '../../core/result.ts';
import { companionsNamed, companionsNow, hereNow, idFor } from '../companions.ts';
import { circlesOf } from '../store/circles.ts';
import type { Handler } from './call.ts';
import { showCircle } from './circles.ts';
import { openAgain } from './opening.ts';

export const people: Handler<'people'> = async (call) => {
  const { db, person } = call;
  const companions = await companionsNow(call);
  const here = await hereNow(call, companions);
  return ok({
    people: companions.map(({ person: other, name, game, playedMillis }) => ({
      id: idFor(person.id, other),
      name,
      isHere: here.has(other),
      game,
      playedMillis,
    })),
    circles: (await circlesOf(db, person.id)).map((circle) => showCircle(person.id, circle, here)),
  });
};

export const invitePerson: Handler<'invitePerson'> = async (call) => {
  const named = await companionsNamed(call, [call.params.person ?? '']);
  if (!named.ok) return named;
  const guests = { people: named.value.map(({ person }) => person), circle: null };
  return openAgain(
    call,
    named.value.map(({ table }) => table),
    guests,
  );
};
