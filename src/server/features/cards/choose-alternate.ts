import { t } from '../../../contract/translate.ts';
import type { AlternateSlot } from '../../../contract/vocabulary.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../refusal.ts';
import { studioName } from '../generation/public.ts';
import { findImageAt } from '../images/public.ts';
import type { CardFields, CardRow } from './cards.store.ts';
import { editCard } from './edit-card.ts';

type Choice = {
  slot: AlternateSlot;
  /** The primary takes the slot, so that the choice can be taken back. */
  keepPrimary?: boolean;
  keepApproved: boolean;
};

/** Promotes an alternate's message, picture and prompt to primary and clears its slot (D26), or exchanges the two. */
export async function chooseAlternate(
  context: Context,
  tx: Executor,
  card: CardRow,
  { slot, keepPrimary = false, keepApproved }: Choice,
): Promise<void> {
  const number = slot === 'alternate1' ? 1 : 2;
  const message = card[`alternateMessage${number}`];
  if (!message) throw new Refusal('illegal_transition', t`This card has no such alternate any more.`);
  const made = card.alternateEngines?.[slot];
  const fields: Partial<CardFields> = {
    message,
    imageUrl: card[`alternateImageUrl${number}`] ?? card.imageUrl,
    engine: made?.engine ?? (await engineOf(tx, card, card[`alternateImageUrl${number}`])),
    wordsEngine: made?.wordsEngine ?? null,
    alternateEngines: {
      ...card.alternateEngines,
      [slot]: keepPrimary ? { engine: card.engine, wordsEngine: card.wordsEngine } : undefined,
    },
    imagePrompt: card[`alternatePrompt${number}`] ?? card.imagePrompt,
    [`alternateMessage${number}`]: keepPrimary ? card.message : null,
    [`alternateImageUrl${number}`]: keepPrimary ? card.imageUrl : null,
    [`alternatePrompt${number}`]: keepPrimary ? card.imagePrompt : null,
  };
  await editCard(context, tx, card, fields, keepApproved);
}

/**
 * The maker of a picture without a generation: the studio stores a recipe with it, and only the card knows a provider.
 */
async function engineOf(tx: Executor, { userId, engine }: CardRow, url: string | null): Promise<string | null> {
  if (!url) return engine;
  const isStudios = engine?.startsWith(studioName) ?? false;
  const image = await findImageAt(tx, userId, url);
  if (image?.recipe) return isStudios ? engine : studioName;
  return isStudios ? null : engine;
}
