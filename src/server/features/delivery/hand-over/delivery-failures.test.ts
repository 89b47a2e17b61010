import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type DeliveryKit, startDeliveryKit } from '../../../../../tests/delivery/delivery-kit.ts';
import { insertDueCard, readCard, readLog } from '../../../../../tests/delivery/insert-card.ts';
import type { Context } from '../../../context.ts';
import { cards } from '../../../db/tables/cards.ts';
import { workers } from '../../../db/tables/workers.ts';
import type { Mailer } from '../../../mail/mailer.ts';

let kit: DeliveryKit;
beforeAll(async () => {
  kit = await startDeliveryKit();
});
beforeEach(() => kit.reset());
afterEach(() => kit.stopWorkers());
afterAll(() => kit.close());

test('a worker paused beyond its lease sends nothing when it resumes', async () => {
  const id = await insertDueCard(kit.fondly.context, kit.owner);
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
      kit.fondly.context.mailer.send(mail, async () => {
        reached();
        await paused;
        return beforeLastBytes();
      }),
    close: async () => {},
  };
  const first = kit.work({ pollMs: 600_000, heartbeatMs: 600_000 }, { mailer: slow });
  await atTheDoor;
  await kit.fondly.context.database.orm.update(cards).set({ leaseUntil: sql`now() - interval '1 second'` });
  kit.work();
  await kit.settled(id, 'sent');
  goOn();
  await first.stop();
  expect(kit.server.messages).toHaveLength(1);
  expect((await readLog(kit.fondly.context, id)).map(({ deliveryStatus }) => deliveryStatus)).toEqual([
    'fenced',
    'sent',
  ]);
});

test('stopping releases cards not yet handed over, and another worker sends them at once', async () => {
  const id = await insertDueCard(kit.fondly.context, kit.owner);
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
      kit.fondly.context.mailer.send(mail, async () => {
        reached();
        await held;
        return beforeLastBytes();
      }),
    close: async () => {},
  };
  const first = kit.work({ stopWithinMs: 50 }, { mailer: stuck });
  await claimed;
  await first.stop();
  expect(await readCard(kit.fondly.context, id)).toMatchObject({ deliveryStatus: 'scheduled', leaseOwner: null });
  expect(await kit.fondly.context.database.orm.select().from(workers)).toEqual([]);
  letGo();
  kit.work();
  await kit.settled(id, 'sent');
  expect(kit.server.messages).toHaveLength(1);
});

test('delivery resumes after a database outage', async () => {
  const id = await insertDueCard(kit.fondly.context, kit.owner);
  let away = 2;
  const { database } = kit.fondly.context;
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
  const worker = kit.work({}, { database: flaky });
  await expect.poll(() => away).toBe(0);
  worker.wake();
  await kit.settled(id, 'sent');
});

test('writes a result that the database rejected once the database is back', async () => {
  const id = await insertDueCard(kit.fondly.context, kit.owner);
  let refusals = 2;
  const { database } = kit.fondly.context;
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
  kit.work({ recordAgainAfterMs: [10, 10] }, { database: flaky });
  await kit.settled(id, 'sent');
  expect(kit.server.messages).toHaveLength(1);
  expect(await readLog(kit.fondly.context, id)).toHaveLength(1);
});

test('one recipient’s silent server does not block the others', async () => {
  const stuck = await insertDueCard(kit.fondly.context, kit.owner, { recipientEmail: 'silent@example.test' });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const mailer: Mailer = {
    send: async (mail, beforeLastBytes) => {
      if (mail.to.address === 'silent@example.test') await held;
      return kit.fondly.context.mailer.send(mail, beforeLastBytes);
    },
    close: async () => {},
  };
  kit.work({ maxInFlight: 2 }, { mailer });
  const others = [];
  for (let index = 0; index < 5; index += 1) others.push(await insertDueCard(kit.fondly.context, kit.owner));
  for (const id of others) await kit.settled(id, 'sent');
  expect(await readCard(kit.fondly.context, stuck)).toMatchObject({
    deliveryStatus: 'scheduled',
    leaseOwner: expect.any(String),
  });
  letGo();
  await kit.settled(stuck, 'sent');
});

test('broken database connections neither lose nor duplicate cards', async () => {
  const { orm } = kit.fondly.context.database;
  const cut = () =>
    orm.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
  for (let index = 0; index < 30; index += 1) await insertDueCard(kit.fondly.context, kit.owner);
  const worker = kit.work({
    maxInFlight: 8,
    pollMs: 200,
    recordAgainAfterMs: [20, 50, 200, 500, 500, 500, 1_000, 1_000, 2_000, 3_000, 5_000],
  });
  await vi.waitFor(
    async () => {
      if (kit.server.messages.length < 25) await cut().catch(() => {});
      kit.fondly.clock.advanceMs(60_000);
      worker.wake();
      const rows = await orm.select({ status: cards.deliveryStatus }).from(cards);
      expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'sent'));
    },
    { timeout: 40_000, interval: 40 },
  );
  expect(kit.server.messages).toHaveLength(30);
  expect(new Set(kit.arrived()).size).toBe(30);
});
