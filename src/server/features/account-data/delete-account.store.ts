import { setImmediate } from 'node:timers/promises';
import { and, eq, gt, inArray, lte, max, sql } from 'drizzle-orm';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { images } from '../../db/tables/images.ts';
import { importEntries, imports, people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import type { JobKinds } from '../../queue/job-kinds.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { countUsers, hasAdministrator, lockUsers } from '../accounts/public.ts';
import { isSendingFor } from '../cards/public.ts';
import { mostPhotoPacks } from '../contacts/public.ts';

/** How many files one job removes. */
const filesPerJob = 500;

/** How many rows are deleted per turn. */
const rowsPerTurn = 200;

/** An import that stopped while its file was read has no count of its photos. */
const photoPacksLeft = sql<number>`case when ${imports.state} = 'reading' then ${mostPhotoPacks}::int else ${imports.photoPacks} end`;

/**
 * Deletes the account with everything that belongs to it, and queues jobs in the same transaction that remove its
 * files, so a crash leaves none behind. Throws while a card is being sent.
 */
export async function deleteAccount(context: Context, tx: Executor, userId: number): Promise<void> {
  // Locks the user, so that no picture is added while they are counted.
  const [account] = await tx
    .select({ id: users.id, isAdmin: users.isAdmin })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!account) throw notFound(t`The account was not found.`);
  if (account.isAdmin) await refuseLastAdministrator(tx, userId);
  if (await isSendingFor(tx, userId)) {
    throw new Refusal(
      'illegal_transition',
      t`A card of this account is being sent right now. Please try again in a minute.`,
    );
  }
  const pictures = await tx.select({ id: images.id }).from(images).where(eq(images.userId, userId));
  const packs = await tx
    .select({ id: imports.id, photoPacks: photoPacksLeft })
    .from(imports)
    .where(eq(imports.userId, userId));
  for (const { id } of packs) await deleteEntries(tx, id);
  const theirCards = await tx.select({ id: cards.id }).from(cards).where(eq(cards.userId, userId));
  await inTurns(theirCards, (ids) => tx.delete(cards).where(inArray(cards.id, ids)));
  const theirPeople = await tx.select({ id: people.id }).from(people).where(eq(people.userId, userId));
  await inTurns(theirPeople, (ids) => tx.delete(people).where(inArray(people.id, ids)));
  await tx.delete(users).where(eq(users.id, userId));
  const jobs: JobKinds['remove-files'][] = [];
  for (let at = 0; at < pictures.length; at += filesPerJob) {
    jobs.push({ imageIds: pictures.slice(at, at + filesPerJob).map(({ id }) => id), imports: [] });
  }
  if (packs.length > 0) jobs.push({ imageIds: [], imports: packs });
  if (jobs.length > 0) await context.queue.sendMany(tx, 'remove-files', jobs);
}

/** Throws if no administrator would be left for the other accounts. */
async function refuseLastAdministrator(tx: Executor, userId: number): Promise<void> {
  await lockUsers(tx);
  if ((await countUsers(tx)) > 1 && !(await hasAdministrator(tx, userId))) {
    throw new Refusal('illegal_transition', t`You are the only administrator. Make someone else one first.`);
  }
}

/** Deletes rows that may number ten thousands in batches: the embedded database would block all other requests. */
async function inTurns(rows: { id: number }[], remove: (ids: number[]) => PromiseLike<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerTurn) {
    await remove(rows.slice(at, at + rowsPerTurn).map(({ id }) => id));
    await setImmediate();
  }
}

async function deleteEntries(tx: Executor, importId: number): Promise<void> {
  const [row] = await tx
    .select({ last: max(importEntries.number) })
    .from(importEntries)
    .where(eq(importEntries.importId, importId));
  for (let after = 0; after < (row?.last ?? 0); after += rowsPerTurn) {
    const some = and(gt(importEntries.number, after), lte(importEntries.number, after + rowsPerTurn));
    await tx.delete(importEntries).where(and(eq(importEntries.importId, importId), some));
    await setImmediate();
  }
}
