import { and, eq, isNotNull } from 'drizzle-orm';
import type { DeliveryStatus } from '../../../contract/vocabulary.ts';
import type { Executor } from '../../db/executor.ts';
import { cardAnswers } from '../../db/tables/card-answers.ts';
import { cardOccurrences, cards } from '../../db/tables/cards.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import type { News } from '../../queue/job-kinds.ts';

/** The facts of a message. */
export type NewsFacts = {
  personId: number;
  personName: string;
  greetingName: string | null;
  occasionType: string;
  dateId: number;
  occursOn: string;
  timeZone: string;
  card: { id: number; status: DeliveryStatus } | null;
};

const facts = {
  personId: people.id,
  personName: people.name,
  greetingName: people.greetingName,
  occasionType: importantDates.occasionType,
  dateId: importantDates.id,
  timeZone: users.timeZone,
  card: { id: cards.id, status: cards.deliveryStatus },
};

/** An answer to a card, as far as a message may say it. */
export type AnswerFacts = { answerId: number; kind: 'heart' | 'thanks'; cardId: number } & Called;
type Called = { personName: string; nickname: string | null; greetingName: string | null };

/** The answer and who gave it; null once its sender removed it. */
export async function findAnswerFacts(
  db: Executor,
  userId: number,
  { answerId }: Extract<News, { kind: 'answer' }>,
): Promise<AnswerFacts | null> {
  const [found] = await db
    .select({
      answerId: cardAnswers.id,
      kind: cardAnswers.kind,
      cardId: cards.id,
      personName: people.name,
      nickname: people.nickname,
      greetingName: people.greetingName,
    })
    .from(cardAnswers)
    .innerJoin(cards, eq(cardAnswers.cardId, cards.id))
    .innerJoin(people, eq(cards.personId, people.id))
    .where(and(eq(cardAnswers.id, answerId), eq(cards.userId, userId)));
  return found ?? null;
}

export type FailureFacts = { cardId: number } & Called;

/** A card that is still not delivered. */
export async function findFailureFacts(
  db: Executor,
  userId: number,
  { cardId }: Extract<News, { kind: 'failure' }>,
): Promise<FailureFacts | null> {
  const { name: personName, nickname, greetingName } = people;
  const [found] = await db
    .select({ cardId: cards.id, personName, nickname, greetingName })
    .from(cards)
    .innerJoin(people, eq(cards.personId, people.id))
    .where(and(eq(cards.id, cardId), eq(cards.userId, userId), isNotNull(cards.failureReason)));
  return found ?? null;
}

type DayNews = Extract<News, { kind: 'draft' | 'reminder' }>;

/** The current state of the subject; null if the message no longer applies. */
export async function findNewsFacts(db: Executor, userId: number, news: DayNews): Promise<NewsFacts | null> {
  const [found] = news.kind === 'draft' ? await findCard(db, userId, news) : await findDate(db, userId, news);
  return found?.occursOn ? { ...found, occursOn: found.occursOn } : null;
}

function findCard(db: Executor, userId: number, { cardId }: Extract<News, { kind: 'draft' }>) {
  return db
    .select({ ...facts, occursOn: cards.occurrenceDate })
    .from(cards)
    .innerJoin(importantDates, eq(cards.occasionId, importantDates.id))
    .innerJoin(people, eq(cards.personId, people.id))
    .innerJoin(users, eq(cards.userId, users.id))
    .where(and(eq(cards.id, cardId), eq(cards.userId, userId)));
}

function findDate(db: Executor, userId: number, { dateId, occurrenceDate }: Extract<News, { kind: 'reminder' }>) {
  return db
    .select({ ...facts, occursOn: importantDates.occursOn })
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
        eq(importantDates.id, dateId),
        eq(importantDates.occursOn, occurrenceDate),
        eq(importantDates.isActive, true),
        eq(users.id, userId),
      ),
    );
}
