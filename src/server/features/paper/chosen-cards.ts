import type { PaperChoice } from '../../../contract/paper.ts';
import { paperLimits } from '../../../contract/paper-limits.ts';
import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { chooseRecipients, type Recipient } from './recipients.store.ts';

export type CardRecipient = Recipient & { card: NonNullable<Recipient['card']> };

/** The chosen cards, no more than one file may have. */
export async function chooseCards(
  db: Executor,
  userId: number,
  choice: Omit<PaperChoice, 'people'>,
): Promise<{ cards: CardRecipient[]; day: string | null }> {
  const { recipients, day } = await chooseRecipients(db, userId, choice);
  const cards = recipients.filter((each): each is CardRecipient => each.card !== null);
  if (cards.length === 0) throw notFound(t`A printed card was not found.`);
  return { cards, day };
}

/** Refuses more cards than are drawn for one file: each takes seconds. */
export function requireDrawable(cards: readonly unknown[]): void {
  if (cards.length > paperLimits.cards)
    throw new Refusal(
      'too_large',
      t`You chose ${cards.length} cards, and one file holds at most ${paperLimits.cards}. Choose fewer.`,
    );
}
