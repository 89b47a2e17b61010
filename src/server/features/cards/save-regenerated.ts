import type { StyleSettings } from '../../../contract/styles.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { SaveRegenerated } from '../generation/public.ts';
import { type CardFields, type CardRow, lockCard } from './cards.store.ts';
import { editCard } from './edit-card.ts';

/** The plan stored with a regeneration, applied when the picture is drawn. */
export type RegenerationPlan = {
  /** `stateDrawnFrom` the card as it was at the start. */
  drawnFrom: string;
  wasApproved: boolean;
  keepApproved: boolean;
  fields: Partial<CardFields>;
};

/**
 * Saves style, settings, prompt, photo and picture together, unless the card changed since the drawing started (D27).
 */
export function saveRegenerated(context: Context): SaveRegenerated {
  return async (tx, { id, userId }, plan, { image_url, engineName }) => {
    const { drawnFrom, wasApproved, keepApproved, fields } = plan as RegenerationPlan;
    const card = await lockCard(tx, userId, id);
    if (!card) throw notFound(t`The card was not found.`);
    const approvedMeanwhile = card.deliveryStatus === 'approved_and_scheduled' && !wasApproved;
    if (approvedMeanwhile || stateDrawnFrom(card, fields.styleSettings) !== drawnFrom) {
      throw new Refusal(
        'stale_version',
        t`This card was changed while its new picture was being drawn. Look at it, then try again.`,
      );
    }
    await editCard(context, tx, card, { ...fields, imageUrl: image_url, engine: engineName }, keepApproved);
  };
}

/** All fields of a card that its new picture replaces or whose words it shows. */
export function stateDrawnFrom(card: CardRow, settings: StyleSettings | null | undefined): string {
  const { title, imageUrl, sourceImageUrl, imagePrompt, styleSettings, cardStylePresetId, category } = card;
  const words = settings?.category === 'text' ? card.message : null;
  return JSON.stringify([
    words,
    title,
    imageUrl,
    sourceImageUrl,
    imagePrompt,
    styleSettings,
    cardStylePresetId,
    category,
  ]);
}
