import { addDays } from '../../../domain/calendar-date.ts';
import { awaitingReview } from '../../../domain/card-lifecycle.ts';
import { daysAhead } from '../../../domain/days-ahead.ts';
import { localDay, localHour } from '../../../domain/local-time.ts';
import type { ReminderFacts, ReminderKind } from './due-reminders.store.ts';

const reminderHour = 8;

/** Whether this date's card still waits for a decision. */
export function isDraft({ card }: Pick<ReminderFacts, 'card'>): boolean {
  return card !== null && awaitingReview.some((status) => status === card.status);
}

type TimedFacts = Omit<ReminderFacts, 'byMail'>;

/**
 * Which reminders of a date are sent now: none before 08:00 in the user's zone, each kind once (D20). While a restored
 * backup is unconfirmed, reminders due until then may already have been sent and wait.
 */
export function dueReminders(facts: TimedFacts, now: Date, heldUntil: Date | null = null): ReminderKind[] {
  if (!heldUntil) return dueAt(facts, now);
  const held = dueAt(facts, heldUntil);
  return dueAt(facts, now).filter((kind) => !held.includes(kind));
}

/** The same for mails due from an hour of a day on, in the reader's zone. */
export function isHeldToday(today: string, fromHour: number, timeZone: string, heldUntil: Date | null): boolean {
  if (!heldUntil) return false;
  const until = heldUntil.toISOString();
  const heldDay = localDay(until, timeZone);
  return heldDay > today || (heldDay === today && localHour(until, timeZone) >= fromHour);
}

function dueAt(facts: TimedFacts, now: Date): ReminderKind[] {
  const instant = now.toISOString();
  if (localHour(instant, facts.timeZone) < reminderHour) return [];
  const today = localDay(instant, facts.timeZone);
  const { occursOn, notifyDaysBefore, remindedAhead } = facts;
  if (occursOn < today) return [];
  const isEve = notifyDaysBefore > 1 && today >= addDays(occursOn, -1);
  // A first reminder that is as late as the last one replaces it: no two reminders on one day.
  if (!remindedAhead)
    return daysAhead(today, occursOn) <= notifyDaysBefore ? (isEve ? ['ahead', 'day-before'] : ['ahead']) : [];
  return isEve && today < occursOn && isDraft(facts) ? ['day-before'] : [];
}
