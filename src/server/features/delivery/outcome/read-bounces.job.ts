import type { Context } from '../../../context.ts';
import { storableText } from '../../../http/storable-text.ts';
import { readBounce } from '../../../mail/read-bounce.ts';
import { readMailbox } from '../../../mail/read-mailbox.ts';
import type { Job } from '../../../queue/job-kinds.ts';
import { runRecorded } from '../process-runs.store.ts';
import { findCardByMessage } from './bounces.store.ts';
import { settleBounce } from './settle-bounce.ts';

/**
 * Reads the mailbox for bounced mail. Only a report with the Message-ID of a card counts: nobody except its recipient
 * knows it, and a recipient's forgery can harm no other card.
 */
export function readBouncesJob(context: Context): Job<'read-bounces'> {
  const { config, database } = context;
  return {
    name: 'read-bounces',
    concurrency: 1,
    timeoutSeconds: 240,
    // The job runs again in a few minutes.
    retry: { limit: 0, delaySeconds: 1 },
    handler: async (_, { signal }) => {
      if (!config.bounceMailboxUrl) return;
      const counts = { read: 0, returned: 0, marked: 0 };
      const settle = async (beginning: Uint8Array) => {
        counts.read += 1;
        const report = await readBounce(beginning);
        if (!report?.permanent) return;
        counts.returned += 1;
        for (const messageId of report.messageIds) {
          const card = await findCardByMessage(database.orm, storableText(messageId));
          if (!card) continue;
          counts.marked += await settleBounce(context, [card], {
            kind: 'hard',
            details: storableText(report.details),
            recipients: report.recipients,
          });
          return;
        }
      };
      const { bounceMailboxUrl } = config;
      await runRecorded(database.orm, 'read-bounces', async () => {
        await readMailbox(bounceMailboxUrl, settle, signal);
        return counts;
      });
    },
  };
}
