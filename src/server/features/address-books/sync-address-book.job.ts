import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { findDueAccounts, updateAccount } from './accounts.store.ts';
import { syncAccount, waitingKey } from './sync-account.ts';

const dayMs = 86_400_000;
const setAsideWords =
  'Fondly stopped twice while it read this address book, so it tries again only tomorrow. A photo in it may be damaged.';

/** Syncs one account. */
export function syncAddressBookJob(context: Context): Job<'sync-address-book'> {
  return {
    name: 'sync-address-book',
    // A slow server holds up no other account.
    concurrency: 1,
    batchSize: 1,
    workers: 3,
    retry: { limit: 2, delaySeconds: 60 },
    timeoutSeconds: 3600,
    material: {
      key: ({ accountId }) => String(accountId),
      setAside: async ({ accountId }) => {
        context.log.error({ accountId }, 'the sync of an address book was set aside: the process died under it twice');
        const nextSyncAt = new Date(context.clock.now().getTime() + dayMs);
        await updateAccount(context.database.orm, accountId, { problem: setAsideWords, nextSyncAt });
      },
    },
    handler: ({ accountId }, run) => syncAccount(context, accountId, run),
  };
}

/** Sends a job for each account whose sync is due, also after a process died during one. */
export function syncAddressBooksJob(context: Context): Job<'sync-address-books'> {
  const { database, queue, clock } = context;
  return {
    name: 'sync-address-books',
    isAlone: true,
    handler: async () => {
      const due = await findDueAccounts(database.orm, clock.now());
      const jobs = due.map((accountId) => ({ accountId }));
      if (jobs.length > 0) await queue.sendMany(database.orm, 'sync-address-book', jobs, { keyOf: waitingKey });
    },
  };
}
