import { expect, vi } from 'vitest';
import type { Context } from '../../src/server/context.ts';
import { cards } from '../../src/server/db/tables/cards.ts';
import {
  createDeliveryWorker,
  type DeliveryWorker,
  type DeliveryWorkerOptions,
} from '../../src/server/features/delivery/delivery-worker.ts';
import { createSmtpMailer } from '../../src/server/mail/smtp-mailer.ts';
import { createTestContext, type TestContext } from '../app/test-context.ts';
import { type MailServer, startMailServer } from '../servers/mail-server.ts';
import { insertOwner, type Owner, readCard, readLog } from './insert-card.ts';

/** A database, a mail server and the delivery workers between them. */
export type DeliveryKit = {
  fondly: TestContext;
  server: MailServer;
  owner: Owner;
  /** A worker that polls for due cards until the test ends. */
  work(options?: DeliveryWorkerOptions, replace?: Partial<Context>): DeliveryWorker;
  /** Waits until a card has this status. */
  settled(id: number, status: string): Promise<void>;
  /** Waits until the last attempt for a card has this state. */
  attempted(id: number, state: string): Promise<void>;
  /** The Message-IDs that arrived. */
  arrived(): (string | undefined)[];
  /** Before each test: no cards, a server that accepts everything, a new owner. */
  reset(): Promise<void>;
  /** After each test: stops what `work` started. */
  stopWorkers(): Promise<void>;
  close(): Promise<void>;
};

export async function startDeliveryKit(): Promise<DeliveryKit> {
  const server = await startMailServer();
  const fondly = await createTestContext({ mailer: createSmtpMailer({ smtpUrl: server.url }) });
  const open: DeliveryWorker[] = [];
  const eventually = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 50_000, interval: 20 });
  const kit: DeliveryKit = {
    fondly,
    server,
    owner: await insertOwner(fondly.context),
    work(options = {}, replace = {}) {
      const worker = createDeliveryWorker(
        { ...fondly.context, ...replace },
        { pollMs: 50, stopWithinMs: 5_000, recordAgainAfterMs: [], ...options },
      );
      open.push(worker);
      worker.start();
      return worker;
    },
    settled: (id, status) =>
      eventually(async () => expect((await readCard(fondly.context, id)).deliveryStatus).toBe(status)),
    attempted: (id, state) =>
      eventually(async () => expect((await readLog(fondly.context, id)).at(-1)?.deliveryStatus).toBe(state)),
    arrived: () => server.messages.map(({ raw }) => /^Message-ID: <(.*)>/im.exec(raw)?.[1]),
    async reset() {
      await fondly.context.database.orm.delete(cards);
      fondly.clock.set('2026-05-04T09:00:00Z');
      server.behave('accept');
      server.messages.length = 0;
      kit.owner = await insertOwner(fondly.context);
    },
    async stopWorkers() {
      for (const worker of open.splice(0)) await worker.stop();
    },
    async close() {
      await fondly.close();
      await server.close();
    },
  };
  return kit;
}
