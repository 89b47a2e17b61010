import { createHash, randomUUID } from 'node:crypto';
import { t } from '../../../contract/translate.ts';
import type { Picture, PictureRequest } from '../../../studio/art/picture.ts';
import type { Context } from '../../context.ts';
import type { Purpose } from '../../data-dir/disk-room.ts';
import { violatedForeignKey } from '../../db/constraint-errors.ts';
import type { Executor } from '../../db/executor.ts';
import type { PicturePool } from '../../pictures/picture-pool.ts';
import { type PictureRecipe, recipeOf } from '../../pictures/picture-recipe.ts';
import { invalidField, Refusal } from '../../refusal.ts';
import {
  deleteImages,
  findImage,
  findImageFor,
  type ImageRow,
  imageKeyOf,
  imagesPath,
  insertImage,
  insertImages,
  unreferencedImages,
  usableImageIds,
} from './images.store.ts';
import { requireQuota, requireRoom } from './storage-quota.policy.ts';

const batchSize = 100;
const urlShape = new RegExp(`^${imagesPath}([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$`);

/** The address of a stored picture. */
export function imageUrlOf(id: string): string {
  return `${imagesPath}${id}`;
}

export function imageIdOf(url: string): string | null {
  return urlShape.exec(url)?.[1] ?? null;
}

/**
 * Stores a JPEG: the file first, then its row, so that a row never points to a missing file. Throws Refusal if it
 * exceeds the account's quota.
 */
export async function storeImage(
  context: Context,
  image: Pick<ImageRow, 'userId' | 'kind' | 'width' | 'height'> & { jpeg: Uint8Array; recipe?: PictureRecipe | null },
  purpose: Purpose = 'new',
): Promise<string> {
  const { jpeg, ...row } = image;
  const id = randomUUID();
  await context.files.put(imageKeyOf(id), jpeg);
  const hash = createHash('sha256').update(jpeg).digest('hex');
  try {
    await context.database.transaction(async (tx) => {
      if (row.userId !== null) await requireQuota(context, tx, row.userId, jpeg.byteLength, purpose);
      await insertImage(tx, { ...row, id, hash, bytes: jpeg.byteLength });
    });
  } catch (error) {
    // The owner was deleted or is over the quota: no row will point to the file.
    if (error instanceof Refusal || violatedForeignKey(error) !== undefined) await context.files.remove(imageKeyOf(id));
    throw error;
  }
  return imageUrlOf(id);
}

/** Stores the pictures of presets, which belong to nobody and count to no quota; resolves to their urls in this order. */
export async function storePresetImages({ files, database }: Context, pictures: Picture[]): Promise<string[]> {
  const rows = await Promise.all(
    pictures.map(async ({ jpeg, width, height }) => {
      const id = randomUUID();
      await files.put(imageKeyOf(id), jpeg);
      const hash = createHash('sha256').update(jpeg).digest('hex');
      return { id, userId: null, kind: 'preset' as const, width, height, hash, bytes: jpeg.byteLength };
    }),
  );
  await insertImages(database.orm, rows);
  return rows.map(({ id }) => imageUrlOf(id));
}

/** Draws a picture in a worker thread and stores it for the user, with its recipe; resolves to its url. */
export async function storeDrawing(
  context: Context,
  userId: number,
  request: PictureRequest,
  {
    photoUrl = null,
    purpose = 'new',
    ...watch
  }: Parameters<PicturePool['render']>[1] & { photoUrl?: string | null; purpose?: Purpose } = {},
): Promise<string> {
  await requireRoom(context, userId, purpose);
  const picture = await context.pictures.render(request, watch);
  return storeImage(context, { userId, kind: 'card', recipe: recipeOf(request, photoUrl), ...picture }, purpose);
}

/** Decodes and stores an upload: upright, without metadata, re-encoded (D44). Throws UnreadablePicture. */
export async function storeUpload(context: Context, userId: number, bytes: Uint8Array): Promise<string> {
  await requireRoom(context, userId);
  const decoded = await context.pictures.decode(bytes);
  return storeImage(context, { userId, kind: 'upload', ...decoded });
}

/** Lays out photos on a sheet, as large as print needs, and stores it as if it had been uploaded. */
export async function storePhotoLayout(
  context: Context,
  userId: number,
  layout: Omit<Extract<PictureRequest, { kind: 'photo-layout' }>, 'kind' | 'size'>,
  signal: AbortSignal,
): Promise<string> {
  await requireRoom(context, userId);
  const request = { ...layout, kind: 'photo-layout', size: '1024x1024' } as const;
  const picture = await context.pictures.render(request, { scale: 2, signal });
  return storeImage(context, { userId, kind: 'upload', ...picture });
}

/** The row of an image url that this user may see, or null. */
export async function findImageAt(db: Executor, userId: number, url: string | null): Promise<ImageRow | null> {
  const id = url && imageIdOf(url);
  return id ? findImageFor(db, userId, id) : null;
}

/** The bytes of an image url, or null. The caller has checked that the url may be used. */
export async function readImage(context: Context, url: string): Promise<Uint8Array | null> {
  const id = imageIdOf(url);
  if (!id || !(await findImage(context.database.orm, id))) return null;
  return context.files.get(imageKeyOf(id));
}

/** The same for a url stored in one of our rows: that row guarantees the image's row, so it is not queried. */
export async function readHeldImage({ files }: Context, url: string): Promise<Uint8Array | null> {
  const id = imageIdOf(url);
  return id ? files.get(imageKeyOf(id)) : null;
}

/** Removes the files of pictures whose rows were deleted. */
export async function removeImageFiles(context: Context, ids: readonly string[]): Promise<void> {
  for (const id of ids) await context.files.remove(imageKeyOf(id));
}

/** Rejects an image url in a body that is neither the caller's own nor a preset's (D26). */
export async function requireUsableImages(
  db: Executor,
  userId: number,
  urls: Record<string, string | null | undefined>,
): Promise<void> {
  const wanted = Object.entries(urls).flatMap(([field, url]) => (url ? [{ field, id: imageIdOf(url) }] : []));
  const ids = wanted.flatMap(({ id }) => (id ? [id] : []));
  const usable = await usableImageIds(db, userId, ids);
  const wrong = wanted.find(({ id }) => !id || !usable.has(id));
  if (wrong) throw invalidField(wrong.field, t`Choose a picture of your own.`);
}

/** Deletes unused pictures: the rows first, so that no row ever points to a missing file. */
export async function removeUnreferencedImages(context: Context, olderThan: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const ids = await unreferencedImages(context.database.orm, olderThan, batchSize);
    await deleteImages(context.database.orm, ids);
    await removeImageFiles(context, ids);
    removed += ids.length;
    if (ids.length < batchSize) return removed;
  }
}
