import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { type CardChange, insertDueCard, type Owner, readCard } from '../../../../tests/delivery/insert-card.ts';
import { keepLinks } from '../../../../tests/delivery/keep-links.ts';
import { cards, secretLinks } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { unsubscribes, users } from '../../db/tables/users.ts';
import { processRuns } from '../../db/tables/workers.ts';
import type { OutgoingMail } from '../../mail/mailer.ts';
import { storeImage } from '../images/image-files.store.ts';
import { createDeliveryWorker } from './delivery-worker.ts';
import { processScheduledCardsJob } from './process-scheduled-cards.job.ts';

let fondly: TestApp;
let eleanor: Person;
let mallory: Person;
let owner: Owner;
let woken = 0;
const sentMail: OutgoingMail[] = [];
beforeAll(async () => {
  fondly = await startTestApp({
    replace: {
      wakeDelivery: () => {
        woken += 1;
      },
      mailer: {
        send: async (mail, beforeLastBytes) => {
          if (!(await beforeLastBytes())) return { outcome: 'fenced' };
          sentMail.push(mail);
          return { outcome: 'accepted', reply: '250 OK' };
        },
        close: async () => {},
      },
    },
  });
  eleanor = await fondly.signUp('Eleanor Whitfield');
  mallory = await fondly.signUp('Mallory');
  const [person] = await fondly.context.database.orm
    .insert(people)
    .values({
      userId: eleanor.user.id,
      name: 'Margaret Whitfield',
      relationship: 'mother',
      email: 'margaret@example.test',
    })
    .returning();
  owner = { userId: eleanor.user.id, personId: person!.id, email: eleanor.user.email };
});
afterAll(() => fondly.close());
beforeEach(async () => {
  await fondly.context.database.orm.delete(cards);
  await fondly.context.database.orm.delete(unsubscribes);
  woken = 0;
  sentMail.length = 0;
});

const insert = (change: CardChange = {}) => insertDueCard(fondly.context, owner, change);
const sendNow = (person: Person, id: number | string) => person.call('POST', `/api/cards/${id}/send-now`);

async function linksOf(change: CardChange = {}) {
  const id = await insert(change);
  return { id, ...(await keepLinks(fondly.context, id)) };
}

/** Runs one worker that delivers due cards and stops. */
async function deliverNow(): Promise<void> {
  const worker = createDeliveryWorker(fondly.context, { pollMs: 20 });
  worker.start();
  await expect
    .poll(
      async () =>
        (await fondly.context.database.orm.select().from(cards).where(eq(cards.deliveryStatus, 'scheduled'))).length,
      { timeout: 50_000 },
    )
    .toBe(0);
  await worker.stop();
}

test('send now requires a session, the owner and an existing card', async () => {
  const id = await insert({ deliveryStatus: 'draft' });
  expect((await sendNow(fondly.anonymous, id)).statusCode).toBe(401);
  expect((await sendNow(mallory, id)).statusCode).toBe(404);
  expect((await sendNow(eleanor, id + 1000)).statusCode).toBe(404);
  expect((await sendNow(eleanor, 'x')).statusCode).toBe(404);
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'draft' });
  expect(woken).toBe(0);
});

test('send now queues the card, wakes the worker and returns the card', async () => {
  const id = await insert({
    deliveryStatus: 'draft',
    dueAt: null,
    dayEndsAt: null,
    scheduledDate: null,
    recipientEmail: null,
  });
  const response = await sendNow(eleanor, id);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    id,
    deliveryStatus: 'scheduled',
    recipientEmail: 'margaret@example.test',
    version: 2,
  });
  const now = fondly.clock.now();
  expect(await readCard(fondly.context, id)).toMatchObject({
    nextAttemptAt: now,
    giveUpAt: new Date(now.getTime() + 86_400_000),
    sendGeneration: 1,
  });
  expect(woken).toBe(1);
  await deliverNow();
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'sent', deliveryDate: now });
  const [, token] = /\/c\/([\w-]+)/.exec(sentMail[0]!.text)!;
  const [leave] = /\/unsubscribe\/[\w-]+/.exec(sentMail[0]!.text)!;
  expect((await fondly.anonymous.call('GET', `/api/public/cards/${token}`)).json()).toMatchObject({
    senderFirstName: 'Eleanor',
    language: 'en',
  });
  expect((await fondly.anonymous.call('POST', leave)).statusCode).toBe(200);
});

test('omits a message that the picture shows, except in plain text and for screen readers', async () => {
  const make = async (change: object) => {
    const card = {
      personId: owner.personId,
      title: 'For you',
      category: 'birthday',
      message: 'Sixty candles for you.',
    };
    return (await eleanor.call('POST', '/api/cards', { ...card, ...change })).json();
  };
  const told = async (id: number) => {
    await sendNow(eleanor, id);
    await deliverNow();
    const { html, text } = sentMail.at(-1)!;
    const token = /\/c\/([\w-]+)/.exec(text)?.[1];
    const { messageOnPicture } = (await fondly.anonymous.call('GET', `/api/public/cards/${token}`)).json();
    return [
      messageOnPicture,
      (html.match(/<p[^>]*>Sixty candles/g) ?? []).length,
      /alt="[^"]*Sixty/.test(html),
      text.includes('Sixty'),
    ];
  };
  const text = await make({});
  expect(text).toMatchObject({ messageOnPicture: true });
  // The picture is drawn again with the words.
  const changed = await eleanor.call('PATCH', `/api/cards/${text.id}`, { message: 'Sixty candles, and one.' });
  expect(changed.json()).toMatchObject({ messageOnPicture: true });
  expect(await told(text.id)).toEqual([true, 0, true, true]);
  const long = await make({ message: 'Sixty candles. '.repeat(40) });
  expect(await told(long.id)).toEqual([false, 1, false, true]);
  const jpeg = new Uint8Array([1]);
  const imageUrl = await storeImage(fondly.context, {
    userId: eleanor.user.id,
    kind: 'upload',
    jpeg,
    width: 1,
    height: 1,
  });
  expect(await told((await make({ imageUrl })).id)).toEqual([false, 1, false, true]);
});

test('a hundred simultaneous calls send one message', async () => {
  const id = await insert({ deliveryStatus: 'approved_and_scheduled' });
  const answers = await Promise.all(Array.from({ length: 100 }, () => sendNow(eleanor, id)));
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 409)).toHaveLength(99);
  await deliverNow();
  expect(sentMail).toHaveLength(1);
  expect((await sendNow(eleanor, id)).statusCode).toBe(409);
});

test('sending again makes a new message only after a failure', async () => {
  const failed = await insert({ deliveryStatus: 'failed', failureReason: 'unknown', attempt: 1 });
  const skipped = await insert({ deliveryStatus: 'skipped', skippedFrom: 'draft' });
  expect((await sendNow(eleanor, failed)).json()).toMatchObject({ deliveryStatus: 'scheduled', failureReason: null });
  await sendNow(eleanor, skipped);
  expect(await readCard(fondly.context, failed)).toMatchObject({ sendGeneration: 2 });
  expect(await readCard(fondly.context, skipped)).toMatchObject({ sendGeneration: 1, skippedFrom: null });
});

test('send now reports what is missing', async () => {
  await fondly.context.database.orm.update(people).set({ email: null }).where(eq(people.id, owner.personId));
  const none = await sendNow(eleanor, await insert({ deliveryStatus: 'draft', recipientEmail: null }));
  expect(none.statusCode).toBe(422);
  expect(none.json().fields).toHaveProperty('recipientEmail');
  await fondly.context.database.orm
    .update(people)
    .set({ email: 'margaret@example.test' })
    .where(eq(people.id, owner.personId));
  const printed = await sendNow(eleanor, await insert({ deliveryStatus: 'draft', deliveryMethod: 'physical' }));
  expect(printed.json()).toMatchObject({
    code: 'validation_failed',
    fields: { deliveryMethod: expect.stringContaining('soon') },
  });
});

test('send now requires a verified address where the configuration asks for it', async () => {
  const { config } = fondly.context;
  fondly.context.config = { ...config, requireVerifiedEmail: true };
  const id = await insert({ deliveryStatus: 'draft' });
  const refused = await sendNow(eleanor, id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'email_unverified' });
  await fondly.context.database.orm
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(users.id, owner.userId));
  expect((await sendNow(eleanor, id)).statusCode).toBe(200);
  fondly.context.config = config;
});

test('only the owner can mark a card as arrived, and only if its outcome is unknown', async () => {
  const id = await insert({ deliveryStatus: 'failed', failureReason: 'unknown' });
  const bounced = await insert({ deliveryStatus: 'failed', failureReason: 'rejected' });
  const arrived = (person: Person, card: number) => person.call('POST', `/api/cards/${card}/arrived`);
  expect((await arrived(fondly.anonymous, id)).statusCode).toBe(401);
  expect((await arrived(mallory, id)).statusCode).toBe(404);
  expect((await arrived(eleanor, bounced)).statusCode).toBe(409);
  expect((await arrived(eleanor, id)).json()).toMatchObject({ deliveryStatus: 'sent', failureReason: null });
  expect((await arrived(eleanor, id)).statusCode).toBe(409);
});

test('the secret address shows only the card, until it is revoked', async () => {
  const jpeg = new Uint8Array([255, 216, 255]);
  const imageUrl = await storeImage(fondly.context, { userId: owner.userId, kind: 'card', jpeg, width: 1, height: 1 });
  const { id, token } = await linksOf({ imageUrl });
  const shown = await fondly.anonymous.call('GET', `/api/public/cards/${token}`);
  expect(shown.statusCode).toBe(200);
  expect(shown.json()).toEqual({
    title: 'Happy 60th Birthday, Mum',
    message: 'Sixty candles.\n\nWith love',
    messageOnPicture: false,
    imageUrl: `/api/public/cards/${token}/image`,
    senderName: 'Eleanor Whitfield',
    senderFirstName: 'Eleanor',
    language: null,
  });
  expect(shown.headers).toMatchObject({
    'x-robots-tag': expect.stringContaining('noindex'),
    'cache-control': 'no-store',
  });
  const image = await fondly.anonymous.call('GET', `/api/public/cards/${token}/image`);
  expect(image.headers['content-type']).toBe('image/jpeg');
  expect(new Uint8Array(image.rawPayload)).toEqual(jpeg);

  await fondly.context.database.orm
    .update(secretLinks)
    .set({ revokedAt: new Date() })
    .where(eq(secretLinks.cardId, id));
  expect((await fondly.anonymous.call('GET', `/api/public/cards/${token}`)).statusCode).toBe(404);
  expect((await fondly.anonymous.call('GET', `/api/public/cards/${token}/image`)).statusCode).toBe(404);
  expect((await fondly.anonymous.call('GET', `/api/public/cards/${'x'.repeat(43)}`)).statusCode).toBe(404);
  expect((await fondly.anonymous.call('GET', '/api/public/cards/short')).statusCode).toBe(404);
});

test('rejects a secret link used for another purpose', async () => {
  const { token, unsubscribe } = await linksOf();
  expect((await fondly.anonymous.call('POST', `/unsubscribe/${token}`)).statusCode).toBe(404);
  expect((await fondly.anonymous.call('GET', `/api/public/cards/${unsubscribe.split('/').at(-1)}`)).statusCode).toBe(
    404,
  );
});

test('the hourly sweep fails missed cards and records its run', async () => {
  const now = fondly.clock.now();
  const id = await insert({ dayEndsAt: now });
  const job = processScheduledCardsJob(fondly.context);
  await job.handler({}, { jobId: 'x', attempt: 1, signal: new AbortController().signal });
  expect(await readCard(fondly.context, id)).toMatchObject({ failureReason: 'missed' });
  expect((await fondly.context.database.orm.select().from(processRuns)).at(-1)).toMatchObject({
    process: 'process-scheduled-cards',
    counts: { missed: 1, exhausted: 0, released: 0, unknown: 0 },
    error: null,
    finishedAt: expect.any(Date),
  });
  expect(woken).toBe(1);
});
