import type { CardView } from '../../../contract/cards.ts';
import { t } from '../../../contract/translate.ts';
import type { PaperSize } from '../../../contract/vocabulary.ts';
import { firstName } from '../../../domain/first-name.ts';
import { defaultStyleSettings } from '../../../domain/styles.ts';
import { engineVersion } from '../../../studio/art/engine-version.ts';
import type { PictureRequest } from '../../../studio/art/picture.ts';
import type { PrintEntry, PrintRequest } from '../../../studio/art/print/print-request.ts';
import type { Context } from '../../context.ts';
import type { PictureRecipe } from '../../pictures/picture-recipe.ts';
import { findImageAt, imageKeyOf } from '../images/public.ts';
import { listShownEntries } from './card-entries.store.ts';
import { loadCardView } from './load-card-view.store.ts';
import { readSmallPhoto } from './read-small-photo.ts';
import { readCardLanguage } from './sent-as.store.ts';

/**
 * Everything that the printed card needs, or null for a card that is not this user's. Among many cards a scene `isOneOfMany`
 * and is taken as it is stored, at 238 to 284 dpi: drawing it again at 300 dpi takes seconds for each.
 */
export async function loadPrintRequest(
  context: Context,
  userId: number,
  cardId: number,
  paper: PaperSize,
  { isOneOfMany = false } = {},
): Promise<PrintRequest | null> {
  const card = await loadCardView(context.database.orm, userId, cardId);
  if (!card) return null;
  return {
    paper,
    language: await readCardLanguage(context.database.orm, card.id),
    title: card.title,
    message: card.message,
    senderName: firstName(card.senderName ?? '') || null,
    signature: card.signature,
    entries: await loadPrintEntries(context, card.id),
    front: await loadPrintFront(context, userId, card, isOneOfMany),
    hint: t`Print at 100 % on both sides, turned over the short edge. Cut at the corner marks, fold at the dashes.`,
  };
}

async function loadPrintEntries(context: Context, cardId: number): Promise<PrintEntry[]> {
  const rows = await listShownEntries(context.database.orm, cardId);
  const entries: PrintEntry[] = [];
  for (const { name, message, ink, imageUrl } of rows)
    entries.push({ name, message, ink, photo: imageUrl ? await readSmallPhoto(context, imageUrl) : null });
  return entries;
}

type Pictured = Pick<CardView, 'imageUrl' | 'title' | 'message' | 'category' | 'styleSettings'>;

/**
 * A card's picture for its printed front: from its recipe if the engine still draws it the same way, else as stored.
 */
async function loadPrintFront(
  context: Context,
  userId: number,
  card: Pictured,
  isOneOfMany: boolean,
): Promise<PrintRequest['front']> {
  const image = await findImageAt(context.database.orm, userId, card.imageUrl);
  const recipe = image?.recipe;
  // Words and photos are set anew for the shape of the card.
  const isScene = recipe && !['text', 'photo'].includes(recipe.request.kind);
  const isDrawn = recipe?.engineVersion === engineVersion && !(isOneOfMany && isScene);
  const request = isDrawn ? await restore(context, userId, recipe) : null;
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

/** A card whose picture is missing is printed without it. */
function asTextCard({ title, message, category, styleSettings }: Pictured): PictureRequest {
  const settings = { ...(styleSettings ?? defaultStyleSettings), category: 'text' as const };
  return { kind: 'text', category, settings, title, message, seed: title, size: '1024x1792' };
}
