import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { people } from '../../db/tables/people.ts';

export type TypedName = { name: string; nickname: string | null };

/** What a user's contacts are called. Folded into one value: ten thousand rows would hold the embedded database up. */
export async function namesOfContacts(db: Executor, userId: number): Promise<TypedName[]> {
  const all = sql<[string, string | null][]>`json_agg(json_build_array(${people.name}, ${people.nickname}))`;
  const [row] = await db.select({ all }).from(people).where(eq(people.userId, userId));
  return (row?.all ?? []).map(([name, nickname]) => ({ name, nickname }));
}
