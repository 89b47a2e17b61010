import type { Context } from './context.ts';
import { removeFilesJob } from './features/account-data/remove-files.job.ts';
import { mailAccountLinkJob } from './features/accounts/mail-account-link.job.ts';
import { mailPasswordResetJob } from './features/accounts/mail-password-reset.job.ts';
import { generateUpcomingCardsJob } from './features/automatic-cards/generate-upcoming-cards.job.ts';
import { makeAutomaticCardJob } from './features/automatic-cards/make-automatic-card.job.ts';
import { rescheduleCardsOfPerson } from './features/cards/card-schedule.store.ts';
import { saveRegenerated } from './features/cards/save-regenerated.ts';
import { applyImportJob } from './features/contacts/import/apply-import.job.ts';
import { processScheduledCardsJob } from './features/delivery/process-scheduled-cards.job.ts';
import { readBouncesJob } from './features/delivery/read-bounces.job.ts';
import { makeAutomaticOptions } from './features/generation/make-automatic-options.ts';
import { reviveGenerationsJob } from './features/generation/revive-generations.job.ts';
import { runGenerationJob } from './features/generation/run-generation.job.ts';
import { sendPushJob } from './features/push/send-push.job.ts';
import { lookAheadJob, sendRemindersJob } from './features/reminders/owner-mails.job.ts';
import { watchDiskJob } from './features/reminders/watch-disk.job.ts';
import { catchUpJob } from './features/system/catch-up.job.ts';
import { tidyUpJob } from './features/system/tidy-up.job.ts';

/** Every kind of job, and when the recurring ones run (UTC). */
export function registerJobs(context: Context): void {
  const sweep = processScheduledCardsJob(context);
  context.queue.register(mailAccountLinkJob(context));
  context.queue.register(mailPasswordResetJob(context));
  context.queue.register(removeFilesJob(context));
  context.queue.register(applyImportJob(context, rescheduleCardsOfPerson));
  context.queue.register(runGenerationJob(context, saveRegenerated(context)));
  const tidyUp = tidyUpJob(context);
  const generate = generateUpcomingCardsJob(context, makeAutomaticOptions);
  context.queue.register(makeAutomaticCardJob(context, makeAutomaticOptions));
  context.queue.register(generate);
  context.queue.register(sendPushJob(context));
  const reminders = sendRemindersJob(context);
  const lookAhead = lookAheadJob(context);
  context.queue.register(reminders);
  context.queue.register(lookAhead);
  const bounces = readBouncesJob(context);
  context.queue.register(bounces);
  if (context.config.bounceMailboxUrl) context.queue.schedule(bounces.name, '*/5 * * * *');
  const revive = reviveGenerationsJob(context);
  context.queue.register(revive);
  context.queue.register(sweep);
  context.queue.register(tidyUp);
  const watchDisk = watchDiskJob(context);
  context.queue.register(watchDisk);
  context.queue.schedule(watchDisk.name, '*/5 * * * *');
  const catchUp = catchUpJob(context);
  context.queue.register(catchUp);
  context.queue.schedule(revive.name, '* * * * *');
  context.queue.schedule(generate.name, '0 */12 * * *');
  context.queue.schedule(reminders.name, '*/15 * * * *');
  context.queue.schedule(lookAhead.name, '5 * * * *');
  context.queue.schedule(sweep.name, '0 * * * *');
  context.queue.schedule(tidyUp.name, '30 3 * * *');
  // Ten minutes after all others, so that it finds what was missed and not what is about to run.
  context.queue.schedule(catchUp.name, '10 * * * *');
}
