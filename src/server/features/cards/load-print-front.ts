import type { CardView } from '../../../contract/cards.ts';
import { defaultStyleSettings } from '../../../domain/styles.ts';
import { engineVersion } from '../../../studio/art/engine-version.ts';
import type { PictureRequest } from '../../../studio/art/picture.ts';
import type { PrintRequest } from '../../../studio/art/print/print-request.ts';
import type { Context } from '../../context.ts';
import type { PictureRecipe } from '../../pictures/picture-recipe.ts';
import { findImageAt, imageKeyOf } from '../images/public.ts';

type Pictured = Pick<CardView, 'imageUrl' | 'title' | 'message' | 'category' | 'styleSettings'>;

/** A card's picture for its printed front: by its recipe when the engine still draws it so, else as it is stored. */
export async function loadPrintFront(context: Context, userId: number, card: Pictured): Promise<PrintRequest['front']> {
  const image = await findImageAt(context.database.orm, userId, card.imageUrl);
  const recipe = image?.recipe;
  const request = recipe?.engineVersion === engineVersion ? await restore(context, userId, recipe) : null;
  if (request) return { kind: 'drawn', request };
  const jpeg = image && (await context.files.get(imageKeyOf(image.id)));
  return jpeg ? { kind: 'stored', jpeg } : { kind: 'drawn', request: asTextCard(card) };
}

async function restore(context: Context, userId: number, { request }: PictureRecipe): Promise<PictureRequest | null> {
  if (!('photoUrl' in request)) return request;
  const { photoUrl, ...rest } = request;
  const image = await findImageAt(context.database.orm, userId, photoUrl);
  const photo = image && (await context.files.get(imageKeyOf(image.id)));
  return photo && { ...rest, photo };
}

/** A card whose picture is gone is printed all the same. */
function asTextCard({ title, message, category, styleSettings }: Pictured): PictureRequest {
  const settings = { ...(styleSettings ?? defaultStyleSettings), category: 'text' as const };
  return { kind: 'text', category, settings, title, message, seed: title, size: '1024x1792' };
}
