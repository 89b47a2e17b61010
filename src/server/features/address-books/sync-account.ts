import { randomUUID } from 'node:crypto';
import type { SyncSummary } from '../../../contract/address-books.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { createDavClient } from '../../dav/dav-client.ts';
import { DavProblem } from '../../dav/dav-problem.ts';
import type { JobRun } from '../../queue/job-definition.ts';
import { unseal } from '../../secrets/seal.ts';
import { findUser } from '../accounts/public.ts';
import {
  type AccountRow,
  claimDueAccount,
  findLeaseEnd,
  holdLease,
  LeaseLost,
  listBooks,
  prolongEveryMs,
  releaseAccount,
} from './accounts.store.ts';
import { countSync } from './entries.store.ts';
import { listCards } from './list-cards.ts';
import type { Counts, SyncRun } from './sync-run.ts';
import { takeCards } from './take-cards.ts';

export const passwordPurpose = 'address book password';

const everyMs = 6 * 3_600_000;
const firstWaitMs = 15 * 60_000;
const longestWaitMs = 24 * 3_600_000;
const lostKeyWords =
  'The password cannot be read any more, because the key of this installation changed. Enter it again.';

/**
 * Brings the contacts of an account up to date with its address books. Only one run at a time has an account; a run
 * that is not due, or whose account another one has, does nothing. What the server does wrong is kept as a problem in
 * words and tried again later and later; a refused password stops the account.
 */
export async function syncAccount(context: Context, accountId: number, job: JobRun): Promise<void> {
  const { orm } = context.database;
  const lease = randomUUID();
  const account = await claimDueAccount(orm, accountId, lease, context.clock.now());
  if (!account) {
    await tryAfterOther(context, accountId);
    return;
  }
  const password = unseal(context.secretKey, passwordPurpose, account.sealedPassword);
  const books = (await listBooks(orm, [account.id])).filter(({ isTaken }) => isTaken);
  const [first] = books;
  if (password === null) {
    await releaseAccount(orm, account, lease, { state: 'stopped', problem: lostKeyWords, nextSyncAt: null });
    return;
  }
  if (!first) {
    await releaseAccount(orm, account, lease, { nextSyncAt: null });
    return;
  }
  const client = createDavClient(
    first.href,
    { username: account.username, password },
    { allowPrivate: context.config.carddavAllowPrivate, signal: job.signal },
  );
  const prolonging = setInterval(() => void holdLease(orm, account.id, lease).catch(() => {}), prolongEveryMs);
  const counts: Counts = { linked: 0, asked: 0, vanished: 0, unreadable: 0 };
  try {
    const today = todayIn(context.clock, (await findUser(orm, account.userId))?.timeZone ?? 'UTC');
    const run: SyncRun = { account, lease, client, today, signal: job.signal, gotFurther: job.gotFurther };
    for (const book of books) {
      await holdLease(orm, account.id, lease);
      counts.vanished += await listCards(context, run, book);
    }
    for (const book of books) await takeCards(context, run, book, counts);
    await releaseAccount(orm, account, lease, await afterSuccess(context, account, counts));
  } catch (error) {
    if (error instanceof LeaseLost) return;
    const isOurs = !(error instanceof DavProblem) && !job.signal.aborted;
    // Also after an exception of our own: the account must not be tried every minute.
    const fields = error instanceof DavProblem || isOurs ? afterProblem(context, account, error) : {};
    await releaseAccount(orm, account, lease, fields);
    if (!(error instanceof DavProblem)) throw error;
    context.log.info({ accountId, reason: error.reason }, 'an address book could not be read');
  } finally {
    clearInterval(prolonging);
    await client.close();
  }
}

/** The other run may have died with its process: what it was doing is due again when its lease ends. */
async function tryAfterOther({ database, queue, clock }: Context, accountId: number): Promise<void> {
  const startAfter = await findLeaseEnd(database.orm, accountId, clock.now());
  const job = { accountId };
  if (startAfter)
    await queue.send(database.orm, 'sync-address-book', job, { singletonKey: waitingKey(job), startAfter });
}

/** Only one job for an account waits at a time. */
export const waitingKey = ({ accountId }: { accountId: number }) => `account ${accountId}`;

async function afterSuccess(context: Context, account: AccountRow, counts: Counts): Promise<Partial<AccountRow>> {
  const now = context.clock.now();
  const done = await countSync(context.database.orm, account.id, account.sync);
  const changes: SyncSummary = { ...done, ...counts };
  const isChanged = done.added + done.changed + counts.asked + counts.vanished + counts.unreadable > 0;
  return {
    failures: 0,
    problem: null,
    lastSyncAt: now,
    nextSyncAt: new Date(now.getTime() + everyMs),
    ...(done.added + done.changed > 0 && { sync: account.sync + 1 }),
    ...(isChanged && { lastChanges: changes }),
  };
}

function afterProblem({ clock }: Context, { failures }: AccountRow, error: unknown): Partial<AccountRow> {
  const problem = error instanceof DavProblem ? error : null;
  if (problem?.reason === 'password') return { state: 'stopped', problem: problem.message, nextSyncAt: null };
  const growing = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(failures, 10));
  const waitMs = Math.min(longestWaitMs, Math.max(growing, problem?.retryAfterMs ?? 0));
  return {
    failures: failures + 1,
    problem: problem?.message ?? 'Fondly could not take what the address book has. Please tell its operator.',
    nextSyncAt: new Date(clock.now().getTime() + waitMs),
  };
}
