import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { addressBookAccounts, addressBookEntries, addressBooks } from '../../db/tables/address-books.ts';
import { cardEntries, signingInvitations } from '../../db/tables/card-signing.ts';
import { cardDeliveryLogs, cards, secretLinks } from '../../db/tables/cards.ts';
import { generations } from '../../db/tables/generations.ts';
import { images } from '../../db/tables/images.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { gifts, receivedCards, touches } from '../../db/tables/keeping-in-touch.ts';
import { moments } from '../../db/tables/moments.ts';
import { imports, people } from '../../db/tables/people.ts';
import { relations } from '../../db/tables/relations.ts';
import { roundCards, rounds } from '../../db/tables/rounds.ts';
import { sessions, unsubscribes } from '../../db/tables/users.ts';
import { listAnswers } from '../answers/public.ts';
import { withConsent } from '../contacts/public.ts';

/** How many rows of one kind are in memory at a time. */
const batchSize = 100;

/** Reads all rows of a kind in batches, the oldest first. */
export async function* inBatches<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const rows = await read(after, batchSize);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.id;
  }
}

export const peopleOf = (db: Executor, userId: number) => (after: number, limit: number) =>
  db
    .select(withConsent)
    .from(people)
    .where(and(eq(people.userId, userId), gt(people.id, after)))
    .orderBy(asc(people.id))
    .limit(limit);

/** The dates of these contacts. */
export function listDatesOf(db: Executor, personIds: number[]) {
  return db
    .select({ ...getTableColumns(importantDates), personName: people.name })
    .from(importantDates)
    .innerJoin(people, eq(importantDates.personId, people.id))
    .where(inArray(importantDates.personId, personIds))
    .orderBy(asc(importantDates.id));
}

/** Cards with their delivery attempts and answers, and who signed them or was asked to. */
export const cardsOf = (db: Executor, userId: number) => async (after: number, limit: number) => {
  const rows = await db
    .select()
    .from(cards)
    .where(and(eq(cards.userId, userId), gt(cards.id, after)))
    .orderBy(asc(cards.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const attempts = await db
    .select()
    .from(cardDeliveryLogs)
    .where(inArray(cardDeliveryLogs.cardId, ids))
    .orderBy(asc(cardDeliveryLogs.id));
  const { tokenHash: _, ...entryColumns } = getTableColumns(cardEntries);
  const entries = await db
    .select(entryColumns)
    .from(cardEntries)
    .where(inArray(cardEntries.cardId, ids))
    .orderBy(asc(cardEntries.position), asc(cardEntries.id));
  const invitations = await db
    .select()
    .from(signingInvitations)
    .where(inArray(signingInvitations.cardId, ids))
    .orderBy(asc(signingInvitations.id));
  const answers = await listAnswers(db, ids);
  return rows.map((row) => ({
    ...row,
    attempts: attempts.filter(({ cardId }) => cardId === row.id),
    entries: entries.filter(({ cardId }) => cardId === row.id),
    invitations: invitations.filter(({ cardId }) => cardId === row.id),
    answers: answers.filter(({ cardId }) => cardId === row.id),
  }));
};

export const generationsOf = (db: Executor, userId: number) => (after: number, limit: number) =>
  db
    .select({
      id: generations.id,
      kind: generations.kind,
      state: generations.state,
      request: generations.request,
      result: generations.result,
      creditsUsed: generations.creditsUsed,
      createdAt: generations.createdAt,
    })
    .from(generations)
    .where(and(eq(generations.userId, userId), gt(generations.id, after)))
    .orderBy(asc(generations.id))
    .limit(limit);

export const importsOf = (db: Executor, userId: number) => (after: number, limit: number) =>
  db
    .select({
      id: imports.id,
      fileName: imports.fileName,
      kind: imports.kind,
      state: imports.state,
      total: imports.total,
      added: imports.added,
      createdAt: imports.createdAt,
      undoneAt: imports.undoneAt,
    })
    .from(imports)
    .where(and(eq(imports.userId, userId), gt(imports.id, after)))
    .orderBy(asc(imports.id))
    .limit(limit);

/** Connected address books, without passwords: what is taken, and which cards of each book are linked to a contact. */
export const addressBooksOf = (db: Executor, userId: number) => async (after: number, limit: number) => {
  const { id, address, username, state, problem, takes, lastSyncAt, createdAt } = addressBookAccounts;
  const rows = await db
    .select({ id, address, username, state, problem, takes, lastSyncAt, createdAt })
    .from(addressBookAccounts)
    .where(and(eq(addressBookAccounts.userId, userId), gt(addressBookAccounts.id, after)))
    .orderBy(asc(addressBookAccounts.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const accountIds = rows.map((row) => row.id);
  const books = await db.select().from(addressBooks).where(inArray(addressBooks.accountId, accountIds));
  const entries =
    books.length === 0
      ? []
      : await db
          .select({
            bookId: addressBookEntries.bookId,
            href: addressBookEntries.href,
            uid: addressBookEntries.uid,
            state: addressBookEntries.state,
            personId: addressBookEntries.personId,
            taken: addressBookEntries.taken,
            conflicts: addressBookEntries.conflicts,
          })
          .from(addressBookEntries)
          .where(
            inArray(
              addressBookEntries.bookId,
              books.map((book) => book.id),
            ),
          );
  return rows.map((row) => ({
    ...row,
    books: books
      .filter(({ accountId }) => accountId === row.id)
      .map(({ id: bookId, href, name, isTaken }) => ({
        href,
        name,
        isTaken,
        entries: entries.filter((entry) => entry.bookId === bookId),
      })),
  }));
};

/** Rounds of cards with their recipients. */
export const roundsOf = (db: Executor, userId: number) => async (after: number, limit: number) => {
  const rows = await db
    .select()
    .from(rounds)
    .where(and(eq(rounds.userId, userId), gt(rounds.id, after)))
    .orderBy(asc(rounds.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const recipients = await db
    .select()
    .from(roundCards)
    .where(inArray(roundCards.roundId, ids))
    .orderBy(asc(roundCards.roundId), asc(roundCards.position));
  return rows.map((row) => ({ ...row, recipients: recipients.filter(({ roundId }) => roundId === row.id) }));
};

/** What is noted of contacts besides cards: days in touch, gifts, cards they sent. */
export const inTouchOf = (db: Executor, userId: number) => async (after: number, limit: number) => {
  const rows = await db
    .select({ id: people.id, nudgeMonths: people.nudgeMonths, nudgeAfter: people.nudgeAfter })
    .from(people)
    .where(and(eq(people.userId, userId), gt(people.id, after)))
    .orderBy(asc(people.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const theirTouches = await db.select().from(touches).where(inArray(touches.personId, ids)).orderBy(asc(touches.id));
  const theirGifts = await db.select().from(gifts).where(inArray(gifts.personId, ids)).orderBy(asc(gifts.id));
  const theirCards = await db
    .select()
    .from(receivedCards)
    .where(inArray(receivedCards.personId, ids))
    .orderBy(asc(receivedCards.id));
  return rows.map((row) => ({
    ...row,
    touches: theirTouches.filter(({ personId }) => personId === row.id),
    gifts: theirGifts.filter(({ personId }) => personId === row.id),
    received: theirCards.filter(({ personId }) => personId === row.id),
  }));
};

/** How contacts are related, each relation once. */
export const relationsOf = (db: Executor, userId: number) => (after: number, limit: number) =>
  db
    .select(getTableColumns(relations))
    .from(relations)
    .innerJoin(people, eq(people.id, relations.personId))
    .where(and(eq(people.userId, userId), gt(relations.id, after)))
    .orderBy(asc(relations.id))
    .limit(limit);

/** The private moments with contacts. */
export const momentsOf = (db: Executor, userId: number) => (after: number, limit: number) =>
  db
    .select(getTableColumns(moments))
    .from(moments)
    .innerJoin(people, eq(people.id, moments.personId))
    .where(and(eq(people.userId, userId), gt(moments.id, after)))
    .orderBy(asc(moments.id))
    .limit(limit);

/** Secret addresses without their tokens. */
export function listLinksOf(db: Executor, userId: number) {
  const { kind, cardId, email, createdAt, revokedAt } = secretLinks;
  return db
    .select({ kind, cardId, email, createdAt, revokedAt })
    .from(secretLinks)
    .where(eq(secretLinks.userId, userId))
    .orderBy(asc(createdAt));
}

/** The user's sessions without their tokens. */
export function listSessionsOf(db: Executor, userId: number) {
  const { userAgent, createdAt, lastSeenAt, expiresAt } = sessions;
  return db
    .select({ userAgent, createdAt, lastSeenAt, expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(createdAt));
}

export function listUnsubscribesOf(db: Executor, userId: number) {
  const { email, createdAt } = unsubscribes;
  return db.select({ email, createdAt }).from(unsubscribes).where(eq(unsubscribes.userId, userId)).orderBy(asc(email));
}

export function listPicturesOf(db: Executor, userId: number) {
  return db
    .select({ id: images.id, createdAt: images.createdAt })
    .from(images)
    .where(eq(images.userId, userId))
    .orderBy(asc(images.createdAt), asc(images.id));
}
