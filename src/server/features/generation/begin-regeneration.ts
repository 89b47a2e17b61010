import { randomUUID } from 'node:crypto';
import type { StyleSettings } from '../../../contract/styles.ts';
import { t } from '../../../contract/translate.ts';
import type { CardCategory, DeliveryMethod, DigitalDeliveryType } from '../../../contract/vocabulary.ts';
import { imageUsageOf } from '../../../domain/styles.ts';
import type { Context } from '../../context.ts';
import { violatedForeignKey } from '../../db/constraint-errors.ts';
import type { SessionUser } from '../../http/session-user.ts';
import { notFound } from '../../refusal.ts';
import { beginGeneration } from './begin-generation.ts';
import { briefFacts } from './brief-facts.ts';
import type { RegenerationBrief } from './card-brief.ts';

/** The state of a card for which a new picture is drawn. */
export type PicturedCard = {
  id: number;
  personId: number;
  occasionId: number | null;
  category: CardCategory;
  title: string;
  message: string;
  personalMessage: string | null;
  deliveryMethod: DeliveryMethod;
  digitalDeliveryType: DigitalDeliveryType | null;
};

/** The settings of the new picture. `sourceImageUrl` is the photo of AI Enhanced and Photo. */
export type NewPicture = { settings: StyleSettings; imagePrompt: string | null; sourceImageUrl: string | null };

/** Starts drawing a new picture of a card; `plan` is returned with the result. Returns the generation's id. */
export async function beginRegeneration(
  context: Context,
  user: SessionUser,
  card: PicturedCard,
  { settings, imagePrompt, sourceImageUrl }: NewPicture,
  plan: unknown,
): Promise<number> {
  const { category, title, message, personalMessage } = card;
  const facts = await briefFacts(context, user, card, {});
  const brief: RegenerationBrief = {
    ...facts,
    category,
    title,
    message,
    personalMessage,
    deliveryType: card.deliveryMethod === 'physical' ? 'physical' : (card.digitalDeliveryType ?? undefined),
    settings,
    imagePrompt,
    sourceImageUrl,
    usage: imageUsageOf(settings),
    tone: 'warm',
    seed: randomUUID(),
    plan,
  };
  try {
    return await beginGeneration(context, user.id, 'regenerate', brief, card.id);
  } catch (error) {
    // The card was deleted meanwhile.
    if (violatedForeignKey(error) !== undefined) throw notFound(t`The card was not found.`);
    throw error;
  }
}
