import { isDeepStrictEqual } from 'node:util';
import { t } from '../../../contract/translate.ts';
import { nextCardState } from '../../../domain/card-lifecycle.ts';
import { type ContactDetail, isReachedBy, neededDetail } from '../../../domain/contact-detail.ts';
import { actingMember } from '../../acting.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/public.ts';
import { findPerson, hasBounced, isUnsubscribed, type PersonRow } from '../contacts/public.ts';
import { announceCard } from '../webhooks/public.ts';
import { cardTimeZone, scheduleFields } from './card-schedule.store.ts';
import { type CardRow, updateCard } from './cards.store.ts';
import { countSending } from './count-sending.policy.ts';

/** Approves a locked card for its day, or for `day`; freezes the recipient's address with the content. */
export async function approveCard(context: Context, tx: Executor, card: CardRow, day?: string): Promise<void> {
  const person = await findPerson(tx, card.userId, card.personId);
  const scheduledDate = day ?? card.scheduledDate;
  const recipient = recipientOf(card, person);
  const timeZone = await cardTimeZone(tx, card.personId);
  const onTime = scheduleFields(scheduledDate, timeZone, card.deliveryMethod);
  const now = context.clock.now();
  // Less than the printer's seven days are left, as the page has said: the card is ordered at once, not missed.
  const isLate = card.deliveryMethod === 'physical' && onTime.dayEndsAt && onTime.dayEndsAt <= now;
  const schedule = isLate ? { ...scheduleFields(scheduledDate, timeZone, 'digital'), dueAt: now } : onTime;
  const change = await approval(context, tx, { ...card, ...recipient, scheduledDate }, timeZone);
  await countRecipients(context, tx, { ...card, ...recipient });
  await updateCard(tx, card.id, {
    ...schedule,
    ...recipient,
    deliveryStatus: change.status,
    failureReason: change.failureReason,
    skippedFrom: change.skippedFrom,
    sendGeneration: card.deliveryStatus === 'failed' ? card.sendGeneration + 1 : card.sendGeneration,
    approvedBy: actingMember()?.member.name ?? null,
  });
  await recordEvent(tx, { event: 'card-approved', actorId: card.userId, subject: ['card', card.id] });
  await announceCard(tx, 'card.approved', card.id);
}

/** Counts a card for each of its recipients: each address of a household is one. Throws above a limit. */
export async function countRecipients(
  context: Context,
  tx: Executor,
  card: CardRow,
  way: 'approved' | 'sent-now' = 'approved',
): Promise<void> {
  const [first = null, ...further] = addressesOf(card);
  await countSending(context, tx, card, first, way);
  for (const email of further) await countSending(context, tx, card, email);
}

/** Counts the recipients of a changed card that goes out, also if it is skipped and may come back so, if they differ. */
export async function countChange(context: Context, tx: Executor, before: CardRow, after: CardRow): Promise<void> {
  const goesOut = [after.deliveryStatus, after.skippedFrom].includes('approved_and_scheduled');
  if (goesOut && !isDeepStrictEqual(addressesOf(before), addressesOf(after))) await countRecipients(context, tx, after);
}

/** The changes that approving a card makes. Throws if it has no day or address, or its recipient wants no cards. */
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

/** Throws if the recipient with this address wants no more cards from this user (D33), or mail to it bounced. */
export async function refuseUnwilling(tx: Executor, card: Way & Pick<CardRow, 'userId'>): Promise<void> {
  const { userId, recipientEmail: email } = card;
  if (!email) return;
  if (await isUnsubscribed(tx, userId, email)) {
    throw new Refusal('illegal_transition', t`${email} asked not to get any more cards from you.`);
  }
  if (neededDetail(card) === 'email' && (await hasBounced(tx, userId, email))) {
    throw new Refusal('illegal_transition', t`Mail to ${email} came back. Fix the address of the contact first.`);
  }
}

type Recipient = Pick<CardRow, 'recipientEmail' | 'recipientPhone' | 'recipientAddress'>;
type FrozenRecipient = Recipient & Pick<CardRow, 'recipientEmailIsFormer' | 'alsoEmails'>;
type Way = Recipient & Pick<CardRow, 'deliveryMethod' | 'digitalDeliveryType'>;

const frozenAs = { email: 'recipientEmail', phone: 'recipientPhone', address: 'recipientAddress' } as const;

/** The address of a card: the frozen one, or the contact's if the frozen one is invalid or no longer theirs (D50). */
export function recipientOf(
  card: Partial<FrozenRecipient>,
  person: (Pick<PersonRow, ContactDetail> & Partial<Pick<PersonRow, 'alsoEmails'>>) | null,
): FrozenRecipient {
  const known = (detail: ContactDetail) => {
    const isFormer = detail === 'email' && card.recipientEmailIsFormer;
    const frozen = isFormer ? null : (card[frozenAs[detail]] ?? null);
    return isReachedBy(detail, frozen) ? frozen : (person?.[detail] ?? frozen);
  };
  const email = known('email');
  const isTheirs = email?.toLowerCase() === person?.email?.toLowerCase();
  return {
    recipientEmail: email,
    // A card to an address of its own goes nowhere else.
    alsoEmails: isTheirs ? (person?.alsoEmails ?? []) : [],
    recipientPhone: known('phone'),
    recipientAddress: known('address'),
    recipientEmailIsFormer: false,
  };
}

/** The address for the card's delivery method, if it is complete enough to deliver. */
export function addressOf(card: Way): string | null {
  const detail = neededDetail(card);
  const address = card[frozenAs[detail]];
  return isReachedBy(detail, address) ? address : null;
}

/** The same with the further addresses that its mail goes to. */
function addressesOf(card: CardRow): string[] {
  const further = neededDetail(card) === 'email' ? card.alsoEmails : [];
  return [addressOf(card), ...further].flatMap((address) => address ?? []);
}

/** Whether the card has a valid address for its delivery method. */
export function hasRecipient(card: Way): boolean {
  return addressOf(card) !== null;
}
