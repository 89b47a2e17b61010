import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { sendWebhooks } from './send-webhooks.ts';

/** Sends what waits for webhooks, and tells the owners of those that it stopped. `tellOwners` is a later feature's. */
export function sendWebhooksJob(
  context: Context,
  tellOwners: (context: Context, signal: AbortSignal) => Promise<void>,
): Job<'send-webhooks'> {
  return {
    name: 'send-webhooks',
    isAlone: true,
    concurrency: 1,
    timeoutSeconds: 300,
    handler: async (_, { signal }) => {
      await sendWebhooks(context, signal);
      await tellOwners(context, signal);
    },
  };
}
