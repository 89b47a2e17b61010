import type { z } from 'zod';
import { createCardBody, type simpleCardBody } from '../../../contract/cards.ts';
import { settingsOfSimpleStyle, simpleStyleLabels } from '../../../domain/styles.ts';
import type { CardOrder } from './create-card.ts';

const withDefaults = createCardBody.omit({ personId: true });

/** What the simple form stands for (D29): eventId is the occasion, date the scheduled day, a style its settings. */
export function fromSimpleForm({
  recipient,
  eventId,
  date,
  style,
  ...given
}: z.output<typeof simpleCardBody>): CardOrder {
  const card = withDefaults.parse({
    ...given,
    style: simpleStyleLabels[style],
    styleSettings: settingsOfSimpleStyle(style),
    occasionId: eventId,
    scheduledDate: date,
  });
  return { ...card, dayField: 'date', ...(typeof recipient === 'number' ? { personId: recipient } : { name: recipient }) };
}
