import type { Context } from '../../context.ts';
import type { Purpose } from '../../data-dir/disk-room.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../refusal.ts';
import { lockStorage, readStorageUse, type StorageUse } from './account-storage.store.ts';

const mb = 1024 * 1024;
/** Who edits the words of a card has its picture twice until the night. */
const moreForEdits = 1.1;

/** Refuses at once, before anything costly is done, what would not be stored in the end. */
export async function requireRoom(context: Context, userId: number, purpose: Purpose = 'new'): Promise<void> {
  await context.disk.require(purpose);
  refuseAbove(await readStorageUse(context.database.orm, userId), 0, quotaFor(context, purpose));
}

/** Refuses bytes that the account has no room for. What `tx` stores of them is counted before another may ask. */
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

function quotaFor({ config }: Context, purpose: Purpose): number {
  if (config.accountStorageMb === 0) return Number.POSITIVE_INFINITY;
  return config.accountStorageMb * mb * (purpose === 'edit' ? moreForEdits : 1);
}

function refuseAbove(use: StorageUse, bytes: number, quotaBytes: number): void {
  if (use.uploads + use.cards + use.imports + bytes <= quotaBytes) return;
  throw new Refusal(
    'storage_full',
    `Your pictures take all the room that an account has: ${inMb(use.uploads)} of photos, ${inMb(use.cards)} of cards' pictures and ${inMb(use.imports)} of imports. What you delete makes room within two days.`,
  );
}

function inMb(bytes: number): string {
  return `${Math.round(bytes / mb).toLocaleString('en-US')} MB`;
}
