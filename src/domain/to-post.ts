import { addDays } from './calendar-date.ts';
import { physicalLeadDays } from './due-time.ts';

/** How many days before its last day in the post the user is first asked to print and post a card (decision 065). */
export const askDaysAhead = 5;

/** The last day on which a printed card is posted to arrive on its day. */
export function postBy(scheduledDate: string): string {
  return addDays(scheduledDate, -physicalLeadDays);
}

/** Whether it is time to print and post a card for this day. */
export function isToPost(scheduledDate: string, today: string): boolean {
  return today <= scheduledDate && addDays(postBy(scheduledDate), -askDaysAhead) <= today;
}
