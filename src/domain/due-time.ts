import { Temporal } from 'temporal-polyfill';
import type { DeliveryMethod } from '../contract/vocabulary.ts';

/** How many days before its day a printed card is due (specification 2, section 9). */
export const physicalLeadDays = 7;

const dueTimeOfDay = '09:00';

/** The inputs of the due time. `scheduledDate` is 'YYYY-MM-DD'; `timeZone` is the contact's, else the user's. */
export type DueFacts = { scheduledDate: string; timeZone: string; deliveryMethod: DeliveryMethod };

/**
 * `dueAt`: 09:00 on the card's day in the recipient's time zone, 7 days earlier for a physical card (D22); if the
 * clocks skip 09:00, the moment after the gap. `dayEndsAt`: the end of the day it is due. Both are ISO in UTC with Z.
 */
export function dueTimes({ scheduledDate, timeZone, deliveryMethod }: DueFacts): { dueAt: string; dayEndsAt: string } {
  const leadDays = deliveryMethod === 'physical' ? physicalLeadDays : 0;
  const day = Temporal.PlainDate.from(scheduledDate).subtract({ days: leadDays });
  const due = day.toZonedDateTime({ timeZone, plainTime: dueTimeOfDay });
  // Based on the local day of `due`, not on `day`: a zone may skip a whole day.
  const nextDay = due.toPlainDate().add({ days: 1 }).toZonedDateTime({ timeZone });
  return { dueAt: due.toInstant().toString(), dayEndsAt: nextDay.toInstant().toString() };
}

/** When a day ('YYYY-MM-DD') begins in a time zone; ISO in UTC with Z. */
export function dayBegins(day: string, timeZone: string): string {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).toInstant().toString();
}

/** Whether a text is the name of an IANA time zone; offsets are rejected because they have no clock changes. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    return true;
  } catch {
    return false;
  }
}
