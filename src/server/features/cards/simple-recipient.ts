import { eq } from 'drizzle-orm';
import { defaultRelationship } from '../../../domain/relationship.ts';
import type { Executor } from '../../db/executor.ts';
import { users } from '../../db/tables/users.ts';
import { invalidField } from '../../refusal.ts';
import { findPeopleCalled, insertPerson } from '../contacts/public.ts';

/** The contact of this name; an unknown one becomes a contact, once, however many ask at the same time. */
export async function contactCalled(tx: Executor, userId: number, name: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [id, another] = await findPeopleCalled(tx, userId, name);
  if (another !== undefined) {
    throw invalidField('recipient', 'Several contacts have this name. Choose one of them.');
  }
  return id ?? insertPerson(tx, userId, { name, relationship: defaultRelationship });
}
