import { allows } from '../../../domain/card-lifecycle.ts';
import type { Context } from '../../context.ts';
import type { PictureRecipe } from '../../pictures/picture-recipe.ts';
import { findImageAt, readImage, storeDrawing } from '../images/public.ts';
import type { CardRow } from './cards.store.ts';

type Words = { title: string; message: string };
/** Disk space: an edited picture is still drawn while new ones are rejected. */
const purpose = 'edit';
/** The present heading of an illustration, and the new one. */
type Heading = { from: string; to: string };

/**
 * The address of the card's picture redrawn with new words, if the studio drew the old ones: on a text card, or as the
 * title over a photo. Null for every other picture, and for unchanged words.
 */
export async function redrawWords(context: Context, card: CardRow, changes: Partial<Words>): Promise<string | null> {
  const words = { title: changes.title ?? card.title, message: changes.message ?? card.message };
  if (words.title === card.title && words.message === card.message) return null;
  if (!allows(card.deliveryStatus, 'edit')) return null;
  const image = await findImageAt(context.database.orm, card.userId, card.imageUrl);
  return image?.recipe ? draw(context, card.userId, image.recipe, words) : null;
}

/**
 * The same for any picture of a card: the words of a text card, the title over a photo, or the heading of an
 * illustration.
 */
export async function redrawPicture(
  context: Context,
  userId: number,
  url: string | null,
  words: Words,
  heading: Heading,
): Promise<string | null> {
  const image = await findImageAt(context.database.orm, userId, url);
  return image?.recipe ? draw(context, userId, image.recipe, words, heading) : null;
}

/** The address of the new drawing; null if none of its words change. */
async function draw(
  context: Context,
  userId: number,
  { request }: PictureRecipe,
  { title, message }: Words,
  heading?: Heading,
): Promise<string | null> {
  if (request.kind === 'text') {
    if (request.title === title && request.message === message) return null;
    return storeDrawing(context, userId, { ...request, title, message }, { purpose });
  }
  if (request.kind === 'illustration') {
    if (!heading || heading.from === heading.to || request.heading !== heading.from) return null;
    return storeDrawing(context, userId, { ...request, heading: heading.to }, { purpose });
  }
  if (request.kind !== 'photo' || !request.overlay || request.overlay.text === title) return null;
  const { photoUrl, ...rest } = request;
  const photo = await readImage(context, photoUrl);
  if (!photo) return null;
  const overlay = { ...request.overlay, text: title };
  return storeDrawing(context, userId, { ...rest, photo, overlay }, { photoUrl, purpose });
}
