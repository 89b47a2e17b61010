import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { inLanguageOfAccount } from '../accounts/public.ts';
import { findMessageAddress } from './message-address.store.ts';
import { sendToService } from './message-service.ts';
import { messageOf } from './news-message.ts';

/** Sends one message to the service that the user chose. Its id lets Matrix drop a repeat. */
export function sendMessageJob(context: Context): Job<'send-message'> {
  const { database, secretKey, config, log } = context;
  return {
    name: 'send-message',
    concurrency: 5,
    retry: { limit: 6, delaySeconds: 60, maxDelaySeconds: 3600 },
    handler: async (newsFor, { signal }) => {
      const { userId, news } = newsFor;
      const row = await findMessageAddress(database.orm, userId);
      const message = row && (await inLanguageOfAccount(database.orm, userId, () => messageOf(context, newsFor)));
      if (!message) return;
      const { title, body, path } = message;
      const id = secretKey.derive('message', userId, JSON.stringify(news));
      const sent = await sendToService(context, row, { title, body, link: `${config.publicUrl}${path}`, id }, signal);
      if (sent.outcome === 'later') throw new Error(sent.reply);
      if (sent.outcome === 'refused') log.warn({ userId }, 'a message to a service was refused');
    },
  };
}
