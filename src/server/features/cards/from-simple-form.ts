import type { z } from 'zod';
import type { simpleCardBody } from '../../../contract/cards.ts';
import { settingsOfSimpleStyle, simpleStyleLabels } from '../../../domain/styles.ts';
import type { CardOrder } from './create-card.ts';

/** Translates the simple form (D29): eventId is the occasion, date the scheduled day, a style its settings. */
export function fromSimpleForm({
  recipient,
  eventId,
  date,
  style,
  ...given
}: z.output<typeof simpleCardBody>): CardOrder {
  return {
    ...given,
    style: simpleStyleLabels[style],
    styleSettings: settingsOfSimpleStyle(style),
    occasionId: eventId,
    scheduledDate: date,
    dayField: 'date',
    sourceImageUrl: null,
    recipientEmail: null,
    recipientPhone: null,
    recipientAddress: null,
    digitalDeliveryType: 'email',
    useCustomPrompt: false,
    isRecurring: false,
    isLively: true,
    place: undefined,
    ...(typeof recipient === 'number' ? { personId: recipient } : { name: recipient }),
  };
}
