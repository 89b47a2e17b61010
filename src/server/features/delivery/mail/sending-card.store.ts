import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/executor.ts';
import { cardEntries } from '../../../db/tables/card-signing.ts';
import { cards } from '../../../db/tables/cards.ts';
import { people } from '../../../db/tables/people.ts';
import { unsubscribes, users } from '../../../db/tables/users.ts';
import { listShownEntriesOf, namesOnCard } from '../../cards/public.ts';
import { quietOf } from '../../contacts/public.ts';
import { messageInPicture } from '../../images/public.ts';

export type SendingCard = Awaited<ReturnType<typeof findSendingCards>>[number];

/** Everything that a message needs of each card, its sender, its recipient and what others wrote on it. */
export async function findSendingCards(db: Executor, cardIds: number[]) {
  const found = await findCards(db, cardIds);
  const signed = found.filter(({ hasEntries }) => hasEntries).map(({ id }) => id);
  const entries = await listShownEntriesOf(db, signed);
  return found.map((card) => ({ ...card, entries: entries.filter(({ cardId }) => cardId === card.id) }));
}

function findCards(db: Executor, cardIds: number[]) {
  return (
    db
      .select({
        id: cards.id,
        userId: cards.userId,
        title: cards.title,
        message: cards.message,
        imageUrl: cards.imageUrl,
        styleSettings: cards.styleSettings,
        signature: cards.signature,
        messageInPicture: messageInPicture(),
        deliveryMethod: cards.deliveryMethod,
        digitalDeliveryType: cards.digitalDeliveryType,
        recipientEmail: cards.recipientEmail,
        alsoEmails: cards.alsoEmails,
        householdEmails: people.alsoEmails,
        quietEmails: quietOf(sql`${cards}.also_emails`, sql`${cards}.user_id`),
        recipientPhone: cards.recipientPhone,
        recipientAddress: cards.recipientAddress,
        sendGeneration: cards.sendGeneration,
        ...namesOnCard,
        senderEmail: users.email,
        ownerName: users.name,
        hasEntries: sql<boolean>`exists (select 1 from ${cardEntries} where ${cardEntries.cardId} = ${cards.id})`,
        unsubscribed: sql<boolean>`exists (select 1 from ${unsubscribes} where ${unsubscribes.userId} = ${cards.userId} and ${unsubscribes.email} = lower(${cards.recipientEmail}))`,
        bounced: sql<boolean>`coalesce(${people.bouncedEmail} = lower(${cards.recipientEmail}), false)`,
      })
      .from(cards)
      .innerJoin(people, eq(cards.personId, people.id))
      .innerJoin(users, eq(cards.userId, users.id))
      // One parameter, so that the statement is the same for any number of cards and can stay prepared.
      .where(sql`${cards.id} in (select value::int from jsonb_array_elements_text(${JSON.stringify(cardIds)}::jsonb))`)
  );
}
