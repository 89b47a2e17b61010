import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { listDeviceIds } from './push-subscriptions.store.ts';
import { sendPushJobName } from './send-push-job-name.ts';

/** The news for a user's browsers: an automatic draft waits, or a date is near. */
export type News = { kind: 'draft'; cardId: number } | { kind: 'reminder'; dateId: number; occurrenceDate: string };

/** One message to one browser. */
export type PushJob = { userId: number; deviceId: number; news: News };

/** Queues a message to every subscribed browser of a user, in the same transaction. */
export async function tellDevices(context: Context, tx: Executor, userId: number, news: News[]): Promise<void> {
  const deviceIds = await listDeviceIds(tx, userId);
  const jobs = deviceIds.flatMap((deviceId) => news.map((each): PushJob => ({ userId, deviceId, news: each })));
  if (jobs.length > 0) await context.queue.sendMany(tx, sendPushJobName, jobs);
}
