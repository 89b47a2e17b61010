import { and, asc, desc, eq, getTableColumns, gt, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditEvent } from '../../../contract/audit-events.ts';
import type { Executor } from '../../db/executor.ts';
import { auditLog } from '../../db/tables/audit-log.ts';
import { users } from '../../db/tables/users.ts';

export type AuditRow = typeof auditLog.$inferSelect & {
  actorName: string | null;
  accountName: string | null;
  subjectName: string | null;
};

const pageSize = 100;
/** The most accounts that a search by name covers. */
const namesakesAtMost = 100;
const actors = alias(users, 'actors');
const accounts = alias(users, 'accounts');
const subjects = alias(users, 'subjects');

export type AuditFilter = { event?: AuditEvent; account?: number; name?: string; before?: number };

/** The newest events, or those before one of them. */
export async function listEvents(db: Executor, { event, account, name, before }: AuditFilter): Promise<AuditRow[]> {
  const named = name?.trim() ? await accountsCalled(db, name.trim()) : null;
  return db
    .select({
      ...getTableColumns(auditLog),
      actorName: actors.name,
      accountName: accounts.name,
      subjectName: subjects.name,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(accounts, eq(accounts.id, auditLog.accountId))
    .leftJoin(subjects, and(eq(auditLog.subjectType, 'account'), eq(sql`${subjects.id}::text`, auditLog.subjectId)))
    .where(
      and(
        event && eq(auditLog.event, event),
        account === undefined ? undefined : isOf([account]),
        named ? isOf(named) : undefined,
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(pageSize);
}

/** What an account did and what happened to it, for its owner; other actors are left out. */
export const eventsOf = (db: Executor, userId: number) => (after: number, limit: number) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      event: auditLog.event,
      subjectType: auditLog.subjectType,
      subjectId: auditLog.subjectId,
      details: auditLog.details,
    })
    .from(auditLog)
    .where(and(isOf([userId]), gt(auditLog.id, after)))
    .orderBy(asc(auditLog.id))
    .limit(limit);

/** Deletes events from before an instant. */
export async function deleteEventsBefore(db: Executor, instant: Date): Promise<number> {
  const { rowCount } = await db.delete(auditLog).where(lt(auditLog.at, instant));
  return rowCount ?? 0;
}

const isOf = (ids: number[]) =>
  or(
    inArray(auditLog.actorId, ids),
    inArray(auditLog.accountId, ids),
    and(eq(auditLog.subjectType, 'account'), inArray(auditLog.subjectId, ids.map(String))),
  );

/** The log has only numbers of accounts: the words are looked for among those that exist, the newest first. */
async function accountsCalled(db: Executor, words: string): Promise<number[]> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.name, pattern), ilike(users.email, pattern), ilike(users.username, pattern)))
    .orderBy(desc(users.id))
    .limit(namesakesAtMost);
  return rows.map(({ id }) => id);
}
