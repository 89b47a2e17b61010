import { and, eq, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { legalFrom } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { cardNotices, cards } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { byMail } from './due-reminders.store.ts';

const toPost = 'to-post' as const;
const wasTold = sql`exists (select 1 from ${cardNotices} told
  where told.card_id = ${cards.id} and told.send_generation = ${cards.sendGeneration} and told.reason = ${toPost})`;

/** An approved printed card that its user has to post and was not told of yet. */
export type CardToPost = Awaited<ReturnType<typeof listCardsToPost>>[number];

/** Those with a day in this span, of the users after one, who want mail; in the order of users and days. */
export async function listCardsToPost(
  db: Executor,
  { from, to }: { from: string; to: string },
  { verifiedOnly, afterUserId, limit }: { verifiedOnly: boolean; afterUserId: number; limit: number },
) {
  const rows = await db
    .select({
      cardId: cards.id,
      sendGeneration: cards.sendGeneration,
      scheduledDate: cards.scheduledDate,
      recipientName: people.name,
      userId: users.id,
      userName: users.name,
      email: users.email,
      mailTrouble: users.mailTrouble,
      timeZone: users.timeZone,
    })
    .from(cards)
    .innerJoin(people, eq(cards.personId, people.id))
    .innerJoin(users, eq(cards.userId, users.id))
    .where(
      and(
        inArray(cards.deliveryStatus, [...legalFrom.claim]),
        eq(cards.deliveryMethod, 'physical'),
        gte(cards.scheduledDate, from),
        lte(cards.scheduledDate, to),
        sql`not ${wasTold}`,
        isNull(users.disabledAt),
        gt(users.id, afterUserId),
        byMail,
        sql`coalesce((${users.preferences} ->> 'eventReminders')::boolean, true)`,
        verifiedOnly ? sql`${users.emailVerifiedAt} is not null` : undefined,
      ),
    )
    .orderBy(users.id, cards.scheduledDate, cards.id)
    .limit(limit);
  return rows.flatMap(({ scheduledDate, ...row }) => (scheduledDate === null ? [] : [{ ...row, scheduledDate }]));
}

type Told = Pick<CardToPost, 'cardId' | 'sendGeneration'>;

/** Claims cards about to be named in a mail; false, and claims none, if another worker named one of them. */
export async function claimCardsToPost(tx: Executor, told: readonly Told[]): Promise<boolean> {
  const rows = await tx
    .insert(cardNotices)
    .values(
      told.map(({ cardId, sendGeneration }) => ({ cardId, sendGeneration, reason: toPost, mailedAt: sql`now()` })),
    )
    .onConflictDoNothing()
    .returning({ cardId: cardNotices.cardId, sendGeneration: cardNotices.sendGeneration });
  if (rows.length === told.length) return true;
  await releaseCardsToPost(tx, rows);
  return false;
}

export async function releaseCardsToPost(tx: Executor, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return;
  const ids = told.map(({ cardId }) => cardId);
  await tx.delete(cardNotices).where(and(inArray(cardNotices.cardId, ids), eq(cardNotices.reason, toPost)));
}
