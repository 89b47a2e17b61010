import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import { notFound } from '../../refusal.ts';
import { findPerson } from './people.store.ts';

/**
 * Throws Refusal for a contact that the user does not have (D5). A list checks only if it is empty, to tell the two
 * cases apart.
 */
export async function requirePerson(db: Executor, userId: number, personId: number | undefined): Promise<void> {
  if (personId !== undefined && !(await findPerson(db, userId, personId)))
    throw notFound(t`The contact was not found.`);
}
