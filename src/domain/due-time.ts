import { Temporal } from 'temporal-polyfill';
import type { DeliveryMethod } from '../contract/vocabulary.ts';

/** A printed card starts this much earlier to arrive on its day (specification 2, section 9). */
export const physicalLeadDays = 7;

const dueTimeOfDay = '09:00';

/** What decides when a card is due. `scheduledDate` is 'YYYY-MM-DD', `timeZone` an IANA name (the contact's, else the user's). */
export type DueFacts = { scheduledDate: string; timeZone: string; deliveryMethod: DeliveryMethod };

/**
 * The instant a card is due, 09:00 of its day where the recipient lives, a physical card 7 days earlier (D22), and the
 * first that no longer belongs to the day it is due; ISO in UTC with Z. Where the clocks skip 09:00 it is due the moment
 * after the gap.
 */
export function dueTimes({ scheduledDate, timeZone, deliveryMethod }: DueFacts): { dueAt: string; dayEndsAt: string } {
  const leadDays = deliveryMethod === 'physical' ? physicalLeadDays : 0;
  const day = Temporal.PlainDate.from(scheduledDate).subtract({ days: leadDays });
  const due = day.toZonedDateTime({ timeZone, plainTime: dueTimeOfDay });
  // Of the day that it is there by then: a gap may be a whole day long.
  const nextDay = due.toPlainDate().add({ days: 1 }).toZonedDateTime({ timeZone });
  return { dueAt: due.toInstant().toString(), dayEndsAt: nextDay.toInstant().toString() };
}

/** Whether a text names an IANA time zone; bare offsets do not, they know no clock changes. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    return true;
  } catch {
    return false;
  }
}
