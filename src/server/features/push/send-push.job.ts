import type { Context } from '../../context.ts';
import type { PushOptions } from '../../push/push-service.ts';
import type { Job, News } from '../../queue/job-kinds.ts';
import { inLanguageOfAccount } from '../accounts/public.ts';
import { messageOf } from './news-message.ts';
import { findDevice, noteSent, removeDevice } from './push-subscriptions.store.ts';

const daySeconds = 86_400;
/** A draft stays relevant for the two weeks before, an answer or a failure always; a reminder only today. */
const handling: Record<News['kind'], Pick<PushOptions, 'ttlSeconds' | 'urgency'>> = {
  draft: { ttlSeconds: 7 * daySeconds, urgency: 'low' },
  reminder: { ttlSeconds: daySeconds, urgency: 'normal' },
  answer: { ttlSeconds: 7 * daySeconds, urgency: 'normal' },
  failure: { ttlSeconds: 7 * daySeconds, urgency: 'normal' },
};
const topicLength = 32;

/** Sends one message to one browser. A repeated message replaces the first: both have the same topic and tag. */
export function sendPushJob(context: Context): Job<'send-push'> {
  const { database, clock, push, secretKey, log } = context;
  return {
    name: 'send-push',
    concurrency: 5,
    retry: { limit: 6, delaySeconds: 60, maxDelaySeconds: 3600 },
    handler: async ({ deviceId, ...newsFor }, { signal }) => {
      const { userId, news } = newsFor;
      const device = await findDevice(database.orm, userId, deviceId);
      const message = device && (await inLanguageOfAccount(database.orm, userId, () => messageOf(context, newsFor)));
      if (!message) return;
      const topic = secretKey.derive('push-topic', userId, message.tag).slice(0, topicLength);
      const options = { ...handling[news.kind], topic, signal };
      const { outcome, reply } = await push.send(device, JSON.stringify(message), options);
      if (outcome === 'later') throw new Error(reply);
      if (outcome === 'gone') await removeDevice(database.orm, userId, device.endpoint);
      if (outcome === 'refused') log.warn({ userId, reply }, 'a message to a browser was refused');
      if (outcome === 'accepted') await noteSent(database.orm, deviceId, clock.now());
    },
  };
}
