import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import type { JobRun } from '../../queue/job-definition.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { findDueAccounts, updateAccount } from './accounts.store.ts';
import { syncAccount } from './sync-account.ts';
import { laneOf, lanes, waitingKey } from './sync-run.ts';

const dayMs = 86_400_000;
const setAsideWords = t`Fondly stopped twice while it read this address book, so it tries again only tomorrow. A photo in it may be damaged.`;

/** Syncs one account whose server answers at once. */
export function syncAddressBookJob(context: Context): Job<'sync-address-book'> {
  const handler = ({ accountId }: { accountId: number }, run: JobRun) =>
    syncAccount(context, accountId, run, lanes.quick);
  return { name: 'sync-address-book', workers: 3, handler, ...usual(context) };
}

/** Goes on with accounts that take long, apart from the others. */
export function syncSlowAddressBookJob(context: Context): Job<'sync-slow-address-book'> {
  const handler = ({ accountId }: { accountId: number }, run: JobRun) =>
    syncAccount(context, accountId, run, lanes.slow);
  return { name: 'sync-slow-address-book', workers: 2, handler, ...usual(context) };
}

function usual(context: Context) {
  return {
    concurrency: 1,
    batchSize: 1,
    retry: { limit: 2, delaySeconds: 60 },
    // Drawing photos comes on top of the time that the server may take.
    timeoutSeconds: 900,
    material: {
      key: ({ accountId }: { accountId: number }) => String(accountId),
      setAside: async ({ accountId }: { accountId: number }) => {
        context.log.error({ accountId }, 'the sync of an address book was set aside: the process died under it twice');
        const nextSyncAt = new Date(context.clock.now().getTime() + dayMs);
        await updateAccount(context.database.orm, accountId, { problem: setAsideWords, nextSyncAt });
      },
    },
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
      for (const lane of Object.values(lanes)) {
        const jobs = due.filter((account) => laneOf(account) === lane).map(({ id: accountId }) => ({ accountId }));
        if (jobs.length > 0) await queue.sendMany(database.orm, lane.kind, jobs, { keyOf: waitingKey });
      }
    },
  };
}
