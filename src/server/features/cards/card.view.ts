import type { CardListItem, CardView } from '../../../contract/cards.ts';
import type { DeliveryStatus } from '../../../contract/vocabulary.ts';
import { approvedUpcoming, delivered } from '../../../domain/card-lifecycle.ts';
import { type ContactDetail, neededDetail } from '../../../domain/contact-detail.ts';
import { linesOnPage } from '../../../domain/postal-address.ts';
import type { cardDeliveryLogs } from '../../db/tables/cards.ts';
import { homeOfReader } from '../../reader.ts';
import { storedAgain } from '../../stored-words.ts';
import { addressOf, recipientOf } from './approve-card.policy.ts';
import type { CardListRow, CardRow } from './cards.store.ts';

/** Cards with these statuses use their own stored address, even if the contact's has changed. */
const bound: readonly DeliveryStatus[] = [...approvedUpcoming, ...delivered];

export function viewCardListItem(row: CardListRow): CardListItem {
  const recipient = recipientNow(bound.includes(row.deliveryStatus) ? { ...row, recipientEmailIsFormer: false } : row);
  return {
    id: row.id,
    personId: row.personId,
    personName: row.person.name,
    occasionId: row.occasionId,
    title: row.title,
    message: row.message,
    category: row.category,
    imageUrl: row.imageUrl,
    deliveryMethod: row.deliveryMethod,
    digitalDeliveryType: row.digitalDeliveryType,
    recipient,
    recipientLine: recipient && inOneLine(recipient, neededDetail(row)),
    deliveryStatus: row.deliveryStatus,
    failureReason: row.failureReason,
    deliveryDate: row.deliveryDate?.toISOString() ?? null,
    keptInOutbox: row.keptInOutbox,
    givenBy: row.givenBy,
    scheduledDate: row.scheduledDate,
    occurrenceDate: row.occurrenceDate,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

function inOneLine(recipient: string, detail: ContactDetail): string {
  return detail === 'address' ? linesOnPage(recipient, homeOfReader()).join(', ') : recipient;
}

function recipientNow(row: CardListRow): string | null {
  return addressOf({ ...row, ...recipientOf(row, row.person) });
}

function alsoEmailsNow(
  row: CardRow,
  { person, householdEmails }: Pick<Around, 'person' | 'householdEmails'>,
): string[] {
  if (bound.includes(row.deliveryStatus)) return row.alsoEmails;
  return recipientOf(row, { ...person, alsoEmails: householdEmails }).alsoEmails;
}

type Around = Pick<
  CardView,
  'person' | 'occasion' | 'senderName' | 'isShared' | 'messageOnPicture' | 'flames' | 'maySnow'
> & {
  /** The further addresses of the contact, now. */
  householdEmails: string[];
  log: (typeof cardDeliveryLogs.$inferSelect)[];
};

export function viewCard(row: CardRow, { log, ...around }: Around): CardView {
  return {
    ...viewCardListItem({ ...row, person: around.person }),
    userId: row.userId,
    personalMessage: row.personalMessage,
    sourceImageUrl: row.sourceImageUrl,
    imagePrompt: row.imagePrompt,
    useCustomPrompt: row.hasCustomPrompt,
    alternateMessage1: row.alternateMessage1,
    alternateMessage2: row.alternateMessage2,
    alternateImageUrl1: row.alternateImageUrl1,
    alternateImageUrl2: row.alternateImageUrl2,
    alternatePrompt1: row.alternatePrompt1,
    alternatePrompt2: row.alternatePrompt2,
    style: row.style,
    styleSettings: row.styleSettings,
    cardStylePresetId: row.cardStylePresetId,
    isRecurring: row.isRecurring,
    recipientEmail: row.recipientEmail,
    alsoEmails: alsoEmailsNow(row, around),
    recipientPhone: row.recipientPhone,
    recipientAddress: row.recipientAddress,
    sendNowRecipient: recipientNow({ ...row, person: around.person }),
    dueAt: row.dueAt?.toISOString() ?? null,
    engine: row.engine,
    wordsEngine: row.wordsEngine,
    person: around.person,
    occasion: around.occasion,
    senderName: around.senderName,
    signedAs: row.signedAs,
    madeBy: row.madeBy,
    approvedBy: row.approvedBy,
    signature: row.signature,
    takesAnswers: row.takesAnswers,
    isLively: row.isLively,
    maySnow: around.maySnow,
    place: row.place,
    isShared: around.isShared,
    messageOnPicture: around.messageOnPicture,
    flames: around.flames,
    deliveryLog: log.map((entry) => ({
      id: entry.id,
      attempt: entry.attempt,
      deliveryMethod: entry.deliveryMethod,
      deliveryStatus: entry.deliveryStatus,
      deliveryDetails: entry.deliveryDetails && storedAgain(entry.deliveryDetails),
      sentAt: entry.sentAt?.toISOString() ?? null,
      createdAt: entry.createdAt.toISOString(),
    })),
  };
}
