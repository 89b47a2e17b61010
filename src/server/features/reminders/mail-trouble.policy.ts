import type { MailTrouble } from '../../db/tables/users.ts';
import type { MailOutcome } from '../../mail/mailer.ts';

type Refusal = Extract<MailOutcome, { outcome: 'temporary' | 'rejected' }>;

/** A little less than the interval of the runs, which never start on the second. */
const delaysMinutes = { temporary: [10, 25, 55], rejected: [10, 55, 235, 715] };
/** If a server is down longer, its operator knows by then. */
const temporaryDays = 3;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Whether a user's mails wait after a rejection; a new address starts over. */
export function isWaiting(trouble: MailTrouble | null, email: string, now: Date): boolean {
  return trouble !== null && trouble.email === email && Date.parse(trouble.nextAttemptAt) > now.getTime();
}

/** The state of an address after a rejection, and whether the rejected mail is given up. */
export function afterRefusal(
  before: MailTrouble | null,
  email: string,
  { outcome, reply }: Refusal,
  now: Date,
): { trouble: MailTrouble; givesUp: boolean } {
  const earlier = before?.email === email ? before : { attempts: 0, since: now.toISOString() };
  const attempts = earlier.attempts + 1;
  const delays = delaysMinutes[outcome];
  const givesUp =
    outcome === 'rejected'
      ? attempts > delays.length
      : now.getTime() - Date.parse(earlier.since) >= temporaryDays * dayMs;
  const delay = delays[Math.min(attempts, delays.length) - 1] ?? 0;
  const nextAttemptAt = new Date(now.getTime() + (givesUp ? 0 : delay * minuteMs)).toISOString();
  return {
    givesUp,
    trouble: {
      email,
      reason: reply,
      // The next mail gets the same number of attempts.
      attempts: givesUp ? 0 : attempts,
      since: givesUp ? now.toISOString() : earlier.since,
      nextAttemptAt,
    },
  };
}
