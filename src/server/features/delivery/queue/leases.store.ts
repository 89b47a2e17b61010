import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import { legalFrom } from '../../../../domain/card-lifecycle.ts';
import type { Executor } from '../../../db/executor.ts';
import { cardDeliveryLogs, cards, secretLinks } from '../../../db/tables/cards.ts';
import { deliveryWords } from '../../../delivery-words.ts';
import type { SecretLink } from '../mail/card-links.ts';
import { type Attempt, type AttemptState, leaseSeconds } from './attempt.ts';

const newLease = () => sql`now() + make_interval(secs => ${leaseSeconds})`;

/** The attempt still holds its card: no one recovered it, released it or took it over. */
export function heldBy({ cardId, attempt, worker }: Attempt) {
  return and(
    eq(cards.id, cardId),
    eq(cards.attempt, attempt),
    eq(cards.leaseOwner, worker),
    inArray(cards.deliveryStatus, legalFrom.delivered),
  );
}

/** Heartbeat of a worker's cards. An expired lease is not renewed: another worker may have the card by now. */
export async function renewLeases(db: Executor, worker: string, cardIds: number[]): Promise<void> {
  if (cardIds.length === 0) return;
  await db
    .update(cards)
    .set({ leaseUntil: newLease() })
    .where(and(inArray(cards.id, cardIds), eq(cards.leaseOwner, worker), gt(cards.leaseUntil, sql`now()`)));
}

/** An attempt before its last bytes, with the secret addresses in its message. */
export type HandOver = Attempt & { links: SecretLink[] };

/**
 * Records that these attempts are about to send their last bytes, and stores the addresses in them. Returns the cards
 * that may be sent: those whose lease is still valid. From here on only the answer of the mail server determines the
 * outcome.
 */
export async function markHandingOver(db: Executor, handOvers: HandOver[]): Promise<Set<number>> {
  const asked = handOvers.map(({ cardId, attempt, worker }) => ({ id: cardId, attempt, worker }));
  const links = handOvers.flatMap(({ cardId, links: each }) => each.map((link) => ({ ...link, cardId })));
  // One parameter for all: building a statement with one per value costs more than running it.
  const { rows } = await db.execute<{ id: number }>(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as each(id int, attempt int, worker text)
    ), granted as (
      update ${cards} set handing_over = true, lease_until = ${newLease()}
      from asked
      where ${cards.id} = asked.id and ${cards.attempt} = asked.attempt and ${cards.leaseOwner} = asked.worker
        and ${cards.leaseUntil} > now() and ${inArray(cards.deliveryStatus, legalFrom.delivered)}
      returning ${cards.id}
    ), kept as (
      insert into ${secretLinks} (token_hash, kind, user_id, card_id, email)
      select link."tokenHash", link.kind, link."userId", case when link.kind = 'card' then granted.id end, link.email
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
        as link("cardId" int, "tokenHash" text, kind text, "userId" int, email text)
      join granted on granted.id = link."cardId"
      on conflict do nothing
    )
    select id from granted`);
  return new Set(rows.map(({ id }) => id));
}

/** Releases cards that were not handed over, for any worker to claim at once. */
export async function releaseCards(db: Executor, worker: string, cardIds: number[]): Promise<void> {
  if (cardIds.length === 0) return;
  const released: AttemptState = 'released';
  await db.execute(sql`
    with free as (
      update ${cards} set lease_owner = null, lease_until = null
      where ${inArray(cards.id, cardIds)} and ${cards.leaseOwner} = ${worker} and not ${cards.handingOver}
        and ${inArray(cards.deliveryStatus, legalFrom.release)}
      returning ${cards.id}, ${cards.attempt}
    )
    update ${cardDeliveryLogs} set delivery_status = ${released}, delivery_details = ${deliveryWords('workerStopped')}
    from free where ${cardDeliveryLogs.cardId} = free.id and ${cardDeliveryLogs.attempt} = free.attempt`);
}

/**
 * Releases cards that this worker claimed without receiving the answer, because the connection broke. `held` are the
 * cards it knows of; it works on no others.
 */
export async function releaseForgotten(db: Executor, worker: string, held: number[]): Promise<void> {
  const rows = await db
    .select({ id: cards.id })
    .from(cards)
    .where(
      and(
        inArray(cards.deliveryStatus, legalFrom.release),
        gt(cards.leaseUntil, sql`now()`),
        eq(cards.leaseOwner, worker),
        held.length > 0 ? notInArray(cards.id, held) : undefined,
      ),
    );
  await releaseCards(
    db,
    worker,
    rows.map((row) => row.id),
  );
}
