import type { cardDeliveryLogs } from '../../db/tables/cards.ts';
import type { CardRow } from '../cards/cards.store.ts';

/** A card in the file of one's own data: all that the owner wrote, chose or can see, nothing of the machinery. */
export function viewKeptCard({ attempts, ...row }: CardRow & { attempts: (typeof cardDeliveryLogs.$inferSelect)[] }) {
  return {
    id: row.id,
    personId: row.personId,
    occasionId: row.occasionId,
    occurrenceDate: row.occurrenceDate,
    title: row.title,
    message: row.message,
    personalMessage: row.personalMessage,
    imageUrl: row.imageUrl,
    sourceImageUrl: row.sourceImageUrl,
    imagePrompt: row.imagePrompt,
    useCustomPrompt: row.hasCustomPrompt,
    alternateMessage1: row.alternateMessage1,
    alternateMessage2: row.alternateMessage2,
    alternateImageUrl1: row.alternateImageUrl1,
    alternateImageUrl2: row.alternateImageUrl2,
    alternatePrompt1: row.alternatePrompt1,
    alternatePrompt2: row.alternatePrompt2,
    category: row.category,
    style: row.style,
    styleSettings: row.styleSettings,
    engine: row.engine,
    deliveryMethod: row.deliveryMethod,
    digitalDeliveryType: row.digitalDeliveryType,
    deliveryStatus: row.deliveryStatus,
    failureReason: row.failureReason,
    deliveryDate: row.deliveryDate,
    scheduledDate: row.scheduledDate,
    isRecurring: row.isRecurring,
    recipientEmail: row.recipientEmail,
    recipientPhone: row.recipientPhone,
    recipientAddress: row.recipientAddress,
    createdAt: row.createdAt,
    attempts: attempts.map(({ attempt, deliveryMethod, deliveryStatus, deliveryDetails, sentAt, createdAt }) => ({
      attempt,
      deliveryMethod,
      deliveryStatus,
      deliveryDetails,
      sentAt,
      createdAt,
    })),
  };
}
