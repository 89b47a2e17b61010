import type { CardView } from '../../../contract/cards.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { notFound } from '../../refusal.ts';
import { type CardRow, lockCard } from './cards.store.ts';
import { loadCardView } from './load-card-view.store.ts';

/** Locks one of the user's cards, changes it in one transaction and returns the view for its page. */
export async function changeCard(
  context: Context,
  userId: number,
  cardId: number,
  change: (tx: Executor, card: CardRow & { inFlight: boolean }) => Promise<void>,
): Promise<CardView> {
  return context.database.transaction(async (tx) => {
    const card = await lockCard(tx, userId, cardId);
    if (!card) throw notFound(t`The card was not found.`);
    await change(tx, card);
    const view = await loadCardView(tx, userId, cardId);
    if (!view) throw notFound(t`The card was not found.`);
    return view;
  });
}
