import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import type { News } from '../../queue/job-kinds.ts';
import { findMessageAddress } from './message-address.store.ts';
import { listDeviceIds } from './push-subscriptions.store.ts';

/** Queues a message to every subscribed browser of a user and to their service, in the same transaction. */
export async function sendNews(context: Context, tx: Executor, userId: number, news: News[]): Promise<void> {
  const deviceIds = await listDeviceIds(tx, userId);
  const jobs = deviceIds.flatMap((deviceId) => news.map((each) => ({ userId, deviceId, news: each })));
  if (jobs.length > 0) await context.queue.sendMany(tx, 'send-push', jobs);
  if (news.length === 0 || !(await findMessageAddress(tx, userId))) return;
  await context.queue.sendMany(
    tx,
    'send-message',
    news.map((each) => ({ userId, news: each })),
  );
}
