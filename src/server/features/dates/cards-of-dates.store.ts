import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ImportantDateView } from '../../../contract/dates.ts';
import { allows } from '../../../domain/card-lifecycle.ts';
import { builtOnce } from '../../db/built-once.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import type { DateFacts } from './date.view.ts';

const day = sql<string>`coalesce(${cards.occurrenceDate}, ${cards.scheduledDate})`;

const cardsThat = (narrow?: SQL) =>
  builtOnce((db) =>
    db
      .select({ id: cards.id, deliveryStatus: cards.deliveryStatus, dateId: cards.occasionId, day })
      .from(cards)
      .where(
        and(
          eq(cards.userId, sql.placeholder('userId')),
          isNotNull(cards.occasionId),
          sql`${day} >= ${sql.placeholder('from')}`,
          narrow,
        ),
      )
      .orderBy(cards.id)
      .prepare(''),
  );
const ofAllDates = cardsThat();
const ofOneDate = cardsThat(eq(cards.occasionId, sql.placeholder('dateId')));

/** The dates as pages show them: each with the card of its next occurrence. One query loads all these cards. */
export async function withCards(
  db: Executor,
  userId: number,
  dates: readonly DateFacts[],
): Promise<ImportantDateView[]> {
  const [first, ...others] = dates;
  const from = dates.reduce((min, { nextOccurrence: next }) => (next !== null && next < min ? next : min), '9999');
  if (!first || from === '9999') return dates.map((date) => ({ ...date, card: null }));
  const found =
    others.length > 0
      ? await ofAllDates(db).execute({ userId, from })
      : await ofOneDate(db).execute({ userId, from, dateId: first.id });
  const cardOf = new Map<string, (typeof found)[number]>();
  for (const card of found) {
    const key = `${card.dateId} ${card.day}`;
    const known = cardOf.get(key);
    // The newest card, and a skipped one only if there is no other.
    if (!known || isSkipped(known) || !isSkipped(card)) cardOf.set(key, card);
  }
  return dates.map((date) => {
    const card = cardOf.get(`${date.id} ${date.nextOccurrence}`);
    return { ...date, card: card ? { id: card.id, deliveryStatus: card.deliveryStatus } : null };
  });
}

/** One date with the card of its next occurrence. */
export async function withCard(db: Executor, userId: number, date: DateFacts): Promise<ImportantDateView> {
  const [view] = await withCards(db, userId, [date]);
  return view ?? { ...date, card: null };
}

function isSkipped({ deliveryStatus }: Pick<typeof cards.$inferSelect, 'deliveryStatus'>): boolean {
  return allows(deliveryStatus, 'restore');
}
