import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { cardAnswers } from '../../src/server/db/tables/card-answers.ts';
import { cardEntries, cardSignings, signingInvitations } from '../../src/server/db/tables/card-signing.ts';
import { cardDeliveryLogs, cardOccurrences, cards } from '../../src/server/db/tables/cards.ts';
import { remindersSent } from '../../src/server/db/tables/important-dates.ts';
import { gifts, receivedCards, touches } from '../../src/server/db/tables/keeping-in-touch.ts';
import { moments } from '../../src/server/db/tables/moments.ts';
import { people, peopleApart } from '../../src/server/db/tables/people.ts';
import { relations } from '../../src/server/db/tables/relations.ts';
import { roundCards, rounds } from '../../src/server/db/tables/rounds.ts';
import { unsubscribes, users } from '../../src/server/db/tables/users.ts';
import { dayIn } from '../days.ts';
import type { Person, TestApp } from './test-app.ts';

/** A small photo of one colour. */
export function photoOf(background: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Gives an account something in every table that travels with it; `travellingTables` names them. */
export async function fillAccount(fondly: TestApp, who: Person): Promise<{ personId: number; cardId: number }> {
  const db = fondly.context.database.orm;
  const userId = who.user.id;
  const make = async (path: string, body: object) => {
    const answer = await who.call('POST', path, body);
    if (answer.statusCode >= 300) throw new Error(`POST ${path} answered ${answer.body}`);
    return answer.json();
  };
  const picture = async (colour: string): Promise<string> =>
    (await who.upload('/api/people/upload-image', { image: await photoOf(colour) })).json().imageUrl;
  await who.call('PATCH', '/api/user', {
    timeZone: 'Europe/Berlin',
    preferences: { theme: 'dark', returnAddress: 'Elm Street 3', takesAnswers: false },
  });
  const person = await make('/api/people', {
    name: 'Margaret Whitfield',
    nickname: 'Maggie',
    relationship: 'mother',
    email: 'margaret@example.test',
    notes: 'Roses “‘\\”\n\tرسالة 👩‍👩‍👧 <b>&amp;</b> \u2028',
    imageUrl: await picture('#a33'),
    groups: ['Choir', 'Family'],
    about: { topics: ['gardening'], memories: ['You taught me to swim.'], pets: [{ name: 'Rex', kind: 'dog' }] },
    reach: { emails: [{ value: 'work@example.test', label: 'work' }], labels: { email: 'home' } },
    language: 'de',
    timeZone: 'America/New_York',
  });
  const tom = await make('/api/people', { name: 'Tom Whitfield', relationship: 'father' });
  const other = await make('/api/people', { name: 'Margret Whitfield' });
  await make('/api/households', { members: [{ id: person.id }, { id: tom.id }] });
  const [firstId, secondId] = [person.id, other.id].toSorted((a, b) => a - b);
  await db.insert(peopleApart).values({ firstId, secondId });
  await db.update(people).set({ nudgeMonths: 3, nudgeAfter: '2026-01-02' }).where(eq(people.id, tom.id));
  const date = await make('/api/important-dates', {
    personId: person.id,
    occasionType: 'birthday',
    date: '1966-02-28',
    notifyDaysBefore: 3,
  });
  const signature = await make('/api/signatures', {
    label: 'Family',
    closing: 'Love,',
    name: 'Eleanor',
    face: 'pen',
    isDefault: true,
  });
  const order = { personId: person.id, category: 'birthday', styleSettings: { category: 'AIgen' } };
  const sent = await make('/api/cards', {
    ...order,
    occasionId: date.id,
    title: 'Happy Birthday, Mum',
    message: 'Hello',
    imageUrl: await picture('#3a3'),
    sourceImageUrl: await picture('#33a'),
    signatureId: signature.id,
  });
  await make('/api/cards', { ...order, title: 'A draft', scheduledDate: dayIn(40) });
  const approved = await make('/api/cards', {
    ...order,
    title: 'An approved card',
    message: 'Hi',
    scheduledDate: dayIn(50),
  });
  const answer = await who.call('POST', `/api/cards/${approved.id}/approve`, {});
  if (answer.statusCode >= 300) throw new Error(`The card was not approved: ${answer.body}`);
  const deliveryDate = new Date('2026-02-28T08:00:00.123Z');
  const sentAs = { senderName: 'Eleanor', recipientName: 'Maggie', language: 'de' as const };
  await db
    .update(cards)
    .set({ deliveryStatus: 'sent', deliveryDate, recipientEmail: 'margaret@example.test', sentAs, attempt: 1 })
    .where(eq(cards.id, sent.id));
  await db.insert(cardDeliveryLogs).values({
    cardId: sent.id,
    attempt: 1,
    deliveryMethod: 'digital',
    deliveryStatus: 'sent',
    worker: 'w',
    messageId: 'm@x',
    sentAt: deliveryDate,
  });
  await db.delete(cardOccurrences).where(eq(cardOccurrences.dateId, date.id));
  await db.insert(cardOccurrences).values({ dateId: date.id, occurrenceDate: '2026-02-28', cardId: sent.id });
  await db.insert(remindersSent).values({ dateId: date.id, occurrenceDate: '2026-02-28', kind: 'reminder' });
  await db.insert(cardAnswers).values({
    cardId: sent.id,
    kind: 'thanks',
    message: 'Thank you!',
    imageUrl: await picture('#aa3'),
    mailedAt: deliveryDate,
  });
  await db.insert(cardSignings).values({
    cardId: sent.id,
    until: '2026-02-20',
    closesAt: new Date('2026-02-20T23:00:00Z'),
    note: 'Sign!',
    endedAt: deliveryDate,
  });
  await db
    .insert(signingInvitations)
    .values({ cardId: sent.id, personId: tom.id, name: 'Tom', email: 'tom@example.test', mailedAt: deliveryDate });
  await db.insert(cardEntries).values({
    cardId: sent.id,
    tokenHash: `hash of ${sent.id}`,
    name: 'Tom',
    message: 'From me too',
    ink: { width: 10, height: 5, path: 'M0 0L10 5' },
    imageUrl: await picture('#3aa'),
    position: 0,
  });
  await db.insert(relations).values({ personId: tom.id, otherId: person.id, kind: 'spouse' });
  await db.insert(moments).values({ personId: tom.id, day: '2026-02-01', text: 'Told me about Lisbon' });
  await db.insert(touches).values({ personId: tom.id, day: '2026-03-01', note: 'Called' });
  await db.insert(gifts).values({ personId: tom.id, what: 'A bowl', day: '2026-01-05', cardId: sent.id });
  await db.insert(receivedCards).values({
    personId: tom.id,
    day: '2025-12-20',
    title: 'Merry Christmas',
    message: 'To you',
    imageUrl: await picture('#a3a'),
  });
  const [round] = await db
    .insert(rounds)
    .values({
      userId,
      occasionType: 'christmas',
      day: '2026-12-25',
      state: 'done',
      options: {
        look: { kind: 'own' },
        words: { text: null, studio: true },
        signatureId: signature.id,
        deliveryMethod: 'digital',
        deliveryOf: { [tom.id]: 'physical' },
      },
    })
    .returning();
  await db
    .insert(roundCards)
    .values({ roundId: round?.id ?? 0, personId: person.id, position: 0, state: 'made', cardId: sent.id });
  await db.insert(unsubscribes).values({ userId, email: 'gone@example.test' });
  await db
    .update(users)
    .set({ avatarUrl: await picture('#777') })
    .where(eq(users.id, userId));
  return { personId: person.id, cardId: sent.id };
}
