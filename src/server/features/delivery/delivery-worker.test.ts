import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestContext, type TestContext } from '../../../../tests/app/test-context.ts';
import { insertDueCard, insertOwner, type Owner, readCard, readLog } from '../../../../tests/delivery/insert-card.ts';
import { type MailServer, startMailServer } from '../../../../tests/servers/mail-server.ts';
import type { Context } from '../../context.ts';
import { cards } from '../../db/tables/cards.ts';
import { workers } from '../../db/tables/workers.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createSmtpMailer } from '../../mail/smtp-mailer.ts';
import { createDeliveryWorker, type DeliveryWorker, type DeliveryWorkerOptions } from './delivery-worker.ts';
import { insertUnsubscribe } from './unsubscribes.store.ts';

let fondly: TestContext;
let server: MailServer;
let owner: Owner;
const open: { stop(): Promise<void> }[] = [];
beforeAll(async () => {
  server = await startMailServer();
  fondly = await createTestContext({
    mailer: createSmtpMailer({ smtpUrl: server.url }),
  });
});
afterAll(async () => {
  await fondly.close();
  await server.close();
});
beforeEach(async () => {
  await fondly.context.database.orm.delete(cards);
  fondly.clock.set('2026-05-04T09:00:00Z');
  server.behave('accept');
  server.messages.length = 0;
  owner = await insertOwner(fondly.context);
});
afterEach(async () => {
  for (const worker of open.splice(0)) await worker.stop();
});

function work(options: DeliveryWorkerOptions = {}, replace: Partial<Context> = {}): DeliveryWorker {
  const worker = createDeliveryWorker(
    { ...fondly.context, ...replace },
    { pollMs: 50, stopWithinMs: 5_000, recordAgainAfterMs: [], ...options },
  );
  open.push(worker);
  worker.start();
  return worker;
}
const settled = (id: number, status: string) =>
  vi.waitFor(async () => expect((await readCard(fondly.context, id)).deliveryStatus).toBe(status), {
    timeout: 10_000,
    interval: 20,
  });
const attempted = (id: number, state: string) =>
  vi.waitFor(async () => expect((await readLog(fondly.context, id)).at(-1)?.deliveryStatus).toBe(state), {
    timeout: 10_000,
    interval: 20,
  });
const arrived = () => server.messages.map(({ raw }) => /^Message-ID: <(.*)>/im.exec(raw)?.[1]);

test('a due card arrives, and card and log say so', async () => {
  const id = await insertDueCard(fondly.context, owner);
  work();
  await settled(id, 'sent');
  expect(server.messages).toMatchObject([{ to: ['mum@example.test'] }]);
  const [entry] = await readLog(fondly.context, id);
  expect(entry).toMatchObject({
    attempt: 1,
    deliveryStatus: 'sent',
    deliveryDetails: expect.stringMatching(/^250/),
    messageId: arrived()[0],
  });
});

test('three workers send two dozen cards once each', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 24; index += 1) ids.push(await insertDueCard(fondly.context, owner));
  for (let index = 0; index < 3; index += 1) work({ maxInFlight: 5 });
  await vi.waitFor(
    async () => {
      const rows = await fondly.context.database.orm.select({ status: cards.deliveryStatus }).from(cards);
      expect(rows.every(({ status }) => status === 'sent')).toBe(true);
    },
    { timeout: 18_000, interval: 50 },
  );
  expect(server.messages).toHaveLength(24);
  expect(new Set(arrived()).size).toBe(24);
});

test('wake() finds a card long before the next poll', async () => {
  const worker = work({ pollMs: 600_000 });
  await vi.waitFor(async () => expect(await fondly.context.database.orm.select().from(workers)).toHaveLength(1));
  const id = await insertDueCard(fondly.context, owner);
  worker.wake();
  await settled(id, 'sent');
});

test('a busy server is tried again later with the same Message-ID', async () => {
  server.behave({ reply: 451, at: 'end' });
  const id = await insertDueCard(fondly.context, owner);
  work();
  await attempted(id, 'retry');
  expect(await readCard(fondly.context, id)).toMatchObject({
    deliveryStatus: 'scheduled',
    leaseOwner: null,
    handingOver: false,
  });
  server.behave('accept');
  fondly.clock.advanceMs(60_000);
  await settled(id, 'sent');
  const log = await readLog(fondly.context, id);
  expect(log.map(({ deliveryStatus }) => deliveryStatus)).toEqual(['retry', 'sent']);
  expect(log[0]!.messageId).toBe(log[1]!.messageId);
  expect(server.messages).toHaveLength(1);
});

test('a refused address fails with the server’s words', async () => {
  server.behave({ reply: 550, at: 'rcpt' });
  const id = await insertDueCard(fondly.context, owner);
  work();
  await settled(id, 'failed');
  expect(await readCard(fondly.context, id)).toMatchObject({ failureReason: 'rejected' });
  expect((await readLog(fondly.context, id))[0]).toMatchObject({
    deliveryStatus: 'failed',
    deliveryDetails: expect.stringContaining('550'),
  });
});

test('silence after the last byte is unknown, and nothing is sent again by itself', async () => {
  server.behave({ drop: 'after-data' });
  const id = await insertDueCard(fondly.context, owner);
  work();
  await settled(id, 'failed');
  expect(await readCard(fondly.context, id)).toMatchObject({ failureReason: 'unknown' });
  server.behave('accept');
  const other = await insertDueCard(fondly.context, owner);
  await settled(other, 'sent');
  expect(server.messages).toHaveLength(2);
});

test('who unsubscribed gets nothing, whatever the case of the address', async () => {
  await insertUnsubscribe(fondly.context.database.orm, owner.userId, 'MUM@example.test');
  const id = await insertDueCard(fondly.context, owner, { recipientEmail: 'Mum@Example.test' });
  work();
  await settled(id, 'failed');
  expect(await readCard(fondly.context, id)).toMatchObject({ failureReason: 'unsubscribed' });
  expect(server.messages).toEqual([]);
});

const impossible: [string, Parameters<typeof insertDueCard>[2], string][] = [
  ['a card without an address', { recipientEmail: null }, 'no e-mail address'],
  ['a printed card', { deliveryMethod: 'physical' }, 'Printed cards'],
  ['a text message', { digitalDeliveryType: 'text' }, 'Text messages'],
  ['an address that is two', { recipientEmail: 'a@x.test,b@x.test' }, 'To of this message'],
  ['a card whose picture is gone', { imageUrl: '/api/images/3f2b8c1e-0000-4000-8000-000000000000' }, 'picture'],
];
test.for(impossible)('%s fails in words', async ([, change, words]) => {
  const id = await insertDueCard(fondly.context, owner, change);
  work();
  await settled(id, 'failed');
  expect(await readCard(fondly.context, id)).toMatchObject({ failureReason: 'rejected' });
  expect((await readLog(fondly.context, id))[0]!.deliveryDetails).toContain(words);
});

test('a worker that was paused beyond its lease sends nothing when it goes on', async () => {
  const id = await insertDueCard(fondly.context, owner);
  let goOn = () => {};
  const paused = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let reached = () => {};
  const atTheDoor = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const slow: Mailer = {
    send: (mail, beforeLastBytes) =>
      fondly.context.mailer.send(mail, async () => {
        reached();
        await paused;
        return beforeLastBytes();
      }),
    close: async () => {},
  };
  const first = work({ pollMs: 600_000, heartbeatMs: 600_000 }, { mailer: slow });
  await atTheDoor;
  await fondly.context.database.orm.update(cards).set({ leaseUntil: sql`now() - interval '1 second'` });
  work();
  await settled(id, 'sent');
  goOn();
  await first.stop();
  expect(server.messages).toHaveLength(1);
  expect((await readLog(fondly.context, id)).map(({ deliveryStatus }) => deliveryStatus)).toEqual(['fenced', 'sent']);
});

test('stopping releases what is not handed over, and another worker sends it at once', async () => {
  const id = await insertDueCard(fondly.context, owner);
  let reached = () => {};
  const claimed = new Promise<void>((resolve) => {
    reached = resolve;
  });
  let letGo = () => {};
  const held = new Promise<boolean>((resolve) => {
    letGo = () => resolve(true);
  });
  const stuck: Mailer = {
    send: (mail, beforeLastBytes) =>
      fondly.context.mailer.send(mail, async () => {
        reached();
        await held;
        return beforeLastBytes();
      }),
    close: async () => {},
  };
  const first = work({ stopWithinMs: 50 }, { mailer: stuck });
  await claimed;
  await first.stop();
  expect(await readCard(fondly.context, id)).toMatchObject({ deliveryStatus: 'scheduled', leaseOwner: null });
  expect(await fondly.context.database.orm.select().from(workers)).toEqual([]);
  letGo();
  work();
  await settled(id, 'sent');
  expect(server.messages).toHaveLength(1);
});

test('a database that is away for a while stops nothing for good', async () => {
  const id = await insertDueCard(fondly.context, owner);
  let away = 2;
  const { database } = fondly.context;
  const flaky: Context['database'] = {
    connection: database.connection,
    get orm() {
      if (away > 0) {
        away -= 1;
        throw new Error('the database system is shutting down');
      }
      return database.orm;
    },
    transaction: (body) => database.transaction(body),
    close: () => database.close(),
  };
  const worker = work({}, { database: flaky });
  await vi.waitFor(() => expect(away).toBe(0));
  worker.wake();
  await settled(id, 'sent');
});

test('a result that the database did not take is written once it is back', async () => {
  const id = await insertDueCard(fondly.context, owner);
  let refusals = 2;
  const { database } = fondly.context;
  const flaky: Context['database'] = {
    connection: database.connection,
    get orm() {
      return database.orm;
    },
    transaction: async (body) => {
      refusals -= 1;
      if (refusals >= 0) throw new Error('terminating connection due to administrator command');
      return database.transaction(body);
    },
    close: () => database.close(),
  };
  work({ recordAgainAfterMs: [10, 10] }, { database: flaky });
  await settled(id, 'sent');
  expect(server.messages).toHaveLength(1);
  expect(await readLog(fondly.context, id)).toHaveLength(1);
});

test('one recipient’s silent server does not hold up the others', async () => {
  const stuck = await insertDueCard(fondly.context, owner, { recipientEmail: 'silent@example.test' });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const mailer: Mailer = {
    send: async (mail, beforeLastBytes) => {
      if (mail.to.address === 'silent@example.test') await held;
      return fondly.context.mailer.send(mail, beforeLastBytes);
    },
    close: async () => {},
  };
  work({ maxInFlight: 2 }, { mailer });
  const others = [];
  for (let index = 0; index < 5; index += 1) others.push(await insertDueCard(fondly.context, owner));
  for (const id of others) await settled(id, 'sent');
  expect(await readCard(fondly.context, stuck)).toMatchObject({
    deliveryStatus: 'scheduled',
    leaseOwner: expect.any(String),
  });
  letGo();
  await settled(stuck, 'sent');
});

test('connections to the database that are cut in the middle lose no card and double none', async () => {
  const { orm } = fondly.context.database;
  const cut = () =>
    orm.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
  for (let index = 0; index < 30; index += 1) await insertDueCard(fondly.context, owner);
  const worker = work({
    maxInFlight: 8,
    pollMs: 200,
    recordAgainAfterMs: [20, 50, 200, 500, 500, 500, 1_000, 1_000, 2_000, 3_000, 5_000],
  });
  await vi.waitFor(
    async () => {
      if (server.messages.length < 25) await cut().catch(() => {});
      fondly.clock.advanceMs(60_000);
      worker.wake();
      const rows = await orm.select({ status: cards.deliveryStatus }).from(cards);
      expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'sent'));
    },
    { timeout: 40_000, interval: 40 },
  );
  expect(server.messages).toHaveLength(30);
  expect(new Set(arrived()).size).toBe(30);
});
