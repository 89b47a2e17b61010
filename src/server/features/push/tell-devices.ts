import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import type { News } from '../../queue/job-kinds.ts';
import { listDeviceIds } from './push-subscriptions.store.ts';

/** Queues a message to every subscribed browser of a user, in the same transaction. */
export async function tellDevices(context: Context, tx: Executor, userId: number, news: News[]): Promise<void> {
  const deviceIds = await listDeviceIds(tx, userId);
  const jobs = deviceIds.flatMap((deviceId) => news.map((each) => ({ userId, deviceId, news: each })));
  if (jobs.length > 0) await context.queue.sendMany(tx, 'send-push', jobs);
}
