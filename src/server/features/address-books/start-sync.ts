import { addressBookLimits } from '../../../contract/address-books.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../refusal.ts';
import { type AccountRow, listAccounts, listBooks, updateAccount } from './accounts.store.ts';
import { laneOf, waitingKey } from './sync-run.ts';

/** Throws unless the user may make one more connection. */
export async function requireRoom(db: Executor, userId: number): Promise<void> {
  const known = await listAccounts(db, userId);
  if (known.length >= addressBookLimits.accounts)
    throw invalidField(
      'address',
      t`You have ${addressBookLimits.accounts} connected address books. Disconnect one of them first.`,
    );
}

/** A sync that runs already sees what was changed only the next time, so another one follows it. */
export async function startSync(context: Context, tx: Executor, account: AccountRow): Promise<void> {
  const isTaken = (await listBooks(tx, [account.id])).some((book) => book.isTaken);
  if (!isTaken || account.state === 'stopped') return;
  const job = { accountId: account.id };
  await updateAccount(tx, account.id, { nextSyncAt: context.clock.now() });
  await context.queue.send(tx, laneOf(account).kind, job, { singletonKey: waitingKey(job) });
}
