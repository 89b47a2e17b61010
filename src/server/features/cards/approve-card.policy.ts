import { isCompleteAddress } from '../../../domain/address.ts';
import { nextCardState } from '../../../domain/card-lifecycle.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.store.ts';
import { findPerson, hasBounced, isUnsubscribed, type PersonRow } from '../contacts/people.store.ts';
import { cardTimeZone, scheduleFields } from './card-schedule.store.ts';
import { type CardRow, updateCard } from './cards.store.ts';

/** Approves a locked card for its day, or for `day`; the recipient's address is frozen with the content. */
export async function approveCard(context: Context, tx: Executor, card: CardRow, day?: string): Promise<void> {
  const person = await findPerson(tx, card.userId, card.personId);
  const scheduledDate = day ?? card.scheduledDate;
  const recipient = recipientOf(card, person);
  const timeZone = await cardTimeZone(tx, card.personId);
  const onTime = scheduleFields(scheduledDate, timeZone, card.deliveryMethod);
  const now = context.clock.now();
  // Too late for the printer's seven days, which the page has said: it is ordered at once, not missed.
  const isLate = card.deliveryMethod === 'physical' && onTime.dayEndsAt && onTime.dayEndsAt <= now;
  const schedule = isLate ? { ...scheduleFields(scheduledDate, timeZone, 'digital'), dueAt: now } : onTime;
  const change = await approval(context, tx, { ...card, ...recipient, scheduledDate }, timeZone);
  await updateCard(tx, card.id, {
    ...schedule,
    ...recipient,
    deliveryStatus: change.status,
    failureReason: change.failureReason,
    skippedFrom: change.skippedFrom,
    sendGeneration: card.deliveryStatus === 'failed' ? card.sendGeneration + 1 : card.sendGeneration,
  });
  await recordEvent(tx, { event: 'card-approved', actorId: card.userId, subject: ['card', card.id] });
}

/** What approving a card as it stands makes of it. Throws where it has no day, no address or an unwilling recipient. */
export async function approval(context: Context, tx: Executor, card: CardRow, timeZone: string) {
  const { scheduledDate } = card;
  const today = todayIn(context.clock, timeZone);
  const change = nextCardState(card.deliveryStatus, {
    type: 'approve',
    hasDay: scheduledDate !== null,
    dayIsPast: scheduledDate !== null && scheduledDate < today,
    hasRecipient: hasRecipient(card),
  });
  await refuseUnwilling(tx, card);
  return change;
}

/** Throws when whoever has this address wants no more cards from this user (D33), or mail to it came back. */
export async function refuseUnwilling(tx: Executor, card: Way & Pick<CardRow, 'userId'>): Promise<void> {
  const { userId, recipientEmail: email } = card;
  if (!email) return;
  if (await isUnsubscribed(tx, userId, email)) {
    throw new Refusal('illegal_transition', `${email} asked to get no more cards from you.`);
  }
  if (isMail(card) && (await hasBounced(tx, userId, email))) {
    throw new Refusal('illegal_transition', `Mail to ${email} came back. Fix the address of the contact first.`);
  }
}

type Way = Pick<
  CardRow,
  'deliveryMethod' | 'digitalDeliveryType' | 'recipientEmail' | 'recipientPhone' | 'recipientAddress'
>;

type Recipient = Pick<CardRow, 'recipientEmail' | 'recipientPhone' | 'recipientAddress'>;

/** Where a card goes: what was frozen with it, else what the contact has. */
export function recipientOf(card: Partial<Recipient>, person: PersonRow | null): Recipient {
  return {
    recipientEmail: card.recipientEmail ?? person?.email ?? null,
    recipientPhone: card.recipientPhone ?? person?.phone ?? null,
    recipientAddress: card.recipientAddress ?? person?.address ?? null,
  };
}

/** Whether the card has the address that its kind of delivery needs. */
export function hasRecipient(card: Way): boolean {
  if (card.deliveryMethod === 'physical') return isCompleteAddress(card.recipientAddress);
  return Boolean(isMail(card) ? card.recipientEmail : card.recipientPhone);
}

function isMail({ deliveryMethod, digitalDeliveryType }: Way): boolean {
  return deliveryMethod === 'digital' && digitalDeliveryType !== 'text';
}
