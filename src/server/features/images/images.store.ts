import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { images } from '../../db/tables/images.ts';

export type ImageRow = typeof images.$inferSelect;

export async function insertImage(db: Executor, image: typeof images.$inferInsert): Promise<ImageRow> {
  const [row] = await db.insert(images).values(image).returning();
  if (!row) throw new Error('The new image came back empty');
  return row;
}

/** An image that this user may see: their own, or a preset's. */
export async function findImageFor(db: Executor, userId: number, id: string): Promise<ImageRow | null> {
  const [row] = await db
    .select()
    .from(images)
    .where(and(eq(images.id, id), or(eq(images.userId, userId), isNull(images.userId))));
  return row ?? null;
}

export async function findImage(db: Executor, id: string): Promise<ImageRow | null> {
  const [row] = await db.select().from(images).where(eq(images.id, id));
  return row ?? null;
}

/** How many of these images this user may use. */
export async function findImagesFor(db: Executor, userId: number, ids: string[]): Promise<ImageRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(images)
    .where(and(inArray(images.id, ids), or(eq(images.userId, userId), isNull(images.userId))));
}
