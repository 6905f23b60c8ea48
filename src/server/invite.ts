import { invitationJobs, type MeansOf } from './notices/means.ts';
import type { Database, Statement } from './store/database.ts';
import { insertInvitation } from './store/invitations.ts';
import type { NewTable } from './store/tables.ts';

/** What is stored with a table for those who are invited to it, notices included. */
export async function invite(
  db: Database,
  meansOf: MeansOf,
  { id, owner, first: { atMillis } }: NewTable,
  people: readonly string[],
  circle: string | null,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  for (const person of people) {
    statements.push(insertInvitation(db, { table: id, person, inviter: owner, circle, createdMillis: atMillis }));
    for (const job of invitationJobs(id, person, await meansOf(person), atMillis)) statements.push(db.enqueue(job));
  }
  return statements;
}
