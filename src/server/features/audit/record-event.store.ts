import { type SQL, sql } from 'drizzle-orm';
import type { AuditEvent, AuditSubject } from '../../../contract/audit-events.ts';
import { actingMember } from '../../acting.ts';
import type { Executor } from '../../db/executor.ts';
import { auditLog } from '../../db/tables/audit-log.ts';

export type Happening = {
  event: AuditEvent;
  /** Null for anonymous callers. In a call by a member of the account, the member is recorded. */
  actorId: number | null;
  subject?: readonly [type: AuditSubject, id: number | string];
  /** Ids, counts and fixed words only: no names, addresses or texts of people. */
  details?: Record<string, string | number | boolean>;
  /** The request, if there is one. */
  request?: { id: string };
};

/** Records an event, in the transaction that caused it. */
export async function recordEvent(db: Executor, happening: Happening): Promise<void> {
  await db.insert(auditLog).values(rowOf(happening));
}

/** Records several events at once. */
export async function recordEvents(db: Executor, happenings: Happening[]): Promise<void> {
  if (happenings.length > 0) await db.insert(auditLog).values(happenings.map(rowOf));
}

/**
 * Records the event unless the same one was recorded for the same subject within a minute, so that repeated calls
 * cannot fill the table.
 */
export async function recordOnceAMinute(db: Executor, happening: Happening): Promise<void> {
  const { event, actorId, subjectType, subjectId, requestId } = rowOf(happening);
  await db.execute(sql`
    insert into ${auditLog} (event, actor_id, subject_type, subject_id, request_id)
    select ${event}, ${actorId}::int, ${subjectType}::text, ${subjectId}::text, ${requestId}::text
    where not exists (
      select from ${auditLog} as earlier
      where earlier.at > now() - interval '1 minute' and earlier.event = ${event}
        and earlier.subject_id is not distinct from ${subjectId}::text
    )`);
}

/**
 * For a statement that changes cards: records the event for each card in `changed`, a query or its name with `id`,
 * `user_id` and `reason`. Needs no statement of its own.
 */
export function recordCards(event: AuditEvent, changed: SQL): SQL {
  return sql`insert into ${auditLog} (event, actor_id, subject_type, subject_id, details)
    select ${event}, user_id, 'card', id::text,
      case when reason is null then '{}'::jsonb else jsonb_build_object('reason', reason) end
    from ${changed}`;
}

function rowOf({ event, actorId, subject, details, request }: Happening) {
  const [subjectType, subjectId] = subject ?? [];
  const acting = actingMember();
  return {
    event,
    actorId: acting ? acting.member.id : actorId,
    accountId: acting ? acting.account.id : null,
    subjectType: subjectType ?? null,
    subjectId: subjectId === undefined ? null : String(subjectId),
    requestId: request?.id ?? null,
    details: details ?? {},
  };
}
