import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { occasions } from '../../../contract/occasions.ts';
import { categoryForOccasion } from '../../../domain/card-category.ts';
import { halfYearsAround } from '../../../domain/nearest-occurrence.ts';
import { isNamedHoliday } from '../../../domain/occasions.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { groupMembers, groups } from '../../db/tables/groups.ts';
import { householdMembers } from '../../db/tables/households.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';
import { roundCards, rounds } from '../../db/tables/rounds.ts';
import { isAlive, withConsent } from '../contacts/public.ts';

/** The occasion of a round. */
export type RoundOccasion = { occasionType: string; day: string };

export type Candidate = {
  id: number;
  name: string;
  hasEmail: boolean;
  address: string | null;
  isAlive: boolean;
  unsubscribed: boolean;
  /** The household they live in. */
  householdId: number | null;
  hasOccasion: boolean;
  /** Their groups, in lower case. */
  groups: string[];
};

const isSame = (column: SQL | typeof rounds.occasionType | typeof importantDates.occasionType, occasionType: string) =>
  sql`lower(${column}) = lower(${occasionType})`;

/** Every contact of a user with what decides whether a round has a card for them, by name. */
export async function listCandidates(db: Executor, userId: number, occasionType: string): Promise<Candidate[]> {
  return db
    .select({
      id: people.id,
      name: people.name,
      hasEmail: sql<boolean>`(${people.email} is not null or jsonb_array_length(${people.alsoEmails}) > 0)`,
      address: people.address,
      isAlive: sql<boolean>`${isAlive}`,
      unsubscribed: withConsent.unsubscribed,
      householdId: householdMembers.householdId,
      hasOccasion: sql<boolean>`exists (select 1 from ${importantDates} theirs where theirs.person_id = ${people}.id and lower(theirs.occasion_type) = lower(${occasionType}))`,
      groups: sql<
        string[]
      >`array(select lower(label.name) from ${groupMembers} member join ${groups} label on label.id = member.group_id where member.person_id = ${people}.id)`,
    })
    .from(people)
    .leftJoin(householdMembers, eq(householdMembers.personId, people.id))
    .where(eq(people.userId, userId))
    .orderBy(sql`lower(${people.name})`, people.id);
}

const everyCategory = Object.values(occasions).map(({ category }) => category);

/**
 * The contacts who have a card for this occasion and year, whoever made it; skipped ones do not count. A card that
 * belongs to no date counts by its category, and by its day if the category has several occasions.
 */
export async function listCardHolders(
  db: Executor,
  userId: number,
  { occasionType, day }: RoundOccasion,
  personId?: number,
): Promise<Set<number>> {
  const { from, to } = halfYearsAround(day);
  const itsDay = sql`coalesce(${cards.occurrenceDate}, ${cards.scheduledDate}, to_char(${cards.createdAt}, 'YYYY-MM-DD'))`;
  const category = categoryForOccasion(occasionType);
  // Most cards of Christmas or Easter are for that day, and not for the Orthodox one.
  const isOwn = isNamedHoliday(occasionType) && category === occasionType;
  const isOnly = isOwn || everyCategory.filter((each) => each === category).length === 1;
  const rows = await db
    .selectDistinct({ personId: cards.personId })
    .from(cards)
    .leftJoin(importantDates, eq(cards.occasionId, importantDates.id))
    .leftJoin(roundCards, eq(roundCards.cardId, cards.id))
    .leftJoin(rounds, eq(roundCards.roundId, rounds.id))
    .where(
      and(
        eq(cards.userId, userId),
        personId === undefined ? undefined : eq(cards.personId, personId),
        ne(cards.deliveryStatus, 'skipped'),
        sql`${itsDay} between ${from} and ${to}`,
        or(
          isSame(importantDates.occasionType, occasionType),
          isSame(rounds.occasionType, occasionType),
          and(
            sql`${importantDates.id} is null and ${rounds.id} is null`,
            eq(cards.category, category),
            isOnly ? undefined : sql`${itsDay} = ${day}`,
          ),
        ),
      ),
    );
  return new Set(rows.map((row) => row.personId));
}

/** The contacts who wait for a card in another round for this occasion and year. */
export async function listInRounds(
  db: Executor,
  userId: number,
  { occasionType, day }: RoundOccasion,
): Promise<Set<number>> {
  const { from, to } = halfYearsAround(day);
  const rows = await db
    .selectDistinct({ personId: roundCards.personId })
    .from(roundCards)
    .innerJoin(rounds, eq(roundCards.roundId, rounds.id))
    .where(
      and(
        eq(rounds.userId, userId),
        eq(rounds.state, 'making'),
        eq(roundCards.state, 'waiting'),
        isSame(rounds.occasionType, occasionType),
        sql`${rounds.day} between ${from} and ${to}`,
      ),
    );
  return new Set(rows.map((row) => row.personId));
}

/** The names of a user's groups among these, in lower case. */
export async function knownGroups(db: Executor, userId: number, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const wanted = names.map((name) => name.toLowerCase());
  const rows = await db
    .select({ name: sql<string>`lower(${groups.name})` })
    .from(groups)
    .where(and(eq(groups.userId, userId), inArray(sql`lower(${groups.name})`, wanted)));
  return new Set(rows.map(({ name }) => name));
}

/** A contact's date for the occasion; the oldest of several. */
export async function findOccasionDate(db: Executor, personId: number, occasionType: string) {
  const [date] = await db
    .select({
      id: importantDates.id,
      occasionType: importantDates.occasionType,
      date: importantDates.date,
      repeatsAnnually: importantDates.repeatsAnnually,
      holidayRule: importantDates.holidayRule,
    })
    .from(importantDates)
    .where(and(eq(importantDates.personId, personId), isSame(importantDates.occasionType, occasionType)))
    .orderBy(importantDates.id)
    .limit(1);
  return date ?? null;
}
