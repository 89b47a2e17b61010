import type { CardView } from '../../../contract/cards.ts';
import { defaultStyleSettings } from '../../../domain/styles.ts';
import { engineVersion } from '../../../studio/art/engine-version.ts';
import type { PictureRequest } from '../../../studio/art/picture.ts';
import type { PrintRequest } from '../../../studio/art/print/print-request.ts';
import type { Context } from '../../context.ts';
import type { PictureRecipe } from '../../pictures/picture-recipe.ts';
import { imageIdOf, readImage } from '../images/image-files.store.ts';
import { findImageFor } from '../images/images.store.ts';

type Pictured = Pick<CardView, 'imageUrl' | 'title' | 'message' | 'category' | 'styleSettings'>;

/** A card's picture for its printed front: by its recipe when the engine still draws it so, else as it is stored. */
export async function loadPrintFront(context: Context, userId: number, card: Pictured): Promise<PrintRequest['front']> {
  const image = await findOwn(context, userId, card.imageUrl);
  const recipe = image?.recipe;
  const request = recipe?.engineVersion === engineVersion ? await restore(context, userId, recipe) : null;
  if (request) return { kind: 'drawn', request };
  const jpeg = image && card.imageUrl ? await readImage(context, card.imageUrl) : null;
  return jpeg ? { kind: 'stored', jpeg } : { kind: 'drawn', request: asTextCard(card) };
}

async function restore(context: Context, userId: number, { request }: PictureRecipe): Promise<PictureRequest | null> {
  if (!('photoUrl' in request)) return request;
  const { photoUrl, ...rest } = request;
  if (!(await findOwn(context, userId, photoUrl))) return null;
  const photo = await readImage(context, photoUrl);
  return photo && { ...rest, photo };
}

async function findOwn(context: Context, userId: number, url: string | null) {
  const id = url ? imageIdOf(url) : null;
  return id ? findImageFor(context.database.orm, userId, id) : null;
}

/** A card whose picture is gone is printed all the same. */
function asTextCard({ title, message, category, styleSettings }: Pictured): PictureRequest {
  const settings = { ...(styleSettings ?? defaultStyleSettings), category: 'text' as const };
  return { kind: 'text', category, settings, title, message, seed: title, size: '1024x1792' };
}
