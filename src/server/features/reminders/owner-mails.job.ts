import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { rollDates } from '../automatic-cards/public.ts';
import { explainRun, isFirstOfHour, runRecorded } from '../delivery/public.ts';
import { sendCardsToPost } from './send-cards-to-post.ts';
import { sendLookAhead } from './send-look-ahead.ts';
import { sendMemberReminders } from './send-member-reminders.ts';
import { sendNotices } from './send-notices.ts';
import { sendReminders } from './send-reminders.ts';

/** Every quarter of an hour: reminders of dates and of cards to post, and notices of cards that were not sent. */
export function sendRemindersJob(context: Context): Job<'send-reminders'> {
  return {
    name: 'send-reminders',
    concurrency: 1,
    timeoutSeconds: 840,
    handler: async (_, { signal }) => {
      const { orm } = context.database;
      await runRecorded(orm, 'send-reminders', async (runId) => {
        const notices = await sendNotices(context, signal);
        // Includes dates that were entered since the last scan.
        await rollDates(context, signal);
        const reminders = await sendReminders(context, signal, await isFirstOfHour(orm, 'send-reminders', runId));
        const members = await sendMemberReminders(context, signal);
        const posts = await sendCardsToPost(context, signal);
        const cause = posts.cause ?? members.cause ?? reminders.cause ?? notices.cause;
        if (cause) await explainRun(orm, runId, cause);
        return {
          notices: notices.mailed,
          mailed: reminders.mailed + members.mailed + posts.mailed,
          failed: notices.failed + reminders.failed + members.failed + posts.failed,
          waiting: notices.waiting + reminders.waiting + members.waiting + posts.waiting,
          givenUp: notices.givenUp + reminders.givenUp + members.givenUp + posts.givenUp,
        };
      });
    },
  };
}

/** The weekly look-ahead. Runs every hour, because Monday morning starts at a different hour in each zone. */
export function lookAheadJob(context: Context): Job<'look-ahead'> {
  return {
    name: 'look-ahead',
    concurrency: 1,
    timeoutSeconds: 3000,
    handler: async (_, { signal }) => {
      const { orm } = context.database;
      await runRecorded(orm, 'look-ahead', async (runId) => {
        await rollDates(context, signal);
        const { cause, ...counts } = await sendLookAhead(context, signal);
        if (cause) await explainRun(orm, runId, cause);
        return counts;
      });
    },
  };
}
