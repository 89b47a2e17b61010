import { sql } from 'drizzle-orm';
import { t } from '../../../contract/translate.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { relativeDay } from '../../../domain/days-ahead.ts';
import { localDay, localHour } from '../../../domain/local-time.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/tables/users.ts';
import { inLanguageOfAccount } from '../accounts/public.ts';
import { dayInWords, findOpenHold } from '../delivery/public.ts';
import { listDatesAhead } from './dates-ahead.store.ts';
import { isHeldToday } from './due-reminders.policy.ts';
import { claimReminders, releaseReminders } from './due-reminders.store.ts';
import { countFailure, countMail, type MailCounts, noMails } from './mail-counts.ts';
import { occasionInWords } from './reminder-words.ts';
import { type Addressee, type OwnerMailResult, sendOwnerMail } from './send-owner-mail.ts';

const daysAhead = 28;
const monday = 1;
const lookAheadHour = 8;

/** Mails the next four weeks on Mondays from 08:00 in the user's zone, to users who want it. */
export async function sendLookAhead(context: Context, signal: AbortSignal): Promise<MailCounts> {
  const { database, clock, config, log } = context;
  const counts = noMails();
  const heldUntil = (await findOpenHold(database.orm))?.heldUntil ?? null;
  const readers = await database.orm
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      mailTrouble: users.mailTrouble,
      timeZone: users.timeZone,
    })
    .from(users)
    .where(
      sql`${users.disabledAt} is null and ${users.preferences} @> '{"weeklyLookAhead": true}' and coalesce((${users.preferences} ->> 'emailNotifications')::boolean, true)
        and ${config.requireVerifiedEmail ? sql`${users.emailVerifiedAt} is not null` : sql`true`}`,
    )
    .orderBy(users.id);
  for (const reader of readers) {
    signal.throwIfAborted();
    const instant = clock.now().toISOString();
    const today = localDay(instant, reader.timeZone);
    if (new Date(`${today}T00:00:00Z`).getUTCDay() !== monday) continue;
    if (localHour(instant, reader.timeZone) < lookAheadHour) continue;
    if (isHeldToday(today, lookAheadHour, reader.timeZone, heldUntil)) continue;
    try {
      const mail = await inLanguageOfAccount(database.orm, reader.id, () => mailLookAhead(context, reader, today));
      if (mail) countMail(counts, mail);
    } catch (error) {
      countFailure(counts, error);
      log.error({ err: error, userId: reader.id }, 'a look-ahead could not be sent');
    }
  }
  return counts;
}

/** Null if there is nothing new to report. */
async function mailLookAhead(context: Context, reader: Addressee, today: string): Promise<OwnerMailResult | null> {
  const { database, config, secretKey } = context;
  const kind = `look-ahead ${today}`;
  const dates = await listDatesAhead(database.orm, reader.id, today, addDays(today, daysAhead));
  const [first] = dates;
  if (!first || dates.some(({ looked }) => looked.includes(kind))) return null;
  // The first date represents the mail: claiming it claims the week.
  const claimed = [{ dateId: first.dateId, occurrenceDate: first.occursOn, kind }];
  return sendOwnerMail(context, {
    to: reader,
    messageId: secretKey.derive('look-ahead', reader.id, today),
    content: {
      title: dates.length === 1 ? t`One day to think of` : t`${dates.length} days to think of`,
      intro: t`What the next four weeks bring.`,
      items: dates.map((date) => ({
        heading: occasionInWords(date),
        lines: [`${dayInWords(date.occursOn)}, ${relativeDay(today, date.occursOn)}.`],
        imageUrl: null,
        links: [{ label: t`View`, url: `${config.publicUrl}/people/${date.personId}` }],
      })),
      footer: {
        words: t`You asked for this email every Monday.`,
        link: { label: t`Settings`, url: `${config.publicUrl}/settings` },
      },
    },
    claim: (tx) => claimReminders(tx, claimed),
    giveBack: (tx) => releaseReminders(tx, claimed),
  });
}
