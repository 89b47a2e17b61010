import { allows } from '../../../domain/card-lifecycle.ts';
import type { Context } from '../../context.ts';
import type { PictureRecipe } from '../../pictures/picture-recipe.ts';
import { findImageAt, readImage, storeDrawing } from '../images/image-files.store.ts';
import type { CardRow } from './cards.store.ts';

type Words = { title: string; message: string };

/**
 * The address of the card's picture with new words in it, where the studio has set the old ones there: on a text card, and
 * the title over a photo. Null for every other picture, and for words that stay.
 */
export async function redrawWords(context: Context, card: CardRow, changes: Partial<Words>): Promise<string | null> {
  const words = { title: changes.title ?? card.title, message: changes.message ?? card.message };
  if (words.title === card.title && words.message === card.message) return null;
  if (!allows(card.deliveryStatus, 'edit')) return null;
  const image = await findImageAt(context.database.orm, card.userId, card.imageUrl);
  return image?.recipe ? draw(context, card.userId, image.recipe, words) : null;
}

async function draw(
  context: Context,
  userId: number,
  { request }: PictureRecipe,
  { title, message }: Words,
): Promise<string | null> {
  if (request.kind === 'text') return storeDrawing(context, userId, { ...request, title, message });
  if (request.kind !== 'photo' || !request.overlay || request.overlay.text === title) return null;
  const { photoUrl, ...rest } = request;
  const photo = await readImage(context, photoUrl);
  if (!photo) return null;
  return storeDrawing(context, userId, { ...rest, photo, overlay: { ...request.overlay, text: title } }, { photoUrl });
}
