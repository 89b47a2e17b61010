import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import type { News, NewsFor } from '../../queue/job-kinds.ts';
import { listApprovers } from '../accounts/public.ts';
import { findMessageAddress } from './message-address.store.ts';
import { listDeviceIds } from './push-subscriptions.store.ts';

/**
 * Queues a message to every subscribed browser of a user and to their service, in the same transaction. Of a draft that
 * waits, also to the members who may approve it.
 */
export async function sendNews(context: Context, tx: Executor, userId: number, news: News[]): Promise<void> {
  if (news.length === 0) return;
  await queueNews(context, tx, { userId }, news);
  const drafts = news.filter(({ kind }) => kind === 'draft');
  if (drafts.length === 0) return;
  for (const { memberId, membershipId } of await listApprovers(tx, userId))
    await queueNews(context, tx, { userId: memberId, membershipId }, drafts);
}

async function queueNews(context: Context, tx: Executor, reader: Omit<NewsFor, 'news'>, news: News[]): Promise<void> {
  const deviceIds = await listDeviceIds(tx, reader.userId);
  const jobs = deviceIds.flatMap((deviceId) => news.map((each) => ({ ...reader, deviceId, news: each })));
  if (jobs.length > 0) await context.queue.sendMany(tx, 'send-push', jobs);
  if (!(await findMessageAddress(tx, reader.userId))) return;
  await context.queue.sendMany(
    tx,
    'send-message',
    news.map((each) => ({ ...reader, news: each })),
  );
}
