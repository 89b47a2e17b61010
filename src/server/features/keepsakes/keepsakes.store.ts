import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { delivered } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { receivedCards } from '../../db/tables/keeping-in-touch.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { namesOnCard } from '../cards/public.ts';

/** When it was sent; for cards from before this was recorded, when they were made. */
const sentAt = sql`coalesce(${cards.deliveryDate}, ${cards.createdAt})`.mapWith(cards.createdAt);

export type KeptCard = Awaited<ReturnType<typeof listKeptCards>>[number];

/**
 * The cards that a contact of this user was sent or given, the newest first, including those that stayed in the outbox.
 */
export function listKeptCards(db: Executor, userId: number, personId: number) {
  return db
    .select({
      id: cards.id,
      title: cards.title,
      message: cards.message,
      imageUrl: cards.imageUrl,
      category: cards.category,
      deliveryMethod: cards.deliveryMethod,
      givenBy: cards.givenBy,
      keptInOutbox: cards.keptInOutbox,
      signature: cards.signature,
      sentAs: cards.sentAs,
      names: namesOnCard,
      sentAt,
    })
    .from(cards)
    .innerJoin(people, eq(cards.personId, people.id))
    .innerJoin(users, eq(cards.userId, users.id))
    .where(and(eq(cards.userId, userId), eq(cards.personId, personId), inArray(cards.deliveryStatus, [...delivered])))
    .orderBy(desc(sentAt), desc(cards.id));
}

/** The cards that a contact sent to the user, the newest first. */
export function listReceivedCards(db: Executor, personId: number) {
  const { id, day, title, message, imageUrl } = receivedCards;
  return db
    .select({ id, day, title, message, imageUrl })
    .from(receivedCards)
    .where(eq(receivedCards.personId, personId))
    .orderBy(desc(day), desc(id));
}
