import { and, eq } from 'drizzle-orm';
import { localDay } from '../../../domain/local-time.ts';
import { type PostmarkWords, postmarkWords } from '../../../domain/postmark.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { keptNames, namesOnCard, sentAsOf } from './sent-as.store.ts';

/** The columns from which `postmarkDay` tells the day. */
export const postedColumns = {
  scheduledDate: cards.scheduledDate,
  deliveryDate: cards.deliveryDate,
  timeZone: users.timeZone,
};

type Posted = { scheduledDate: string | null; deliveryDate: Date | null; timeZone: string };

/** The day on the postmark: the card's own, else the one on which it was sent or given, where its sender lives. */
export function postmarkDay({ scheduledDate, deliveryDate, timeZone }: Posted): string | null {
  return scheduledDate ?? (deliveryDate && localDay(deliveryDate.toISOString(), timeZone));
}

/** What stands on the envelope of a user's card, or null. */
export async function readEnvelopeWords(
  db: Executor,
  userId: number,
  cardId: number,
): Promise<{ recipientName: string; senderName: string | null; postmark: PostmarkWords | null } | null> {
  const [found] = await db
    .select({ ...namesOnCard, ...postedColumns, place: cards.place, kept: keptNames })
    .from(cards)
    .innerJoin(people, eq(cards.personId, people.id))
    .innerJoin(users, eq(cards.userId, users.id))
    .where(and(eq(cards.id, cardId), eq(cards.userId, userId)));
  if (!found) return null;
  const { recipientName, senderName, language } = found.kept ?? sentAsOf(found);
  return {
    recipientName,
    senderName: senderName || null,
    postmark: postmarkWords(postmarkDay(found), { place: found.place, language }),
  };
}
