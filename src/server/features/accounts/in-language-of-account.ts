import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { users } from '../../db/tables/users.ts';
import { inLanguageOf, speaksMoreThanEnglish } from '../../reader.ts';
import { languageChoice } from './session-user-columns.ts';

/** Does work whose words are for an account: of a job, or of a call that only a secret opens. */
export async function inLanguageOfAccount<Result>(
  db: Executor,
  userId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [choice] = speaksMoreThanEnglish()
    ? await db.select(languageChoice(users)).from(users).where(eq(users.id, userId))
    : [];
  return inLanguageOf(choice ?? {}, work);
}
