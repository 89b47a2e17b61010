import { and, asc, count, eq, gt, lt, lte, max, sql } from 'drizzle-orm';
import { dayMs, monthMs, weekMs } from '../../../domain/sending-limits.ts';
import type { Executor } from '../../db/executor.ts';
import { cardSendings } from '../../db/tables/card-sendings.ts';

type Sending = typeof cardSendings.$inferInsert;

const { userId, cardId, recipientHash, sentNow, byNewAccount, at } = cardSendings;
const within = (ms: number, now: Date) => and(gt(at, new Date(now.getTime() - ms)), lte(at, now));

/**
 * What an account has sent: distinct recipients and cards in seven days, Send Now in 24 hours; and which of these count
 * this card.
 */
export async function countSendings(
  db: Executor,
  user: number,
  card: Pick<Sending, 'cardId' | 'recipientHash'>,
  now: Date,
) {
  const isCard = eq(cardId, card.cardId);
  const isRecipient = eq(recipientHash, card.recipientHash);
  const [counted] = await db
    .select({
      recipients: sql<number>`count(distinct ${recipientHash})::int`,
      cards: sql<number>`count(distinct ${cardId})::int`,
      sendNow: sql<number>`(count(*) filter (where ${sentNow} and ${within(dayMs, now)}))::int`,
      hasRecipient: sql<boolean>`coalesce(bool_or(${isRecipient}), false)`,
      hasCard: sql<boolean>`coalesce(bool_or(${isCard}), false)`,
      hasBoth: sql<boolean>`coalesce(bool_or(${and(isCard, isRecipient)}), false)`,
    })
    .from(cardSendings)
    .where(and(eq(userId, user), within(weekMs, now)));
  if (!counted) throw new Error('Counting came back empty');
  return counted;
}

/** How many cards an account has sent in 30 days, and whether this one is among them. */
export async function countCardsOfMonth(
  db: Executor,
  user: number,
  card: number,
  now: Date,
): Promise<{ cards: number; hasCard: boolean }> {
  const [row] = await db
    .select({
      cards: sql<number>`count(distinct ${cardId})::int`,
      hasCard: sql<boolean>`coalesce(bool_or(${eq(cardId, card)}), false)`,
    })
    .from(cardSendings)
    .where(and(eq(userId, user), within(monthMs, now)));
  return row ?? { cards: 0, hasCard: false };
}

/** How many cards all new accounts together have sent in 24 hours. */
export async function countOfNewAccounts(db: Executor, now: Date): Promise<number> {
  const [row] = await db
    .select({ cards: count() })
    .from(cardSendings)
    .where(and(byNewAccount, within(dayMs, now)));
  return row?.cards ?? 0;
}

/** When each counted item was last counted, the earliest first. */
export async function listCounted(
  db: Executor,
  user: number,
  what: 'recipients' | 'cards' | 'monthlyCards' | 'sendNow' | 'newAccountsCards',
  now: Date,
): Promise<Date[]> {
  if (what === 'recipients' || what === 'cards' || what === 'monthlyCards') {
    const last = max(at);
    const rows = await db
      .select({ at: last })
      .from(cardSendings)
      .where(and(eq(userId, user), within(what === 'monthlyCards' ? monthMs : weekMs, now)))
      .groupBy(what === 'recipients' ? recipientHash : cardId)
      .orderBy(asc(last));
    return rows.flatMap((row) => row.at ?? []);
  }
  const whose = what === 'sendNow' ? and(eq(userId, user), sentNow) : byNewAccount;
  const rows = await db
    .select({ at })
    .from(cardSendings)
    .where(and(whose, within(dayMs, now)))
    .orderBy(asc(at));
  return rows.map((row) => row.at);
}

export async function insertSending(tx: Executor, sending: Sending): Promise<void> {
  await tx.insert(cardSendings).values(sending);
}

/** Deletes entries that no longer count. */
export async function deleteSendingsBefore(db: Executor, instant: Date): Promise<number> {
  const { rowCount } = await db.delete(cardSendings).where(lt(at, instant));
  return rowCount ?? 0;
}
