import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { people } from '../../db/tables/people.ts';

export type TypedName = { name: string; nickname: string | null };

/** The names of a user's contacts, aggregated into one value: ten thousand rows would block the embedded database. */
export async function namesOfContacts(db: Executor, userId: number): Promise<TypedName[]> {
  const all = sql<
    [string, string | null, string | null][]
  >`json_agg(json_build_array(${people.name}, ${people.nickname}, ${people.greetingName}))`;
  const [row] = await db.select({ all }).from(people).where(eq(people.userId, userId));
  return (row?.all ?? []).flatMap(([name, nickname, greetingName]) => [
    { name, nickname },
    ...(greetingName ? [{ name: greetingName, nickname: null }] : []),
  ]);
}
