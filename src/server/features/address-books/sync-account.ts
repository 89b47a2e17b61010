import { randomUUID } from 'node:crypto';
import type { SyncSummary } from '../../../contract/address-books.ts';
import { t } from '../../../contract/translate.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { createDavClient, type DavLogin } from '../../dav/dav-client.ts';
import { DavProblem } from '../../dav/dav-problem.ts';
import type { UnfinishedSync } from '../../db/tables/address-books.ts';
import type { JobRun } from '../../queue/job-definition.ts';
import { unseal } from '../../secrets/seal.ts';
import { findUser } from '../accounts/public.ts';
import {
  type AccountRow,
  type BookRow,
  claimDueAccount,
  findLeaseEnd,
  holdLease,
  LeaseLost,
  listBooks,
  prolongEveryMs,
  releaseAccount,
} from './accounts.store.ts';
import { countSync } from './entries.store.ts';
import { googleLogin } from './google-login.ts';
import { listCards } from './list-cards.ts';
import { type Lane, lanes, mostCardsAtOnce, type SyncRun, waitingKey } from './sync-run.ts';
import { takeCards } from './take-cards.ts';
import { writeDays } from './write-days.ts';

export const passwordPurpose = 'address book password';

const everyMs = 6 * 3_600_000;
const firstWaitMs = 15 * 60_000;
const longestWaitMs = 24 * 3_600_000;
const incompleteWords = t`The server could not give out some of the contacts. They are asked for again next time.`;
const lostKeyWords = t`The password cannot be read any more, because the key of this installation changed. Connect again.`;

/**
 * Brings the contacts of an account up to date with its address books. Only one run at a time has an account; a run
 * that is not due, or whose account another one has, does nothing. What the server does wrong is kept as a problem in
 * words and tried again later and later; a refused password stops the account. A run that takes longer than its lane
 * allows leaves the rest to the next one.
 */
export async function syncAccount(context: Context, accountId: number, job: JobRun, lane: Lane): Promise<void> {
  const { orm } = context.database;
  const lease = randomUUID();
  const startedAt = context.clock.now().getTime();
  const account = await claimDueAccount(orm, accountId, lease, context.clock.now());
  if (!account) {
    await tryAfterOther(context, accountId, lane);
    return;
  }
  const secret = unseal(context.secretKey, passwordPurpose, account.sealedPassword);
  const books = (await listBooks(orm, [account.id])).filter(({ isTaken }) => isTaken);
  const [first] = books;
  if (secret === null) {
    await releaseAccount(orm, account, lease, { state: 'stopped', problem: lostKeyWords, nextSyncAt: null });
    return;
  }
  if (!first) {
    await releaseAccount(orm, account, lease, { nextSyncAt: null });
    return;
  }
  // The slice is checked between requests; this ends those that hang.
  const end = new AbortController();
  const ending = setTimeout(() => end.abort(new DavProblem('timeout')), lane.sliceMs + lane.answerMs);
  const client = createDavClient(first.href, loginOf(context, account, secret), context.outgoing, {
    signal: AbortSignal.any([job.signal, end.signal]),
    answerMs: lane.answerMs,
  });
  const prolonging = setInterval(() => void holdLease(orm, account.id, lease).catch(() => {}), prolongEveryMs);
  const progress = account.unfinished ?? freshProgress();
  const elapsed = () => context.clock.now().getTime() - startedAt;
  try {
    const today = todayIn(context.clock, (await findUser(orm, account.userId))?.timeZone ?? 'UTC');
    const { signal, gotFurther } = job;
    const isOver = () => elapsed() >= lane.sliceMs;
    const run: SyncRun = {
      account,
      lease,
      lane,
      client,
      today,
      signal,
      gotFurther,
      progress,
      isOver,
      deadHosts: new Map(),
    };
    if (await syncBooks(context, run, books))
      await releaseAccount(orm, account, lease, await afterSuccess(context, account, progress, elapsed()));
    else await goOnLater(context, account, lease, progress);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    const problem = error instanceof DavProblem ? error : null;
    // Slow is no problem yet: the other lane has more time.
    if (problem?.reason === 'timeout' && lane.kind === lanes.quick.kind) {
      await goOnLater(context, account, lease, progress);
      return;
    }
    // Also after an exception of our own: the account must not be tried every minute.
    const isStopping = !problem && job.signal.aborted;
    await releaseAccount(orm, account, lease, isStopping ? {} : afterProblem(context, account, progress, error));
    if (!problem) throw error;
    context.log.info({ accountId, reason: problem.reason }, 'an address book could not be read');
  } finally {
    clearTimeout(ending);
    clearInterval(prolonging);
    await client.close();
  }
}

/** False if the run is over before everything is read. */
async function syncBooks(context: Context, run: SyncRun, books: BookRow[]): Promise<boolean> {
  for (const book of books) {
    await holdLease(context.database.orm, run.account.id, run.lease);
    if (!(await listCards(context, run, book))) return false;
    if (run.isOver()) return false;
  }
  const { bookId } = run.progress;
  const from = Math.max(
    0,
    books.findIndex(({ id }) => id === bookId),
  );
  // Books before the one where an earlier run ended may have changed since.
  const inOrder = [...books.slice(from), ...books.slice(0, from)];
  for (const book of inOrder) if (!(await takeCards(context, run, book))) return false;
  if (run.account.writesDates) for (const book of inOrder) if (!(await writeInto(context, run, book))) return false;
  return true;
}

async function writeInto(context: Context, run: SyncRun, book: BookRow): Promise<boolean> {
  const end = await writeDays(context, run, book);
  if (end === 'over') return false;
  if (end === 'done') return true;
  // From the beginning: what changed meanwhile is compared, and asked about.
  run.progress.bookId = null;
  return takeCards(context, run, book);
}

function loginOf(context: Context, { login, username }: AccountRow, secret: string): DavLogin {
  return login === 'google' ? googleLogin(context, secret) : { username, password: secret };
}

function freshProgress(): UnfinishedSync {
  const counts = { linked: 0, asked: 0, vanished: 0, unreadable: 0, written: 0 };
  return { counts, cardsAtOnce: mostCardsAtOnce, bookId: null, after: 0, skipped: [] };
}

/** The next run goes on, behind the slow accounts that wait. */
async function goOnLater(
  context: Context,
  account: AccountRow,
  lease: string,
  unfinished: UnfinishedSync,
): Promise<void> {
  const { database, queue, clock } = context;
  await releaseAccount(database.orm, account, lease, { unfinished, isSlow: true, nextSyncAt: clock.now() });
  const job = { accountId: account.id };
  await queue.send(database.orm, lanes.slow.kind, job, { singletonKey: waitingKey(job) });
}

/** The other run may have died with its process: what it was doing is due again when its lease ends. */
async function tryAfterOther({ database, queue, clock }: Context, accountId: number, lane: Lane): Promise<void> {
  const startAfter = await findLeaseEnd(database.orm, accountId, clock.now());
  const job = { accountId };
  if (startAfter) await queue.send(database.orm, lane.kind, job, { singletonKey: waitingKey(job), startAfter });
}

async function afterSuccess(
  context: Context,
  account: AccountRow,
  { counts, skipped }: UnfinishedSync,
  elapsedMs: number,
): Promise<Partial<AccountRow>> {
  const now = context.clock.now();
  const done = await countSync(context.database.orm, account.id, account.sync);
  const changes: SyncSummary = { ...done, ...counts };
  const counted = counts.asked + counts.vanished + counts.unreadable + counts.written;
  const isChanged = done.added + done.changed + counted > 0;
  return {
    failures: 0,
    problem: skipped.length > 0 ? incompleteWords : null,
    unfinished: null,
    isSlow: elapsedMs >= lanes.quick.sliceMs,
    lastSyncAt: now,
    nextSyncAt: new Date(now.getTime() + everyMs),
    ...(done.added + done.changed > 0 && { sync: account.sync + 1 }),
    ...(isChanged && { lastChanges: changes }),
  };
}

function afterProblem(
  { clock }: Context,
  { failures }: AccountRow,
  { counts }: UnfinishedSync,
  error: unknown,
): Partial<AccountRow> {
  const problem = error instanceof DavProblem ? error : null;
  // What was counted is told when a sync ends well; the next one begins with the first card that is open.
  const unfinished = { ...freshProgress(), counts };
  if (problem?.reason === 'password' || problem?.reason === 'revoked')
    return { state: 'stopped', problem: problem.message, nextSyncAt: null, unfinished };
  const growing = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(failures, 10));
  const waitMs = Math.min(longestWaitMs, Math.max(growing, problem?.retryAfterMs ?? 0));
  return {
    failures: failures + 1,
    problem: problem?.message ?? t`Fondly could not take what the address book has. Please tell its operator.`,
    unfinished,
    isSlow: true,
    nextSyncAt: new Date(clock.now().getTime() + waitMs),
  };
}
