import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { images } from '../../db/tables/images.ts';
import { imports } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';

/** What the files of an account take, in bytes. */
export type StorageUse = { uploads: number; cards: number; imports: number };

export async function readStorageUse(db: Executor, userId: number): Promise<StorageUse> {
  const sumOf = (kind: 'upload' | 'card') =>
    sql<number>`coalesce(sum(${images.bytes}) filter (where ${images.kind} = ${kind}), 0)::float8`;
  const [stored] = await db
    .select({ uploads: sumOf('upload'), cards: sumOf('card') })
    .from(images)
    .where(eq(images.userId, userId));
  const [waiting] = await db
    .select({ imports: sql<number>`coalesce(sum(${imports.photoBytes}), 0)::float8` })
    .from(imports)
    .where(eq(imports.userId, userId));
  return { uploads: stored?.uploads ?? 0, cards: stored?.cards ?? 0, imports: waiting?.imports ?? 0 };
}

/** Holds back whoever else stores something for the account until the transaction ends. */
export async function lockStorage(tx: Executor, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
