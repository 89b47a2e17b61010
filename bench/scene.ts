import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { buildContext, closeContext } from '../src/server/build-context.ts';
import { readConfig } from '../src/server/config.ts';
import type { Context } from '../src/server/context.ts';
import { migrateDatabase } from '../src/server/db/migrate.ts';
import { cards } from '../src/server/db/tables/cards.ts';
import { type CardChange, insertDueCard, insertOwner, type Owner } from '../tests/delivery/insert-card.ts';
import { type MailServer, startMailServer } from '../tests/servers/mail-server.ts';
import type { Place } from './engine.ts';

/** A mail server, an owner of cards, and a context to read and deliver the cards. */
export type Scene = {
  context: Context;
  env: Record<string, string>;
  owner: Owner;
  mail: MailServer;
  close(): Promise<void>;
};

/** Replaces the mail server. */
export async function openScene(place: Place, smtpUrl?: string): Promise<Scene> {
  const mail = await startMailServer();
  const env = { ...place.env, SMTP_URL: smtpUrl ?? mail.url, PUBLIC_URL: 'http://fondly.test' };
  const context = await buildContext(readConfig(env, '/'), pino({ level: 'silent' }));
  await migrateDatabase(context.database);
  const close = async () => {
    await closeContext(context);
    await mail.close();
  };
  return { context, env, owner: await insertOwner(context), mail, close };
}

/** Approved cards that are due; `change` overrides fields of each. */
export function insertDueCards({ context, owner }: Scene, count: number, change = (_at: number): CardChange => ({})) {
  return Promise.all(Array.from({ length: count }, (_, at) => insertDueCard(context, owner, change(at))));
}

/** Removes all earlier cards and messages. */
export async function clear({ context, mail }: Scene): Promise<void> {
  await context.database.orm.delete(cards);
  mail.messages.length = 0;
}

/** The number of the owner's cards by status, and of messages that arrived from anybody: all, and distinct. */
export async function count({ context, owner, mail }: Scene) {
  const { rows } = await context.database.orm.execute<{ status: string; cards: number; late: number }>(sql`
    select coalesce(delivery_status || ' ' || failure_reason, delivery_status) as status, count(*)::int as cards,
      coalesce(max(extract(epoch from delivery_date - due_at)), 0)::float8 as late
    from cards where user_id = ${owner.userId} group by 1`);
  const states: Record<string, number> = Object.fromEntries(rows.map(({ status, cards }) => [status, cards]));
  const { sent = 0, 'failed unknown': uncertain = 0, scheduled = 0, approved_and_scheduled = 0 } = states;
  return {
    ...{ states, sent, uncertain, waiting: scheduled + approved_and_scheduled },
    latestMs: Math.max(0, ...rows.map(({ late }) => late * 1000)),
    messages: mail.messages.length,
    different: new Set(mail.messages.map(({ raw }) => /^Message-ID: <(.*)>/im.exec(raw)?.[1])).size,
  };
}

/** Resolves true once the condition holds, false if it does not within the time. */
export async function until(holds: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const endMs = performance.now() + withinMs;
  while (performance.now() < endMs) {
    if (await holds().catch(() => false)) return true;
    await wait(25);
  }
  return false;
}
