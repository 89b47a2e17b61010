import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { addressBookChanges, addressBookEntries } from '../../db/tables/address-books.ts';
import { cardAnswers } from '../../db/tables/card-answers.ts';
import { cardEntries } from '../../db/tables/card-signing.ts';
import { cardStyles } from '../../db/tables/card-styles.ts';
import { cards } from '../../db/tables/cards.ts';
import { generations } from '../../db/tables/generations.ts';
import { images } from '../../db/tables/images.ts';
import { receivedCards } from '../../db/tables/keeping-in-touch.ts';
import { people } from '../../db/tables/people.ts';
import { trash } from '../../db/tables/trash.ts';
import { users } from '../../db/tables/users.ts';

export type ImageRow = typeof images.$inferSelect;

/** The path before a picture's id in its address. */
export const imagesPath = '/api/images/';

/** The directory of pictures. */
export const imagesDirectory = 'images';
const keyShape = /^images\/[0-9a-f]{2}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.jpg$/;

/** The key of a picture's file. */
export function imageKeyOf(id: string): string {
  return `${imagesDirectory}/${id.slice(0, 2)}/${id}.jpg`;
}

/** The picture of a key; null if the key is not one of ours. */
export function imageIdOfKey(key: string): string | null {
  const id = keyShape.exec(key)?.[1];
  return id !== undefined && imageKeyOf(id) === key ? id : null;
}

/** The keys of all pictures, for a backup. */
export async function listImageKeys(db: Executor): Promise<string[]> {
  const rows = await db.select({ id: images.id }).from(images).orderBy(images.createdAt);
  return rows.map(({ id }) => imageKeyOf(id));
}

export async function insertImages(db: Executor, rows: (typeof images.$inferInsert)[]): Promise<void> {
  await db.insert(images).values(rows);
}

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

/** Those of these images that have a row, of any user. */
export async function storedImageIds(db: Executor, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.select({ id: images.id }).from(images).where(inArray(images.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Those of these images that this user may use. */
export async function usableImageIds(db: Executor, userId: number, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .where(and(inArray(images.id, ids), or(eq(images.userId, userId), isNull(images.userId))));
  return new Set(rows.map(({ id }) => id));
}

/** Unused images, oldest first. `olderThan` spares images that a form may still submit. */
export async function unreferencedImages(db: Executor, olderThan: Date, limit: number): Promise<string[]> {
  const url = sql`${imagesPath}::text || ${images.id}`;
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .where(
      and(
        lt(images.createdAt, olderThan),
        sql`not exists (select 1 from ${cards} where ${url} in (${cards.imageUrl}, ${cards.sourceImageUrl}, ${cards.alternateImageUrl1}, ${cards.alternateImageUrl2}))`,
        sql`not exists (select 1 from ${cardEntries} where ${url} = ${cardEntries.imageUrl})`,
        sql`not exists (select 1 from ${cardAnswers} where ${url} = ${cardAnswers.imageUrl})`,
        sql`not exists (select 1 from ${people} where ${url} in (${people.imageUrl}, ${people.styleOverrideImage}))`,
        sql`not exists (select 1 from ${users} where ${url} in (${users.avatarUrl}, ${users.defaultStyleImage}))`,
        sql`${images.id}::text not in (select jsonb_array_elements_text(${trash.imageIds}) from ${trash})`,
        sql`not exists (select 1 from ${receivedCards} where ${url} = ${receivedCards.imageUrl})`,
        sql`not exists (select 1 from ${addressBookEntries} where ${url} = ${addressBookEntries.pictureUrl})`,
        sql`not exists (select 1 from ${addressBookChanges} where ${url} = ${addressBookChanges.pictureUrl})`,
        sql`not exists (select 1 from ${cardStyles} where ${url} = ${cardStyles.imagePath})`,
        sql`not exists (select 1 from ${generations} where ${generations.userId} = ${images.userId} and (position(${images.id}::text in ${generations.result}::text) > 0 or position(${images.id}::text in ${generations.request}::text) > 0))`,
      ),
    )
    .orderBy(images.createdAt)
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function deleteImages(db: Executor, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(images).where(inArray(images.id, ids));
}
