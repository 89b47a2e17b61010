import type { CardView } from '../../../contract/cards.ts';
import { missingPhotoMessage } from '../../../contract/missing-words.ts';
import type { StyleSettings } from '../../../contract/styles.ts';
import { t } from '../../../contract/translate.ts';
import { nextCardState } from '../../../domain/card-lifecycle.ts';
import { defaultStyleSettings, needsPhoto, settingsOfPreset } from '../../../domain/styles.ts';
import type { Context } from '../../context.ts';
import type { SessionUser } from '../../http/session-user.ts';
import { invalidField, notFound, Refusal } from '../../refusal.ts';
import { beginRegeneration, waitForGeneration } from '../generation/public.ts';
import { storeUpload } from '../images/public.ts';
import { type CardStyleRow, requirePreset } from '../styles/public.ts';
import { type CardRow, findCard } from './cards.store.ts';
import { loadCardView } from './load-card-view.store.ts';
import { requireVersion } from './require-version.ts';
import { stateDrawnFrom } from './save-regenerated.ts';

/** The changes that come with the new picture; undefined fields stay. */
export type Regeneration = {
  settings: StyleSettings | null;
  presetId?: string | null | undefined;
  imagePrompt?: string | null | undefined;
  useSourceImage?: boolean | undefined;
  keepApproved: boolean;
  version?: number | undefined;
  photo: Uint8Array | null;
};

export type StartedRegeneration = { generationId: number; cardId: number; version: number };

/** Checks the request against the card and starts drawing. Throws Refusal or IllegalTransition. */
export async function startRegeneration(
  context: Context,
  user: SessionUser,
  cardId: number,
  asked: Regeneration,
): Promise<StartedRegeneration> {
  const { orm } = context.database;
  const card = await findCard(orm, user.id, cardId);
  if (!card) throw notFound(t`The card was not found.`);
  nextCardState(card.deliveryStatus, { type: 'edit', keepApproved: asked.keepApproved, skippedFrom: card.skippedFrom });
  await requireVersion(orm, card, asked.version);
  const preset = asked.presetId ? await requirePreset(orm, 'presetId', asked.presetId) : null;
  const settings = settingsFor(card, asked, preset);
  const imagePrompt = asked.imagePrompt === undefined ? card.imagePrompt : asked.imagePrompt;
  const kept = asked.useSourceImage === false ? null : card.sourceImageUrl;
  if (needsPhoto(settings.category) && !asked.photo && !kept) {
    throw invalidField('image', missingPhotoMessage);
  }
  const sourceImageUrl = asked.photo ? await storeUpload(context, user.id, asked.photo) : kept;
  const picture = { settings, imagePrompt, sourceImageUrl: needsPhoto(settings.category) ? sourceImageUrl : null };
  const generationId = await beginRegeneration(context, user, card, picture, {
    drawnFrom: stateDrawnFrom(card, settings),
    wasApproved: card.deliveryStatus === 'approved_and_scheduled',
    keepApproved: asked.keepApproved,
    fields: {
      styleSettings: settings,
      imagePrompt,
      // A photo stays with a style that does not use it: the next style may.
      sourceImageUrl: asked.photo ? sourceImageUrl : card.sourceImageUrl,
      ...styleFields(card, asked, preset),
      ...(asked.imagePrompt !== undefined && { hasCustomPrompt: asked.imagePrompt !== null }),
    },
  });
  return { generationId, cardId, version: card.version };
}

/** The card with its new picture, once it is drawn. */
export async function awaitRegenerated(
  context: Context,
  userId: number,
  { generationId, cardId, version }: StartedRegeneration,
): Promise<CardView> {
  const failure = await waitForGeneration(context, userId, generationId).then(
    () => null,
    (error: unknown) => error,
  );
  const card = await loadCardView(context.database.orm, userId, cardId);
  if (!card) throw notFound(t`The card was not found.`);
  if (!failure) return card;
  const changedMeanwhile = failure instanceof Refusal && failure.code === 'internal' && card.version !== version;
  throw changedMeanwhile ? new Refusal('stale_version', failure.message, { current: card }) : failure;
}

function settingsFor(card: CardRow, asked: Regeneration, preset: CardStyleRow | null): StyleSettings {
  if (asked.settings) return asked.settings;
  if (preset) return settingsOfPreset(preset);
  const settings = card.styleSettings ?? defaultStyleSettings;
  if (!asked.imagePrompt) return settings;
  // Text cards and plain photos cannot follow a prompt: the prompt makes an illustration, from the photo if there is
  // one.
  if (settings.category === 'AIgen') return settings;
  const hasPhoto = asked.photo !== null || (asked.useSourceImage !== false && card.sourceImageUrl !== null);
  return { ...settings, category: hasPhoto && needsPhoto(settings.category) ? 'image' : 'AIgen' };
}

function styleFields(card: CardRow, asked: Regeneration, preset: CardStyleRow | null) {
  if (preset) return { cardStylePresetId: preset.id, style: preset.name };
  if (asked.presetId === null) return { cardStylePresetId: null, style: asked.settings?.artStyle ?? card.style };
  return {};
}
