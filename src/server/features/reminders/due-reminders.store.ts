import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { DeliveryStatus } from '../../../contract/vocabulary.ts';
import type { Executor } from '../../db/executor.ts';
import { cardOccurrences, cards } from '../../db/tables/cards.ts';
import { importantDates, remindersSent } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';
import { pushSubscriptions } from '../../db/tables/push-subscriptions.ts';
import { type MailTrouble, users } from '../../db/tables/users.ts';
import { isRemembered } from './is-remembered.ts';

/** `ahead` is sent once per occurrence; `day-before` only while the card is still a draft (D20). */
export type ReminderKind = 'ahead' | 'day-before';

/** A date whose reminder may be due, with its user and the card of its occurrence. */
export type ReminderFacts = {
  dateId: number;
  occursOn: string;
  occasionType: string;
  date: string;
  notifyDaysBefore: number;
  personId: number;
  personName: string;
  userId: number;
  userName: string;
  email: string;
  mailTrouble: MailTrouble | null;
  timeZone: string;
  remindedAhead: boolean;
  /** Wants mail; otherwise the user has a browser for push messages. */
  byMail: boolean;
  card: { id: number; title: string; status: DeliveryStatus; imageUrl: string | null; sendGeneration: number } | null;
};

/** Dates without a next occurrence are stored after this day (roll-dates.store.ts). */
export const lastDay = '9999-12-30';

/** Reminders are capped at a century ahead, because dates cannot reach as far as the stored number. */
export const furthestDays = 36_500;

const wasSent = (kind: ReminderKind) =>
  sql<boolean>`exists (select 1 from ${remindersSent} sent where sent.date_id = ${importantDates.id} and sent.occurrence_date = ${importantDates.occursOn} and sent.kind = ${kind})`;

/** A condition on users: they want mail. */
export const byMail = sql<boolean>`coalesce((${users.preferences} ->> 'emailNotifications')::boolean, true)`;
const byPush = sql`exists (select 1 from ${pushSubscriptions} device where device.user_id = ${users.id})`;

/**
 * Dates that occur from `today` on and whose reminder is due on `latest` (the latest current day worldwide), of users
 * who want reminders. Ordered by user, from one on; splits no user's dates unless `limit` forces it.
 */
export async function listReminderFacts(
  db: Executor,
  days: { today: string; latest: string; furthest: string },
  { verifiedOnly, afterUserId, limit }: { verifiedOnly: boolean; afterUserId: number; limit: number },
): Promise<ReminderFacts[]> {
  const { today, latest, furthest } = days;
  const rows = await db
    .select({
      dateId: importantDates.id,
      occursOn: importantDates.occursOn,
      occasionType: importantDates.occasionType,
      date: importantDates.date,
      notifyDaysBefore: importantDates.notifyDaysBefore,
      personId: people.id,
      personName: people.name,
      userId: users.id,
      userName: users.name,
      email: users.email,
      mailTrouble: users.mailTrouble,
      timeZone: users.timeZone,
      remindedAhead: wasSent('ahead'),
      byMail,
      card: {
        id: cards.id,
        title: cards.title,
        status: cards.deliveryStatus,
        imageUrl: cards.imageUrl,
        sendGeneration: cards.sendGeneration,
      },
    })
    .from(importantDates)
    .innerJoin(people, eq(importantDates.personId, people.id))
    .innerJoin(users, eq(people.userId, users.id))
    .leftJoin(
      cardOccurrences,
      and(eq(cardOccurrences.dateId, importantDates.id), eq(cardOccurrences.occurrenceDate, importantDates.occursOn)),
    )
    .leftJoin(cards, eq(cardOccurrences.cardId, cards.id))
    .where(
      and(
        sql`${importantDates.occursOn} between ${today} and ${furthest}`,
        eq(importantDates.isActive, true),
        isRemembered,
        isNull(users.disabledAt),
        sql`${users.id} > ${afterUserId}`,
        or(
          sql`${importantDates.occursOn} <= to_char(${latest}::date + least(${importantDates.notifyDaysBefore}, ${furthestDays}), 'YYYY-MM-DD') and not ${wasSent('ahead')}`,
          sql`${importantDates.occursOn} <= to_char(${latest}::date + 1, 'YYYY-MM-DD') and ${importantDates.notifyDaysBefore} > 1 and not ${wasSent('day-before')}`,
        ),
        or(byMail, byPush),
        sql`coalesce((${users.preferences} ->> 'eventReminders')::boolean, true)`,
        verifiedOnly ? sql`${users.emailVerifiedAt} is not null` : undefined,
      ),
    )
    .orderBy(users.id, importantDates.occursOn, importantDates.id)
    .limit(limit);
  return rows;
}

/** A row of the ledger of sent reminders. */
export type SentReminder = { dateId: number; occurrenceDate: string; kind: string };

/** Claims reminders about to be sent; false, and claims none, if another worker sent one of them. */
export async function claimReminders(tx: Executor, reminders: SentReminder[]): Promise<boolean> {
  const rows = await tx.insert(remindersSent).values(reminders).onConflictDoNothing().returning();
  if (rows.length === reminders.length) return true;
  await releaseReminders(tx, rows);
  return false;
}

export async function releaseReminders(tx: Executor, reminders: SentReminder[]): Promise<void> {
  for (const { dateId, occurrenceDate, kind } of reminders) {
    await tx
      .delete(remindersSent)
      .where(
        and(
          eq(remindersSent.dateId, dateId),
          eq(remindersSent.occurrenceDate, occurrenceDate),
          inArray(remindersSent.kind, [kind]),
        ),
      );
  }
}
