import { nextCardState } from '../../../domain/card-lifecycle.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../refusal.ts';
import { findPerson } from '../contacts/people.store.ts';
import { cardTimeZone, scheduleFields } from './card-schedule.store.ts';
import { type CardRow, updateCard } from './cards.store.ts';

/** Approves a locked card for its day, or for `day`; the recipient's address is frozen with the content. */
export async function approveCard(context: Context, tx: Executor, card: CardRow, day?: string): Promise<void> {
  const person = await findPerson(tx, card.userId, card.personId);
  const timeZone = await cardTimeZone(tx, card.personId);
  const scheduledDate = day ?? card.scheduledDate;
  const recipientEmail = card.recipientEmail ?? person?.email ?? null;
  const schedule = scheduleFields(scheduledDate, timeZone, card.deliveryMethod);
  const change = nextCardState(card.deliveryStatus, {
    type: 'approve',
    hasDay: scheduledDate !== null,
    dayIsPast: scheduledDate !== null && scheduledDate < todayIn(context.clock, timeZone),
    hasRecipient: hasRecipient(card, recipientEmail),
  });
  if (person?.unsubscribed) {
    throw new Refusal('illegal_transition', `${person.name} asked to get no more cards from you.`);
  }
  await updateCard(tx, card.id, {
    ...schedule,
    recipientEmail,
    deliveryStatus: change.status,
    failureReason: change.failureReason,
    skippedFrom: change.skippedFrom,
    sendGeneration: card.deliveryStatus === 'failed' ? card.sendGeneration + 1 : card.sendGeneration,
  });
}

/** Whether the card has the address that its kind of delivery needs. */
export function hasRecipient(
  card: Pick<CardRow, 'deliveryMethod' | 'digitalDeliveryType' | 'recipientPhone' | 'recipientAddress'>,
  email: string | null,
): boolean {
  if (card.deliveryMethod === 'physical') return Boolean(card.recipientAddress);
  return card.digitalDeliveryType === 'text' ? Boolean(card.recipientPhone) : Boolean(email);
}
