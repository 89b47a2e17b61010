import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { awaitingReview } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { cardOccurrences, cards } from '../../db/tables/cards.ts';
import { importantDates, remindersSent } from '../../db/tables/important-dates.ts';
import { memberships } from '../../db/tables/memberships.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { byMail, furthestDays, type ReminderFacts, type ReminderKind } from './due-reminders.store.ts';
import { isRemembered } from './is-remembered.ts';

/** A draft that waits in an account for a member who may approve it: the reader is the member. */
export type MemberReminderFacts = Omit<ReminderFacts, 'byMail' | 'card'> & {
  card: NonNullable<ReminderFacts['card']>;
  membershipId: number;
  ownerName: string;
};

const owners = alias(users, 'owners');

/** The kind of a reminder in the ledger, where each member has their own. */
export function kindFor(kind: ReminderKind, membershipId: number): string {
  return `${kind} ${membershipId}`;
}

const wasSent = (kind: ReminderKind) =>
  sql<boolean>`exists (select 1 from ${remindersSent} sent where sent.date_id = ${importantDates.id} and sent.occurrence_date = ${importantDates.occursOn} and sent.kind = ${`${kind} `} || ${memberships.id})`;

/**
 * Drafts of dates that occur from `today` on and of which a member may be reminded on `latest`, for members who approve,
 * hear of waiting cards and want reminders by mail. Ordered by membership, from one on.
 */
export async function listMemberReminderFacts(
  db: Executor,
  { today, latest, furthest }: { today: string; latest: string; furthest: string },
  { verifiedOnly, afterId, limit }: { verifiedOnly: boolean; afterId: number; limit: number },
): Promise<MemberReminderFacts[]> {
  return db
    .select({
      membershipId: memberships.id,
      ownerName: owners.name,
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
      card: {
        id: cards.id,
        title: cards.title,
        status: cards.deliveryStatus,
        imageUrl: cards.imageUrl,
        sendGeneration: cards.sendGeneration,
      },
    })
    .from(memberships)
    .innerJoin(users, eq(memberships.memberId, users.id))
    .innerJoin(owners, eq(memberships.ownerId, owners.id))
    .innerJoin(people, eq(people.userId, owners.id))
    .innerJoin(importantDates, eq(importantDates.personId, people.id))
    .innerJoin(
      cardOccurrences,
      and(eq(cardOccurrences.dateId, importantDates.id), eq(cardOccurrences.occurrenceDate, importantDates.occursOn)),
    )
    .innerJoin(cards, eq(cardOccurrences.cardId, cards.id))
    .where(
      and(
        sql`${memberships.id} > ${afterId}`,
        eq(memberships.level, 'approve'),
        eq(memberships.getsNews, true),
        isNull(users.disabledAt),
        isNull(owners.disabledAt),
        sql`${importantDates.occursOn} between ${today} and ${furthest}`,
        eq(importantDates.isActive, true),
        isRemembered,
        or(...awaitingReview.map((status) => eq(cards.deliveryStatus, status))),
        or(
          sql`${importantDates.occursOn} <= to_char(${latest}::date + least(${importantDates.notifyDaysBefore}, ${furthestDays}), 'YYYY-MM-DD') and not ${wasSent('ahead')}`,
          sql`${importantDates.occursOn} <= to_char(${latest}::date + 1, 'YYYY-MM-DD') and ${importantDates.notifyDaysBefore} > 1 and not ${wasSent('day-before')}`,
        ),
        byMail,
        sql`coalesce((${users.preferences} ->> 'eventReminders')::boolean, true)`,
        verifiedOnly ? sql`${users.emailVerifiedAt} is not null` : undefined,
      ),
    )
    .orderBy(asc(memberships.id), asc(importantDates.occursOn), asc(importantDates.id))
    .limit(limit);
}
