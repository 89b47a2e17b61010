import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { buildContext, closeContext } from '../../src/server/build-context.ts';
import { readConfig } from '../../src/server/config.ts';
import type { Context } from '../../src/server/context.ts';
import { migrateDatabase } from '../../src/server/db/migrate.ts';
import { cards } from '../../src/server/db/tables/cards.ts';
import { insertOwner, type Owner } from '../../tests/delivery/insert-card.ts';
import { type MailServer, type MailStage, startMailServer } from '../../tests/servers/mail-server.ts';
import type { Databases } from '../benchmark.ts';

/** Keeps a figure for docs/MEASUREMENTS.md. */
export type Keep = (name: string, unit: string, value: number, ratio?: number) => void;

/** One thing that is proved, and how often by default. It prints its figures and answers what went wrong. */
export type Proof = {
  title: string;
  runs: number;
  prove(databases: Databases, runs: number, keep: Keep): Promise<string[]>;
};

/** A database, a mail server, and a context to look at both. */
export type Scene = {
  context: Context;
  environment: Record<string, string>;
  mail: MailServer;
  owner: Owner;
  close(): Promise<void>;
};

export async function openScene(databases: Databases, onStage: (stage: MailStage) => void = () => {}): Promise<Scene> {
  const database = await databases.create();
  const mail = await startMailServer({ onStage });
  const environment = { ...database.env, SMTP_URL: mail.url, PUBLIC_URL: 'http://fondly.test' };
  const context = await buildContext(readConfig(environment, '/'), pino({ level: 'silent' }));
  await migrateDatabase(context.database);
  return {
    context,
    environment,
    mail,
    owner: await insertOwner(context),
    close: async () => {
      await closeContext(context);
      await mail.close();
      database.remove();
    },
  };
}

/** Approved cards without a picture that fall due `inMs` from now. */
export async function insertDueCards(
  { context, owner }: Scene,
  count: number,
  { inMs = -1000, imageUrl = null }: { inMs?: number; imageUrl?: string | null } = {},
): Promise<number[]> {
  const now = Date.now();
  const card = {
    userId: owner.userId,
    personId: owner.personId,
    imageUrl,
    title: 'Happy 60th Birthday, Mum',
    message: 'Sixty candles.',
    category: 'birthday' as const,
    digitalDeliveryType: 'email' as const,
    deliveryStatus: 'approved_and_scheduled' as const,
    recipientEmail: 'mum@example.test',
    scheduledDate: new Date(now).toISOString().slice(0, 10),
    dueAt: new Date(now + inMs),
    dayEndsAt: new Date(now + 6 * 3_600_000),
  };
  const rows = await context.database.orm
    .insert(cards)
    .values(Array.from({ length: count }, () => card))
    .returning({ id: cards.id });
  return rows.map(({ id }) => id);
}

/** Lets time pass for the next attempts and for all leases but those of one worker, instead of waiting for it. */
export async function letTimePass({ context }: Scene, exceptWorker = ''): Promise<void> {
  await context.database.orm.execute(
    sql`update cards set next_attempt_at = least(next_attempt_at, now()),
      lease_until = case when lease_owner = ${exceptWorker} then lease_until when lease_until is not null then now() end`,
  );
}

export async function countByStatus({ context }: Scene): Promise<Record<string, number>> {
  const { rows } = await context.database.orm.execute<{ status: string; count: number }>(
    sql`select coalesce(delivery_status || ' ' || failure_reason, delivery_status) as status, count(*)::int as count from cards group by 1`,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Resolves true once it holds, false when it does not within the time. */
export async function until(holds: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const endMs = performance.now() + withinMs;
  while (performance.now() < endMs) {
    if (await holds().catch(() => false)) return true;
    await wait(25);
  }
  return false;
}

/** How often each message arrived, by its Message-ID. */
export function arrivals({ mail }: Scene): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { raw } of mail.messages) {
    const id = /^Message-ID: <(.*)>/im.exec(raw)?.[1] ?? 'none';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
