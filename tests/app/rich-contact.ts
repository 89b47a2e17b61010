import { randomUUID } from 'node:crypto';
import type { Executor } from '../../src/server/db/executor.ts';
import {
  addressBookAccounts,
  addressBookChanges,
  addressBookEntries,
  addressBooks,
} from '../../src/server/db/tables/address-books.ts';
import { aiCalls } from '../../src/server/db/tables/ai-calls.ts';
import { cardAnswers } from '../../src/server/db/tables/card-answers.ts';
import { cardEntries, cardSignings, signingInvitations } from '../../src/server/db/tables/card-signing.ts';
import { cardStyles } from '../../src/server/db/tables/card-styles.ts';
import {
  cardDeliveryLogs,
  cardNotices,
  cardOccurrences,
  cards,
  secretLinks,
} from '../../src/server/db/tables/cards.ts';
import { generations } from '../../src/server/db/tables/generations.ts';
import { groupMembers, groups } from '../../src/server/db/tables/groups.ts';
import { householdMembers } from '../../src/server/db/tables/households.ts';
import { importantDates, remindersSent } from '../../src/server/db/tables/important-dates.ts';
import { gifts, receivedCards, touches } from '../../src/server/db/tables/keeping-in-touch.ts';
import { moments } from '../../src/server/db/tables/moments.ts';
import { importEntries, imports, people, peopleApart } from '../../src/server/db/tables/people.ts';
import { relations } from '../../src/server/db/tables/relations.ts';
import { roundCards, rounds } from '../../src/server/db/tables/rounds.ts';

const awkward = 'Zoë “\\”\n\tرسالة 👩‍👩‍👧 <b>&amp;</b> \u2028';

const first = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('Nothing was inserted');
  return row;
};

/**
 * A contact with a row in every table that can refer to one, to its dates or to its cards. `neighbour` is a contact who
 * lives with them. A new table belongs here: the tests of the trash compare it with the schema.
 */
export async function addRichContact(db: Executor, userId: number, cardCount = 1) {
  const style = first(
    await db
      .insert(cardStyles)
      .values({ name: 'Ink', category: 'AI Generated', parameters: {} as never })
      .returning(),
  );
  const file = first(
    await db.insert(imports).values({ userId, fileName: 'friends.vcf', fileHash: 'f', kind: 'vcard' }).returning(),
  );
  const person = first(
    await db
      .insert(people)
      .values({
        userId,
        name: awkward,
        notes: awkward,
        imageUrl: `/api/images/${randomUUID()}`,
        styleOverrideId: style.id,
        importId: file.id,
        about: { loves: ['tea'] } as never,
        ownFields: [{ label: awkward, value: awkward }],
        alsoEmails: ['a@example.test'],
        nudgeMonths: 3,
      })
      .returning(),
  );
  const neighbour = first(
    await db.insert(people).values({ userId, name: 'The Neighbours', kind: 'household' }).returning(),
  );
  const personId = person.id;
  await db.insert(importEntries).values({
    importId: file.id,
    number: 1,
    state: 'added' as never,
    contact: { name: awkward } as never,
    fingerprint: 'f',
    personId,
  });
  const [firstId, secondId] = [personId, neighbour.id].sort((a, b) => a - b) as [number, number];
  await db.insert(peopleApart).values({ firstId, secondId });
  const group = first(
    await db
      .insert(groups)
      .values({ userId, name: `Choir ${personId}` })
      .returning(),
  );
  await db.insert(groupMembers).values({ groupId: group.id, personId });
  await db.insert(householdMembers).values({ personId, householdId: neighbour.id, place: 'child', position: 2 });
  await db.insert(relations).values([
    { personId, otherId: neighbour.id, kind: 'mother', importId: file.id },
    { personId, otherName: awkward, kind: awkward },
  ]);
  await db.insert(moments).values({ personId, day: '2026-03-02', text: awkward });
  await db.insert(touches).values({ personId, day: '2026-03-01', note: awkward });
  await db
    .insert(receivedCards)
    .values({ personId, day: '2025-12-20', title: awkward, imageUrl: `/api/images/${randomUUID()}` });
  const date = first(
    await db
      .insert(importantDates)
      .values({
        personId,
        occasionType: 'birthday',
        date: '--02-29',
        holidayRule: { type: 'easter_based', offset_days: 1 },
      })
      .returning(),
  );
  await db.insert(remindersSent).values({ dateId: date.id, occurrenceDate: '2026-02-28', kind: 'reminder' });
  const round = first(
    await db
      .insert(rounds)
      .values({ userId, occasionType: 'christmas', day: '2026-12-25', options: {} as never })
      .returning(),
  );
  const made = await db
    .insert(cards)
    .values(
      Array.from({ length: cardCount }, (_, at) => ({
        userId,
        personId,
        occasionId: date.id,
        title: `${awkward} ${at}`,
        message: awkward,
        category: 'birthday' as const,
        imageUrl: `/api/images/${randomUUID()}`,
        styleSettings: { category: 'AIgen', weight: 0.1 } as never,
        generationId: 1_000_000 + personId * 1000 + at,
        deliveryStatus: 'sent' as const,
        deliveryDate: new Date('2026-02-28T08:00:00.123Z'),
      })),
    )
    .returning();
  const cardIds = made.map(({ id }) => id);
  const each = <Row>(row: (cardId: number, at: number) => Row) => cardIds.map(row);
  await db
    .insert(cardDeliveryLogs)
    .values(each((cardId) => ({ cardId, attempt: 1, deliveryMethod: 'digital', deliveryStatus: awkward })));
  await db.insert(cardNotices).values(each((cardId) => ({ cardId, sendGeneration: 1, reason: 'missed' as const })));
  await db
    .insert(secretLinks)
    .values(each((cardId) => ({ tokenHash: randomUUID(), kind: 'card' as const, userId, cardId })));
  await db.insert(cardAnswers).values(
    each((cardId) => ({
      cardId,
      kind: 'thanks' as const,
      message: awkward,
      imageUrl: `/api/images/${randomUUID()}`,
    })),
  );
  const drawn = await db
    .insert(generations)
    .values(each((cardId) => ({ userId, cardId, kind: 'regenerate' as never, progress: 0.1, request: {} })))
    .returning();
  await db.insert(aiCalls).values(
    drawn.map(({ id }) => ({
      generationId: id,
      userId,
      kind: 'image' as never,
      engineName: 'studio',
      durationMs: 1,
      outcome: 'ok' as never,
    })),
  );
  const until = '2026-02-20';
  const closesAt = new Date('2026-02-20T23:00:00Z');
  await db.insert(cardSignings).values(each((cardId) => ({ cardId, until, closesAt })));
  await db
    .insert(signingInvitations)
    .values(each((cardId) => ({ cardId, personId, name: awkward, email: 'x@example.test' })));
  await db.insert(cardEntries).values(
    each((cardId, at) => ({
      cardId,
      tokenHash: randomUUID(),
      name: awkward,
      message: awkward,
      ink: { width: 0.333_333_333_333_333_3, paths: [] } as never,
      imageUrl: `/api/images/${randomUUID()}`,
      position: at,
    })),
  );
  const account = first(
    await db
      .insert(addressBookAccounts)
      .values({ userId, address: 'https://dav.example.test', username: 'e', sealedPassword: '', takes: {} as never })
      .returning(),
  );
  const book = first(
    await db.insert(addressBooks).values({ accountId: account.id, href: '/book/', name: awkward }).returning(),
  );
  const entry = { bookId: book.id, href: '/book/1.vcf', serverEtag: '1', personId };
  await db.insert(addressBookEntries).values(entry);
  await db.insert(addressBookChanges).values({ accountId: account.id, sync: 1, personId, version: 1 });
  const cardId = cardIds[0] ?? null;
  await db.insert(gifts).values({ personId, what: awkward, day: '2026-02-28', cardId });
  await db.insert(roundCards).values({ roundId: round.id, personId, position: 0, state: 'made', cardId });
  await db.insert(cardOccurrences).values({ dateId: date.id, occurrenceDate: '2026-02-28', cardId });
  // A card of somebody else for which they were asked to sign.
  const other = first(
    await db
      .insert(cards)
      .values({ userId, personId: neighbour.id, title: 'Other', message: '', category: 'birthday' })
      .returning(),
  );
  await db.insert(cardSignings).values({ cardId: other.id, until, closesAt });
  await db.insert(signingInvitations).values({ cardId: other.id, personId, name: awkward, email: 'x@example.test' });
  return { personId, neighbourId: neighbour.id, dateId: date.id, cardIds, styleId: style.id };
}
