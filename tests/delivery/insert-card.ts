import { and, eq } from 'drizzle-orm';
import type { Context } from '../../src/server/context.ts';
import { auditLog } from '../../src/server/db/tables/audit-log.ts';
import { cardDeliveryLogs, cards } from '../../src/server/db/tables/cards.ts';
import { people } from '../../src/server/db/tables/people.ts';
import { users } from '../../src/server/db/tables/users.ts';

export type CardChange = Partial<typeof cards.$inferInsert>;
export type Owner = { userId: number; personId: number; email: string };

let owners = 0;

/** A user with one contact whose address is `mum@example.test`. */
export async function insertOwner(context: Context, change: Partial<typeof users.$inferInsert> = {}): Promise<Owner> {
  owners += 1;
  const email = `sender${owners}@example.test`;
  const db = context.database.orm;
  const user = { email, name: 'Eleanor Whitfield', username: `sender${owners}`, password: 'none', ...change };
  const [row] = await db.insert(users).values(user).returning();
  const userId = only(row).id;
  const [person] = await db
    .insert(people)
    .values({ userId, name: 'Margaret Whitfield', relationship: 'mother' })
    .returning();
  return { userId, personId: only(person).id, email };
}

/** An approved card that is due at the clock's now, with the rest of the day left. */
export async function insertDueCard(
  context: Context,
  { userId, personId }: Owner,
  change: CardChange = {},
): Promise<number> {
  const now = context.clock.now().getTime();
  const [row] = await context.database.orm
    .insert(cards)
    .values({
      userId,
      personId,
      title: 'Happy 60th Birthday, Mum',
      message: 'Sixty candles.\n\nWith love',
      category: 'birthday',
      deliveryMethod: 'digital',
      digitalDeliveryType: 'email',
      deliveryStatus: 'approved_and_scheduled',
      recipientEmail: 'mum@example.test',
      scheduledDate: new Date(now).toISOString().slice(0, 10),
      dueAt: new Date(now - 1000),
      dayEndsAt: new Date(now + 12 * 3_600_000),
      ...change,
    })
    .returning({ id: cards.id });
  return only(row).id;
}

export async function readCard(context: Context, id: number) {
  const [row] = await context.database.orm.select().from(cards).where(eq(cards.id, id));
  return only(row);
}

export async function readLog(context: Context, cardId: number) {
  return context.database.orm
    .select()
    .from(cardDeliveryLogs)
    .where(eq(cardDeliveryLogs.cardId, cardId))
    .orderBy(cardDeliveryLogs.attempt);
}

/** The entries of the audit log about a card. */
export async function readEvents(context: Context, cardId: number) {
  const { event, actorId, details } = auditLog;
  return context.database.orm
    .select({ event, actorId, details })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'card'), eq(auditLog.subjectId, String(cardId))))
    .orderBy(auditLog.id);
}

function only<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('The row is not there');
  return row;
}
