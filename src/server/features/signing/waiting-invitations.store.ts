import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/vocabulary.ts';
import type { Executor } from '../../db/executor.ts';
import { cardSignings, signingInvitations } from '../../db/tables/card-signing.ts';
import { cards, secretLinks } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { heldUntilOrNever, ownerMaySend } from '../delivery/public.ts';

const { mailedAt, remindAt, createdAt, trouble, reminders } = signingInvitations;

/** Invitations and reminders that wait for the mail server, the oldest first, after an id; without those held after a restore. */
export async function listWaiting(db: Executor, afterId: number, limit: number) {
  return db
    .select({
      id: signingInvitations.id,
      cardId: cards.id,
      name: signingInvitations.name,
      email: signingInvitations.email,
      isReminder: sql<boolean>`${mailedAt} is not null`,
      reminders,
      deliveryStatus: cards.deliveryStatus,
      until: cardSignings.until,
      closesAt: cardSignings.closesAt,
      endedAt: cardSignings.endedAt,
      note: cardSignings.note,
      ownerId: users.id,
      ownerName: users.name,
      ownerEmail: users.email,
      recipientName: people.name,
      recipientNickname: people.nickname,
      recipientGreetingName: people.greetingName,
      language: sql<Language>`coalesce(${people.language}, 'en')`,
    })
    .from(signingInvitations)
    .innerJoin(cardSignings, eq(signingInvitations.cardId, cardSignings.cardId))
    .innerJoin(cards, eq(cardSignings.cardId, cards.id))
    .innerJoin(people, eq(cards.personId, people.id))
    .innerJoin(users, eq(cards.userId, users.id))
    .where(
      and(
        gt(signingInvitations.id, afterId),
        isNull(trouble),
        ownerMaySend,
        or(
          and(isNull(mailedAt), sql`${createdAt} > ${heldUntilOrNever}`),
          sql`${mailedAt} is not null and ${remindAt} > ${heldUntilOrNever}`,
        ),
      ),
    )
    .orderBy(asc(signingInvitations.id))
    .limit(limit);
}
export type WaitingInvitation = Awaited<ReturnType<typeof listWaiting>>[number];

/** Claims a mail that is about to be sent; false if another worker has it. */
export async function claimInvitation(
  tx: Executor,
  { id, isReminder }: WaitingInvitation,
  unsubscribe: { tokenHash: string; userId: number; email: string },
  now: Date,
): Promise<boolean> {
  const rows = isReminder
    ? await tx
        .update(signingInvitations)
        .set({ remindAt: null, remindedAt: now, reminders: sql`${reminders} + 1` })
        .where(and(eq(signingInvitations.id, id), sql`${remindAt} is not null`))
        .returning({ id: signingInvitations.id })
    : await tx
        .update(signingInvitations)
        .set({ mailedAt: now })
        .where(and(eq(signingInvitations.id, id), isNull(mailedAt)))
        .returning({ id: signingInvitations.id });
  if (rows.length === 0) return false;
  await tx
    .insert(secretLinks)
    .values({ ...unsubscribe, kind: 'unsubscribe' })
    .onConflictDoNothing();
  return true;
}

/** The mail server certainly did not accept a claimed mail: it waits again. */
export async function releaseInvitation(tx: Executor, { id, isReminder }: WaitingInvitation, now: Date): Promise<void> {
  await tx
    .update(signingInvitations)
    .set(isReminder ? { remindAt: now, reminders: sql`${reminders} - 1` } : { mailedAt: null })
    .where(eq(signingInvitations.id, id));
}

/** It is not tried again unless the owner asks; `trouble` says why. */
export async function giveUpInvitation(tx: Executor, { id }: WaitingInvitation, trouble: string): Promise<void> {
  await tx
    .update(signingInvitations)
    .set({ trouble: trouble.slice(0, 500), remindAt: null })
    .where(eq(signingInvitations.id, id));
}
