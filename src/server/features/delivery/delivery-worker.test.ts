import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type DeliveryKit, startDeliveryKit } from '../../../../tests/delivery/delivery-kit.ts';
import { insertDueCard, insertOwner, readCard, readEvents, readLog } from '../../../../tests/delivery/insert-card.ts';
import { cards } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { workers } from '../../db/tables/workers.ts';
import { createOutboxMailer } from '../../mail/outbox-mailer.ts';
import { loadCardView } from '../cards/load-card-view.store.ts';
import { countEverything } from '../dashboard/dashboard.store.ts';
import { insertUnsubscribe } from './outcome/unsubscribes.store.ts';

let kit: DeliveryKit;
beforeAll(async () => {
  kit = await startDeliveryKit();
});
beforeEach(() => kit.reset());
afterEach(() => kit.stopWorkers());
afterAll(() => kit.close());

test('sends a due card and updates card and log', async () => {
  const id = await insertDueCard(kit.fondly.context, kit.owner);
  kit.work();
  await kit.settled(id, 'sent');
  expect(kit.server.messages).toMatchObject([{ to: ['mum@example.test'] }]);
  const [entry] = await readLog(kit.fondly.context, id);
  expect(entry).toMatchObject({
    attempt: 1,
    deliveryStatus: 'sent',
    deliveryDetails: expect.stringMatching(/^250/),
    messageId: kit.arrived()[0],
  });
  expect((await readCard(kit.fondly.context, id)).sentAs).toEqual({
    senderName: 'Eleanor Whitfield',
    recipientName: 'Margaret',
    language: 'en',
  });
  const sent = { event: 'card-sent', actorId: kit.owner.userId, details: {} };
  expect(await readEvents(kit.fondly.context, id)).toEqual([sent]);
});

test('a card sent without a mail server stays marked as outbox only', async () => {
  const { context, clock } = kit.fondly;
  const outbox = await mkdtemp(join(tmpdir(), 'fondly-outbox-'));
  const kept = await insertDueCard(context, kit.owner);
  const keeper = kit.work({}, { mailer: createOutboxMailer(outbox, clock) });
  await kit.settled(kept, 'sent');
  await keeper.stop();
  // From here on there is a mail server.
  const left = await insertDueCard(context, kit.owner);
  kit.work();
  await kit.settled(left, 'sent');
  const view = (id: number) => loadCardView(context.database.orm, kit.owner.userId, id);
  expect(await view(kept)).toMatchObject({ keptInOutbox: true, deliveryLog: [{ deliveryStatus: 'kept' }] });
  expect(await view(left)).toMatchObject({ keptInOutbox: false, deliveryLog: [{ deliveryStatus: 'sent' }] });
  expect(kit.server.messages).toHaveLength(1);
  expect(await countEverything(context.database.orm, kit.owner.userId)).toMatchObject({ sent: 1 });
  await rm(outbox, { recursive: true });
});

test('three workers send two dozen cards once each', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 24; index += 1) ids.push(await insertDueCard(kit.fondly.context, kit.owner));
  for (let index = 0; index < 3; index += 1) kit.work({ maxInFlight: 5 });
  await vi.waitFor(
    async () => {
      const rows = await kit.fondly.context.database.orm.select({ status: cards.deliveryStatus }).from(cards);
      expect(rows.every(({ status }) => status === 'sent')).toBe(true);
    },
    { timeout: 50_000, interval: 50 },
  );
  expect(kit.server.messages).toHaveLength(24);
  expect(new Set(kit.arrived()).size).toBe(24);
});

test('wake() finds a due card long before the next poll', async () => {
  const worker = kit.work({ pollMs: 600_000 });
  await expect.poll(async () => kit.fondly.context.database.orm.select().from(workers)).toHaveLength(1);
  const id = await insertDueCard(kit.fondly.context, kit.owner);
  worker.wake();
  await kit.settled(id, 'sent');
});

test('retries a busy server later with the same Message-ID', async () => {
  kit.server.behave({ reply: 451, at: 'end' });
  const id = await insertDueCard(kit.fondly.context, kit.owner);
  kit.work();
  await kit.attempted(id, 'retry');
  expect(await readCard(kit.fondly.context, id)).toMatchObject({
    deliveryStatus: 'scheduled',
    leaseOwner: null,
    handingOver: false,
  });
  kit.server.behave('accept');
  kit.fondly.clock.advanceMs(60_000);
  await kit.settled(id, 'sent');
  const log = await readLog(kit.fondly.context, id);
  expect(log.map(({ deliveryStatus }) => deliveryStatus)).toEqual(['retry', 'sent']);
  expect(log[0]!.messageId).toBe(log[1]!.messageId);
  expect(kit.server.messages).toHaveLength(1);
});

test('a rejected address fails with the words of the server', async () => {
  kit.server.behave({ reply: 550, at: 'rcpt' });
  const id = await insertDueCard(kit.fondly.context, kit.owner);
  kit.work();
  await kit.settled(id, 'failed');
  expect(await readCard(kit.fondly.context, id)).toMatchObject({ failureReason: 'rejected' });
  expect((await readLog(kit.fondly.context, id))[0]).toMatchObject({
    deliveryStatus: 'failed',
    deliveryDetails: expect.stringContaining('550'),
  });
  const failed = { event: 'card-failed', actorId: kit.owner.userId, details: { reason: 'rejected' } };
  expect(await readEvents(kit.fondly.context, id)).toEqual([failed]);
});

test('silence after the last byte is unknown, and the card is not sent again', async () => {
  kit.server.behave({ drop: 'after-data' });
  const id = await insertDueCard(kit.fondly.context, kit.owner);
  kit.work();
  await kit.settled(id, 'failed');
  expect(await readCard(kit.fondly.context, id)).toMatchObject({ failureReason: 'unknown' });
  kit.server.behave('accept');
  const other = await insertDueCard(kit.fondly.context, kit.owner);
  await kit.settled(other, 'sent');
  expect(kit.server.messages).toHaveLength(2);
});

test('sends nothing to unsubscribed recipients, ignoring the case of the address', async () => {
  await insertUnsubscribe(kit.fondly.context.database.orm, kit.owner.userId, 'MUM@example.test');
  const id = await insertDueCard(kit.fondly.context, kit.owner, { recipientEmail: 'Mum@Example.test' });
  kit.work();
  await kit.settled(id, 'failed');
  expect(await readCard(kit.fondly.context, id)).toMatchObject({ failureReason: 'unsubscribed' });
  expect(kit.server.messages).toEqual([]);
});

test('sends nothing to a deleted contact or from a deleted account', async () => {
  const { orm } = kit.fondly.context.database;
  const leaving = await insertOwner(kit.fondly.context);
  await insertDueCard(kit.fondly.context, leaving, { recipientEmail: 'friend@example.test' });
  await insertDueCard(kit.fondly.context, kit.owner);
  await orm.delete(users).where(eq(users.id, leaving.userId));
  await orm.delete(people).where(eq(people.id, kit.owner.personId));
  kit.owner = await insertOwner(kit.fondly.context);
  const other = await insertDueCard(kit.fondly.context, kit.owner, { recipientEmail: 'dad@example.test' });
  kit.work();
  await kit.settled(other, 'sent');
  expect(kit.server.messages.map(({ to }) => to)).toEqual([['dad@example.test']]);
});

test.for(['Mum@Example.Test', "o'neil+cards@mail.example.test", '!#$%&*/=?^_`{|}~-@example.test'])(
  'the envelope uses the stored address %s',
  async (recipientEmail) => {
    const id = await insertDueCard(kit.fondly.context, kit.owner, { recipientEmail });
    kit.work();
    await kit.settled(id, 'sent');
    // Only the domain may change case, because it is case-insensitive.
    const enveloped = recipientEmail.replace(/@.*$/, (domain) => domain.toLowerCase());
    expect(kit.server.messages.map(({ to }) => to)).toEqual([[enveloped]]);
  },
);

const impossible: [string, Parameters<typeof insertDueCard>[2], string][] = [
  ['a card without an address', { recipientEmail: null }, 'no email address'],
  ['a text message', { digitalDeliveryType: 'text' }, 'Text messages'],
  ['an address with a line end', { recipientEmail: 'a@x.test\rRCPT' }, 'To of this message'],
  ['an address that is two', { recipientEmail: 'a@x.test,b@x.test' }, 'To of this message'],
  ['a card whose picture is gone', { imageUrl: '/api/images/3f2b8c1e-0000-4000-8000-000000000000' }, 'picture'],
];
test.for(impossible)('%s fails with a readable reason', async ([, change, words]) => {
  const id = await insertDueCard(kit.fondly.context, kit.owner, change);
  kit.work();
  await kit.settled(id, 'failed');
  expect(await readCard(kit.fondly.context, id)).toMatchObject({ failureReason: 'rejected' });
  expect((await readLog(kit.fondly.context, id))[0]!.deliveryDetails).toContain(words);
});
