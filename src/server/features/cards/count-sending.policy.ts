import { mailboxOf } from '../../../domain/mailbox-of.ts';
import { momentInWords } from '../../../domain/moment-words.ts';
import {
  type Bound,
  dayMs,
  firstWeekEnds,
  freeAgainAt,
  limitsOf,
  limitWords,
  monthMs,
  weekMs,
} from '../../../domain/sending-limits.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../refusal.ts';
import { findLimits, lockUser } from '../accounts/public.ts';
import {
  countCardsOfMonth,
  countOfNewAccounts,
  countSendings,
  insertSending,
  listCounted,
} from './card-sendings.store.ts';

const windows: Record<Bound, number> = {
  recipients: weekMs,
  cards: weekMs,
  monthlyCards: monthMs,
  sendNow: dayMs,
  newAccountsCards: dayMs,
};

/**
 * Counts a card for its owner and recipient when it is approved or sent now, never when it is due: an approved card is
 * always sent. Throws above a limit. Locks the owner's row until the transaction ends, so that simultaneous calls
 * cannot exceed the limit. Approving again for the same recipient within seven days counts nothing; each Send Now
 * counts. Administrators have no limits.
 */
export async function countSending(
  { clock, secretKey }: Pick<Context, 'clock' | 'secretKey'>,
  tx: Executor,
  card: { id: number; userId: number },
  recipient: string | null,
  way: 'approved' | 'sent-now' = 'approved',
): Promise<void> {
  const owner = await lockUser(tx, card.userId);
  if (!recipient || !owner || owner.isAdmin) return;
  const now = clock.now();
  const sentNow = way === 'sent-now';
  const sending = { cardId: card.id, recipientHash: secretKey.derive('recipient', mailboxOf(recipient)) };
  const counted = await countSendings(tx, owner.id, sending, now);
  if (counted.hasBoth && !sentNow) return;
  const figures = await findLimits(tx);
  const newUntil = firstWeekEnds(owner);
  const isNew = newUntil > now;
  const limits = {
    ...limitsOf(figures, isNew),
    newAccountsCards: figures.newAccountsCards,
    monthlyCards: owner.monthlyCards ?? Number.POSITIVE_INFINITY,
  };
  const refuseBeyond = async (bound: Bound, count: number) => {
    if (count < limits[bound]) return;
    const instants = await listCounted(tx, owner.id, bound, now);
    const windowMs = windows[bound];
    const later = { ...limitsOf(figures, false), newAccountsCards: Number.POSITIVE_INFINITY };
    const ends = bound !== 'monthlyCards' && isNew && count < later[bound] ? newUntil : null;
    const freed = [freeAgainAt(instants, limits[bound], windowMs), ends];
    throw quotaReached({ bound, limit: limits[bound], isNew }, freed, { now, timeZone: owner.timeZone });
  };
  if (!counted.hasRecipient) await refuseBeyond('recipients', counted.recipients);
  if (!counted.hasCard) await refuseBeyond('cards', counted.cards);
  if (owner.monthlyCards !== null) {
    const ofMonth = await countCardsOfMonth(tx, owner.id, card.id, now);
    if (!ofMonth.hasCard) await refuseBeyond('monthlyCards', ofMonth.cards);
  }
  if (sentNow) await refuseBeyond('sendNow', counted.sendNow);
  if (isNew) await refuseBeyond('newAccountsCards', await countOfNewAccounts(tx, now));
  await insertSending(tx, { ...sending, userId: owner.id, sentNow, byNewAccount: isNew, at: now });
}

function quotaReached(
  { bound, limit, isNew }: { bound: Bound; limit: number; isNew: boolean },
  freed: (Date | null)[],
  { now, timeZone }: { now: Date; timeZone: string },
): Refusal {
  const [first] = freed.flatMap((instant) => instant ?? []).sort((a, b) => a.getTime() - b.getTime());
  const until = first ? momentInWords(first, timeZone) : null;
  const retryAfterSeconds = first && Math.max(1, Math.ceil((first.getTime() - now.getTime()) / 1000));
  return new Refusal('rate_limited', limitWords(bound, limit, isNew, until), {
    ...(retryAfterSeconds && { retryAfterSeconds }),
  });
}
