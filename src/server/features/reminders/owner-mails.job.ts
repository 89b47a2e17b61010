import type { Context } from '../../context.ts';
import type { JobDefinition } from '../../queue/job-definition.ts';
import { runRecorded } from '../delivery/process-runs.store.ts';
import { sendLookAhead } from './send-look-ahead.ts';
import { sendNotices } from './send-notices.ts';
import { sendReminders } from './send-reminders.ts';

/** Every quarter of an hour: reminders of dates, and notices of cards that did not go out. */
export function sendRemindersJob(context: Context): JobDefinition {
  return {
    name: 'send-reminders',
    concurrency: 1,
    timeoutSeconds: 840,
    handler: async (_, { signal }) => {
      await runRecorded(context.database.orm, 'send-reminders', async () => {
        const notices = await sendNotices(context, signal);
        const reminders = await sendReminders(context, signal);
        return { ...notices, mailed: reminders.mailed, failed: notices.failed + reminders.failed };
      });
    },
  };
}

/** The weekly look-ahead, looked for every hour since Monday morning comes to each zone at another one. */
export function lookAheadJob(context: Context): JobDefinition {
  return {
    name: 'look-ahead',
    concurrency: 1,
    timeoutSeconds: 3000,
    handler: async (_, { signal }) => {
      await runRecorded(context.database.orm, 'look-ahead', () => sendLookAhead(context, signal));
    },
  };
}
