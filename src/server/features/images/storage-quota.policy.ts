import { eq, sql } from 'drizzle-orm';
import { inSize } from '../../../contract/amounts.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { lowDiskMessage, type Purpose } from '../../data-dir/disk-room.ts';
import type { Executor } from '../../db/executor.ts';
import { images } from '../../db/tables/images.ts';
import { imports } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { Refusal } from '../../refusal.ts';

const mb = 1024 * 1024;
/** Editing the words of a card keeps its old picture until the nightly cleanup, so edits get some extra space. */
const moreForEdits = 1.1;

/** Throws early, before anything costly, if the result could not be stored anyway. */
export async function requireRoom(context: Context, userId: number, purpose: Purpose = 'new'): Promise<void> {
  await context.disk.require(purpose);
  refuseAbove(await readStorageUse(context.database.orm, userId), 0, quotaFor(context, purpose));
}

/** Throws if the bytes exceed the account's quota. What `tx` stores of them counts before the next check. */
export async function requireQuota(
  context: Context,
  tx: Executor,
  userId: number,
  bytes: number,
  purpose: Purpose = 'new',
): Promise<void> {
  await lockStorage(tx, userId);
  refuseAbove(await readStorageUse(tx, userId), bytes, quotaFor(context, purpose));
}

/** Why new pictures of so many bytes in all will not fit, in words; null if they will. */
export async function roomProblem(
  context: Context,
  db: Executor,
  userId: number,
  bytes: number,
): Promise<string | null> {
  const { uploads, cards, imports } = await readStorageUse(db, userId);
  const left = Math.max(0, quotaFor(context, 'new') - uploads - cards - imports);
  if (bytes > left) {
    return t`These cards need about ${inSize(bytes)} of room, and your account has ${inSize(left)} left. Choose fewer contacts, or delete cards that you no longer need.`;
  }
  const { state, freeBytes, totalBytes, reserveBytes } = await context.disk.look();
  const isShort = state !== 'enough' || (totalBytes > 0 && freeBytes - reserveBytes < bytes);
  return isShort ? lowDiskMessage : null;
}

function quotaFor({ config }: Context, purpose: Purpose): number {
  if (config.accountStorageMb === 0) return Number.POSITIVE_INFINITY;
  return config.accountStorageMb * mb * (purpose === 'edit' ? moreForEdits : 1);
}

function refuseAbove(use: StorageUse, bytes: number, quotaBytes: number): void {
  if (use.uploads + use.cards + use.imports + bytes <= quotaBytes) return;
  throw new Refusal(
    'storage_full',
    t`Your pictures take all the room that an account has: ${inSize(use.uploads)} of photos, ${inSize(use.cards)} of cards' pictures and ${inSize(use.imports)} of imports. What you delete makes room within two days.`,
  );
}

/** The size of an account's files, in bytes. */
type StorageUse = { uploads: number; cards: number; imports: number };

async function readStorageUse(db: Executor, userId: number): Promise<StorageUse> {
  const sumOf = (kind: 'upload' | 'card') =>
    sql<number>`coalesce(sum(${images.bytes}) filter (where ${images.kind} = ${kind}), 0)::float8`;
  const [stored] = await db
    .select({ uploads: sumOf('upload'), cards: sumOf('card') })
    .from(images)
    .where(eq(images.userId, userId));
  const [waiting] = await db
    .select({ imports: sql<number>`coalesce(sum(${imports.photoBytes}), 0)::float8` })
    .from(imports)
    .where(eq(imports.userId, userId));
  return { uploads: stored?.uploads ?? 0, cards: stored?.cards ?? 0, imports: waiting?.imports ?? 0 };
}

/** Blocks other storing for the account until the transaction ends. */
async function lockStorage(tx: Executor, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
