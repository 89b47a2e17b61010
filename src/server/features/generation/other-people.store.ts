import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { people } from '../../db/tables/people.ts';

/** Which of these words, in lower case, are the first names or nicknames of a user's contacts. */
export async function contactsNamed(db: Executor, userId: number, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const first = sql<string>`lower(split_part(${people.name}, ' ', 1))`;
  const nickname = sql<string>`lower(coalesce(${people.nickname}, ''))`;
  const rows = await db
    .select({ first, nickname })
    .from(people)
    .where(and(eq(people.userId, userId), or(inArray(first, [...words]), inArray(nickname, [...words]))));
  return new Set(rows.flatMap((row) => [row.first, row.nickname]));
}
