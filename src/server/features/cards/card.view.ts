import type { CardListItem, CardView } from '../../../contract/cards.ts';
import type { cardDeliveryLogs } from '../../db/tables/cards.ts';
import type { CardListRow, CardRow } from './cards.store.ts';

export function viewCardListItem(row: CardListRow): CardListItem {
  return {
    id: row.id,
    personId: row.personId,
    personName: row.personName,
    occasionId: row.occasionId,
    title: row.title,
    message: row.message,
    category: row.category,
    imageUrl: row.imageUrl,
    deliveryMethod: row.deliveryMethod,
    digitalDeliveryType: row.digitalDeliveryType,
    deliveryStatus: row.deliveryStatus,
    failureReason: row.failureReason,
    deliveryDate: row.deliveryDate?.toISOString() ?? null,
    scheduledDate: row.scheduledDate,
    occurrenceDate: row.occurrenceDate,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

type Around = Pick<CardView, 'person' | 'occasion' | 'senderName' | 'isShared'> & {
  log: (typeof cardDeliveryLogs.$inferSelect)[];
};

export function viewCard(row: CardRow, { person, occasion, senderName, isShared, log }: Around): CardView {
  return {
    ...viewCardListItem({ ...row, personName: person.name }),
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
    recipientPhone: row.recipientPhone,
    recipientAddress: row.recipientAddress,
    dueAt: row.dueAt?.toISOString() ?? null,
    engine: row.engine,
    person,
    occasion,
    senderName,
    isShared,
    deliveryLog: log.map((entry) => ({
      id: entry.id,
      attempt: entry.attempt,
      deliveryMethod: entry.deliveryMethod,
      deliveryStatus: entry.deliveryStatus,
      deliveryDetails: entry.deliveryDetails,
      sentAt: entry.sentAt?.toISOString() ?? null,
      createdAt: entry.createdAt.toISOString(),
    })),
  };
}
