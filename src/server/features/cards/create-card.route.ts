import { type CreateCardBody, cardEndpoints } from '../../../contract/cards.ts';
import { calendarDateOf } from '../../../domain/calendar-date.ts';
import { nextOccurrence } from '../../../domain/next-occurrence.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { findPerson, lockPerson } from '../contacts/people.store.ts';
import { lockDate } from '../dates/dates.store.ts';
import { requireUsableImages } from '../images/image-files.store.ts';
import { recordOccurrence } from './card-occurrences.store.ts';
import { cardTimeZone, scheduleFields } from './card-schedule.store.ts';
import { insertCard } from './cards.store.ts';
import { completeContent } from './complete-content.ts';
import { loadCardView } from './load-card-view.store.ts';

/** A new card is a draft, whatever the body says (D23). Without a day it takes its date's next occurrence (D36). */
export const createCardRoute = route(cardEndpoints.create, {
  access: 'signed-in',
  handler: async ({ context, user, body, reply }) => {
    const { presetId, useCustomPrompt, personId, occasionId, scheduledDate: wanted, ...given } = body;
    const day = wanted ? existingDay(wanted) : null;
    await requireUsableImages(context.database.orm, user.id, imagesIn(body));
    const recipient = await findPerson(context.database.orm, user.id, personId);
    if (!recipient) throw notFound('The contact');
    const content = await completeContent(context, user, recipient.name, given);
    const id = await context.database.transaction(async (tx) => {
      // Held, in the order of everyone who holds both: either could be gone before the card is there.
      const person = await lockPerson(tx, user.id, personId);
      if (!person) throw notFound('The contact');
      const date = occasionId ? await lockDate(tx, user.id, occasionId) : null;
      if (occasionId && date?.personId !== person.id) throw notFound('The date');
      const timeZone = await cardTimeZone(tx, person.id);
      const next = date && nextOccurrence(date, todayIn(context.clock, timeZone));
      const cardId = await insertCard(tx, user.id, {
        ...content,
        personId: person.id,
        occasionId: date?.id ?? null,
        occurrenceDate: next,
        hasCustomPrompt: useCustomPrompt,
        cardStylePresetId: presetId ?? null,
        recipientEmail: content.recipientEmail ?? person.email,
        recipientPhone: content.recipientPhone ?? person.phone,
        recipientAddress: content.recipientAddress ?? person.address,
        ...scheduleFields(day ?? next, timeZone, content.deliveryMethod),
      });
      if (date && next) await recordOccurrence(tx, date.id, next, cardId);
      return cardId;
    });
    const card = await loadCardView(context.database.orm, user.id, id);
    if (!card) throw notFound('The card');
    reply.status(201);
    return card;
  },
});

/** The pictures a body names, to be checked for ownership. */
export function imagesIn(
  body: Pick<CreateCardBody, 'imageUrl' | 'sourceImageUrl' | 'alternateImageUrl1' | 'alternateImageUrl2'>,
): Record<string, string | null | undefined> {
  const { imageUrl, sourceImageUrl, alternateImageUrl1, alternateImageUrl2 } = body;
  return { imageUrl, sourceImageUrl, alternateImageUrl1, alternateImageUrl2 };
}

/** The calendar day of a body's date, or a refusal when there is no such day. */
export function existingDay(text: string): string {
  const day = calendarDateOf(text);
  if (!day || day.startsWith('--')) throw invalidField('scheduledDate', 'This date does not exist.');
  return day;
}
