import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { images } from '../../../db/tables/images.ts';
import { storePhoto } from '../../contacts/public.ts';
import { imageUrlOf } from '../../images/public.ts';
import { type PictureOfFile, pictureName } from '../account-file.ts';
import { pictureIdIn } from '../travelling-table.ts';
import { checkedRecipe } from './checked-recipe.ts';
import { findKnownRows, rememberRows, type Whose } from './known-rows.store.ts';
import type { AccountFile } from './open-account-file.ts';
import type { ReadAccount } from './read-account.ts';

// Few at a time: the same process decodes uploads that users wait for.
const atOnce = 4;

/**
 * Stores the pictures of an account, each decoded and encoded anew as uploads are, and resolves to their ids here.
 * What an earlier run or import stored is not stored again.
 */
export async function bringInPictures(
  context: Context,
  whose: Whose,
  account: ReadAccount,
  file: AccountFile,
  { signal, onDone }: { signal: AbortSignal; onDone(done: number, total: number): Promise<void> },
): Promise<Map<string, string>> {
  const db = context.database.orm;
  const rows = [...account.pictures.values()];
  const known = await findKnownRows(db, whose, account, images, rows, (ids) =>
    db
      .select({ id: images.id, createdAt: images.createdAt })
      .from(images)
      .where(and(eq(images.userId, whose.userId), inArray(images.id, ids.filter(isUuid)))),
  );
  const here = new Map([...known].map(([there, id]) => [String(there), String(id)]));
  const waiting = rows.filter(({ id }) => !here.has(id));
  let done = rows.length - waiting.length;
  await onDone(done, rows.length);
  const storeNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted();
      const id = await storeOne(context, whose, account, file, next);
      if (id) here.set(next.id, id);
      done += 1;
      await onDone(done, rows.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, storeNext));
  await keepRecipes(context, whose, account, here);
  return here;
}

async function storeOne(
  context: Context,
  whose: Whose,
  account: ReadAccount,
  file: AccountFile,
  picture: PictureOfFile,
): Promise<string | null> {
  const bytes = await file.picture(pictureName(picture.id));
  if (!bytes) return null;
  const { url } = await storePhoto(context, whose.userId, bytes);
  const id = pictureIdIn(url);
  if (id) await rememberRows(context.database.orm, whose, account, images, [{ row: picture, idHere: id }]);
  return id;
}

/** Notes how the studio drew pictures, once the photos that they were made from are here. */
async function keepRecipes(
  context: Context,
  { userId }: Whose,
  { pictures }: ReadAccount,
  here: Map<string, string>,
): Promise<void> {
  for (const [there, id] of here) {
    const recipe = checkedRecipe(pictures.get(there)?.recipe);
    if (!recipe) continue;
    const { request } = recipe;
    const photo = 'photoUrl' in request ? here.get(pictureIdIn(request.photoUrl) ?? '') : null;
    if (photo === undefined) continue;
    const kept = photo === null ? recipe : { ...recipe, request: { ...request, photoUrl: imageUrlOf(photo) } };
    await context.database.orm
      .update(images)
      .set({ kind: 'card', recipe: kept as typeof recipe })
      .where(and(eq(images.id, id), eq(images.userId, userId), eq(images.kind, 'upload')));
  }
}

function isUuid(id: number | string): id is string {
  return typeof id === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}
