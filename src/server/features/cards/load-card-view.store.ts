import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CardView } from '../../../contract/cards.ts';
import { delivered } from '../../../domain/card-lifecycle.ts';
import { maySnow, placeOf, seasonOnDay } from '../../../domain/season.ts';
import type { Executor } from '../../db/executor.ts';
import { cardDeliveryLogs, cards, secretLinks } from '../../db/tables/cards.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { flamesOn, messageInPicture, recipeOfPicture, saysMessage } from '../images/public.ts';
import { viewCard } from './card.view.ts';
import { senderName } from './sent-as.store.ts';

/** A user's card with everything its page shows, or null. */
export async function loadCardView(db: Executor, userId: number, cardId: number): Promise<CardView | null> {
  const [found] = await db
    .select({
      card: getTableColumns(cards),
      person: {
        id: people.id,
        name: people.name,
        nickname: people.nickname,
        relationship: people.relationship,
        email: people.email,
        phone: people.phone,
        address: people.address,
        reach: people.reach,
        language: people.language,
        timeZone: people.timeZone,
      },
      occasion: { id: importantDates.id, occasionType: importantDates.occasionType, date: importantDates.date },
      country: people.country,
      sendersTimeZone: users.timeZone,
      householdEmails: people.alsoEmails,
      senderName,
      messageInPicture: messageInPicture(),
      recipe: recipeOfPicture(),
      isShared: sql<boolean>`exists (select 1 from ${secretLinks} link where link.card_id = ${cards}.id and link.kind = 'card' and link.revoked_at is null)`,
    })
    .from(cards)
    .innerJoin(people, eq(cards.personId, people.id))
    .innerJoin(users, eq(cards.userId, users.id))
    .leftJoin(importantDates, eq(cards.occasionId, importantDates.id))
    .where(and(eq(cards.id, cardId), eq(cards.userId, userId)));
  if (!found) return null;
  const log = await db
    .select()
    .from(cardDeliveryLogs)
    .where(eq(cardDeliveryLogs.cardId, cardId))
    .orderBy(desc(cardDeliveryLogs.attempt));
  const messageOnPicture = saysMessage({ ...found.card, messageInPicture: found.messageInPicture });
  const { sentAs, deliveryStatus } = found.card;
  const isDelivered = delivered.some((status) => status === deliveryStatus);
  const sender = (isDelivered && sentAs?.senderName) || found.senderName;
  const { timeZone } = found.person;
  const season = seasonOnDay(found.card, placeOf({ timeZone, country: found.country }, found.sendersTimeZone));
  return viewCard(found.card, {
    ...found,
    senderName: sender,
    messageOnPicture,
    flames: flamesOn(found.recipe),
    maySnow: maySnow(season),
    log,
  });
}
