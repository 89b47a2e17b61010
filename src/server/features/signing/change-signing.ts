import type { SigningView } from '../../../contract/signing.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { type CardRow, lockCard } from '../cards/public.ts';
import { closedBecause } from './may-sign.policy.ts';
import { loadSigning } from './signing.view.ts';
import { lockSigning, type SigningRow } from './signings.store.ts';

type Change = (tx: Executor, card: CardRow, signing: SigningRow | null) => Promise<void>;

/** Locks one of the user's cards and its signing, changes them in one transaction and returns what the owner sees. */
export async function changeSigning(
  context: Context,
  userId: number,
  cardId: number,
  change: Change,
): Promise<SigningView> {
  return context.database.transaction(async (tx) => {
    const card = await lockCard(tx, userId, cardId);
    if (!card) throw notFound(t`The card was not found.`);
    await change(tx, card, await lockSigning(tx, cardId));
    const view = await loadSigning(context, tx, card);
    if (!view) throw notFound(t`The signing was not found.`);
    return view;
  });
}

/** Throws unless people can still sign. */
export function requireOpen({ clock }: Context, card: CardRow, signing: SigningRow | null): SigningRow {
  if (!signing) throw new Refusal('illegal_transition', t`Nobody was asked to sign this card yet.`);
  const closed = closedBecause({ ...signing, deliveryStatus: card.deliveryStatus }, clock.now());
  if (closed) throw new Refusal('illegal_transition', closed);
  return signing;
}
