import { sql } from 'drizzle-orm';
import { legalFrom, nextCardState } from '../../../../domain/card-lifecycle.ts';
import type { Executor } from '../../../db/executor.ts';
import { cardDeliveryLogs, cards } from '../../../db/tables/cards.ts';
import { type Attempt, type AttemptState, leaseSeconds } from './attempt.ts';
import { heldUntilOrNever } from './delivery-holds.store.ts';
import { leavesByItself } from './leaves-by-itself.ts';
import { confirmedOwnerMaySend, ownerMaySend } from './owner-may-send.ts';

type Claim = {
  worker: string;
  limit: number;
  /** The application's clock decides what is due; leases use the database's clock. */
  now: Date;
  /** Cards of accounts without a verified address wait (D45). */
  verifiedOnly: boolean;
  /** No mail can leave, and it is not kept in the outbox: only cards that take another way are claimed. */
  mailWaits?: boolean;
  /** Whether a provider prints cards. */
  prints?: boolean;
};

const claimed = nextCardState('approved_and_scheduled', { type: 'claim' }).status;
/** Printed, or a text message. */
const takesAnotherWay = sql`(${cards.deliveryMethod} = 'physical' or ${cards.digitalDeliveryType} = 'text')`;
const sending: AttemptState = 'sending';
/** Longer than any delay between two attempts: a later time came from a wrong clock. */
const longestWait = sql`interval '3 hours'`;

/**
 * Claims due cards for one worker, the oldest first: today's cards without an attempt, and cards whose retry is due. A
 * single statement, so that no two workers get the same card and each attempt has its row before any connection opens.
 */
export async function claimDueCards(
  db: Executor,
  { worker, limit, now, verifiedOnly, mailWaits = false, prints = true }: Claim,
): Promise<Attempt[]> {
  const mayLeave = mailWaits ? takesAnotherWay : sql`true`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: number; attempt: number }>(sql`
    with fresh as (
      select ${cards.id} from ${cards}
      where ${cards.deliveryStatus} in ${legalFrom.claim} and ${cards.dueAt} <= ${at} and ${cards.dayEndsAt} > ${at}
        and ${cards.dueAt} > ${heldUntilOrNever} and ${verifiedOnly ? confirmedOwnerMaySend : ownerMaySend}
        and ${mayLeave} and ${leavesByItself(prints)}
      order by ${cards.dueAt}, ${cards.id} limit ${limit} for update of cards skip locked
    ), again as (
      select ${cards.id} from ${cards}
      where ${cards.deliveryStatus} = ${claimed} and ${cards.giveUpAt} > ${at}
        and (${cards.nextAttemptAt} <= ${at} or ${cards.nextAttemptAt} > ${at} + ${longestWait})
        and ${cards.leaseUntil} is null and not ${cards.handingOver} and ${cards.nextAttemptAt} > ${heldUntilOrNever}
        and ${ownerMaySend} and ${mayLeave}
      order by ${cards.nextAttemptAt}, ${cards.id} limit ${limit} for update of cards skip locked
    ), due as (
      select id from again union all select id from fresh limit ${limit}
    ), taken as (
      update ${cards} set
        delivery_status = ${claimed},
        failure_reason = null,
        attempt = ${cards.attempt} + 1,
        lease_owner = ${worker},
        lease_until = now() + make_interval(secs => ${leaseSeconds}),
        next_attempt_at = ${at},
        give_up_at = case when ${cards.deliveryStatus} = ${claimed} then ${cards.giveUpAt} else ${cards.dayEndsAt} end
      from due where ${cards.id} = due.id
      returning ${cards.id}, ${cards.attempt}, ${cards.deliveryMethod}
    ), logged as (
      insert into ${cardDeliveryLogs} (card_id, attempt, delivery_method, delivery_status, worker)
      select id, attempt, delivery_method, ${sending}, ${worker} from taken
    )
    select id, attempt from taken order by id`);
  return rows.map(({ id, attempt }) => ({ cardId: id, attempt, worker }));
}

/** How many cards are due and wait for a worker, without those held after a restore, by a stopped account, or for their user to post them. */
export async function countDueCards(db: Executor, now: Date, prints = true): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ due: number }>(sql`
    select ((
      select count(*) from ${cards}
      where ${cards.deliveryStatus} in ${legalFrom.claim} and ${cards.dueAt} <= ${at} and ${cards.dayEndsAt} > ${at}
        and ${cards.dueAt} > ${heldUntilOrNever} and ${ownerMaySend} and ${leavesByItself(prints)}
    ) + (
      select count(*) from ${cards}
      where ${cards.deliveryStatus} = ${claimed} and ${cards.nextAttemptAt} <= ${at} and ${cards.leaseUntil} is null
        and ${cards.nextAttemptAt} > ${heldUntilOrNever} and ${ownerMaySend}
    ))::int as due`);
  return rows[0]?.due ?? 0;
}
