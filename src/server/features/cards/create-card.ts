import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { createCardBody } from '../../../contract/cards.ts';
import { t } from '../../../contract/translate.ts';
import { nextOccurrence } from '../../../domain/next-occurrence.ts';
import { defaultRelationship } from '../../../domain/relationship.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { users } from '../../db/tables/users.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { findPeopleCalled, findPerson, insertPerson, languageOfNewContact, lockPerson } from '../contacts/public.ts';
import { lockDate } from '../dates/public.ts';
import { lockGeneration } from '../generation/public.ts';
import { recipientOf } from './approve-card.policy.ts';
import { recordOccurrence } from './card-occurrences.store.ts';
import { cardTimeZone, scheduleFields } from './card-schedule.store.ts';
import { findCardOfGeneration, insertCard } from './cards.store.ts';
import { completeContent } from './complete-content.ts';
import { enginesOf } from './engines-of.policy.ts';
import { type DayField, existingDay } from './existing-day.policy.ts';
import { signCard } from './sign-card.ts';

/** A card to create: for a contact, or for a recipient name. */
export type CardOrder = Omit<z.output<typeof createCardBody>, 'personId'> & { dayField?: DayField } & (
    | { personId: number }
    | { name: string }
  );

/**
 * Creates the card, or finds the one made from its generation. Without a day it gets its date's next occurrence (D36).
 */
export async function createCard(
  context: Context,
  user: { id: number },
  order: CardOrder,
): Promise<{ id: number; isNew: boolean }> {
  const {
    presetId,
    useCustomPrompt,
    occasionId,
    scheduledDate: wanted,
    dayField,
    generationId = null,
    signatureId,
    ...given
  } = order;
  const db = context.database.orm;
  const made = generationId && (await findCardOfGeneration(db, user.id, generationId));
  if (made) return { id: made, isNew: false };
  const day = wanted ? existingDay(wanted, dayField) : null;
  const recipient = await recipientNow(db, user.id, order);
  const unsigned = withoutRecipient(given);
  const signed = await signCard(db, user.id, recipient, unsigned, signatureId);
  const content = await completeContent(context, user, recipient.name, { ...unsigned, ...signed });
  return context.database.transaction(async (tx) => {
    const generation = generationId ? await lockGeneration(tx, user.id, generationId) : null;
    if (generationId) {
      // Locked: other calls for the same generation wait here and then find its card.
      if (!generation) throw notFound(t`The generation was not found.`);
      const already = await findCardOfGeneration(tx, user.id, generationId);
      if (already) return { id: already, isNew: false };
    }
    const personId = 'personId' in order ? order.personId : await contactCalled(tx, user.id, order.name);
    // Locked in the usual order: either could be deleted before the card is inserted.
    const person = await lockPerson(tx, user.id, personId);
    if (!person) throw notFound(t`The contact was not found.`);
    const date = occasionId ? await lockDate(tx, user.id, occasionId) : null;
    if (occasionId && date?.personId !== person.id) throw notFound(t`The date was not found.`);
    const timeZone = await cardTimeZone(tx, person.id);
    const next = date && nextOccurrence(date, todayIn(context.clock, timeZone));
    const id = await insertCard(tx, user.id, {
      ...content,
      ...enginesOf(content, generation?.result),
      generationId,
      personId: person.id,
      occasionId: date?.id ?? null,
      occurrenceDate: next,
      hasCustomPrompt: useCustomPrompt,
      cardStylePresetId: presetId ?? null,
      ...recipientOf(content, person),
      ...scheduleFields(day ?? next, timeZone, content.deliveryMethod, dayField),
    });
    if (date && next) await recordOccurrence(tx, date.id, next, id);
    return { id, isNew: true };
  });
}

async function recipientNow(db: Executor, userId: number, order: CardOrder) {
  if ('name' in order) return { name: order.name, language: await languageOfNewContact(db, userId), about: {} };
  const person = await findPerson(db, userId, order.personId);
  if (!person) throw notFound(t`The contact was not found.`);
  return person;
}

/** The content only: its contact is decided within the transaction. */
function withoutRecipient<Given extends object>(given: Given): Omit<Given, 'personId' | 'name'> {
  const { personId: _, name: __, ...content } = given as Given & { personId?: unknown; name?: unknown };
  return content;
}

/** The contact with this name; an unknown name creates one contact, even with simultaneous calls. */
async function contactCalled(tx: Executor, userId: number, name: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [id, another] = await findPeopleCalled(tx, userId, name);
  if (another !== undefined) {
    throw invalidField('recipient', t`Several contacts have this name. Choose one of them.`);
  }
  return id ?? insertPerson(tx, userId, { name, relationship: defaultRelationship });
}
