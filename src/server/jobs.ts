import type { Context } from './context.ts';
import { bringInAccountJob } from './features/account-data/arrival/bring-in-account.job.ts';
import { removeFilesJob } from './features/account-data/remove-files.job.ts';
import { mailAccountLinkJob } from './features/accounts/mail-account-link.job.ts';
import { mailPasswordResetJob } from './features/accounts/mail-password-reset.job.ts';
import {
  syncAddressBookJob,
  syncAddressBooksJob,
  syncSlowAddressBookJob,
} from './features/address-books/sync-address-book.job.ts';
import { mailAnswersJob } from './features/answers/mail-answers.job.ts';
import { generateUpcomingCardsJob } from './features/automatic-cards/generate-upcoming-cards.job.ts';
import { makeAutomaticCardJob } from './features/automatic-cards/make-automatic-card.job.ts';
import { backUpJob } from './features/backups/back-up.job.ts';
import { rescheduleCardsOfPerson } from './features/cards/card-schedule.store.ts';
import { saveRegenerated } from './features/cards/save-regenerated.ts';
import { applyImportJob } from './features/contacts/import/apply-import.job.ts';
import { readBouncesJob } from './features/delivery/outcome/read-bounces.job.ts';
import { processScheduledCardsJob } from './features/delivery/process-scheduled-cards.job.ts';
import { makeAutomaticOptions } from './features/generation/make-automatic-options.ts';
import { reviveGenerationsJob } from './features/generation/revive-generations.job.ts';
import { runGenerationJob } from './features/generation/run-generation.job.ts';
import { sendMessageJob } from './features/push/send-message.job.ts';
import { sendPushJob } from './features/push/send-push.job.ts';
import { mailStoppedWebhooks } from './features/reminders/mail-stopped-webhooks.ts';
import { lookAheadJob, sendRemindersJob } from './features/reminders/owner-mails.job.ts';
import { watchDiskJob } from './features/reminders/watch-disk.job.ts';
import { makeRoundCardJob } from './features/rounds/make-round-card.job.ts';
import { reviveRoundsJob } from './features/rounds/revive-rounds.job.ts';
import { mailSigningJob } from './features/signing/mail-signing.job.ts';
import { catchUpJob } from './features/system/catch-up.job.ts';
import { tidyUpJob } from './features/system/tidy-up.job.ts';
import { sendWebhooksJob } from './features/webhooks/send-webhooks.job.ts';

/** Every kind of job, and the schedules of the recurring ones (UTC). */
export function registerJobs(context: Context): void {
  const { queue, config } = context;
  queue.register(mailAccountLinkJob(context));
  queue.register(mailPasswordResetJob(context));
  queue.register(removeFilesJob(context));
  queue.register(bringInAccountJob(context));
  queue.register(applyImportJob(context, rescheduleCardsOfPerson));
  queue.register(syncAddressBookJob(context));
  queue.register(syncSlowAddressBookJob(context));
  queue.register(syncAddressBooksJob(context));
  queue.schedule('sync-address-books', '*/5 * * * *', {});
  queue.register(runGenerationJob(context, saveRegenerated(context)));
  queue.register(makeAutomaticCardJob(context, makeAutomaticOptions));
  queue.register(makeRoundCardJob(context, makeAutomaticOptions));
  queue.register(reviveRoundsJob(context));
  queue.schedule('revive-rounds', '*/5 * * * *', {});
  queue.register(sendPushJob(context));
  queue.register(sendMessageJob(context));
  queue.register(sendWebhooksJob(context, mailStoppedWebhooks));
  queue.schedule('send-webhooks', '* * * * *', {});
  queue.register(mailAnswersJob(context));
  queue.schedule('mail-answers', '*/5 * * * *', {});
  queue.register(generateUpcomingCardsJob(context, makeAutomaticOptions));
  queue.schedule('generate-upcoming-cards', '0 */12 * * *', {});
  queue.register(processScheduledCardsJob(context));
  queue.schedule('process-scheduled-cards', '0 * * * *', {});
  queue.register(sendRemindersJob(context));
  queue.schedule('send-reminders', '*/15 * * * *', {});
  queue.register(lookAheadJob(context));
  queue.schedule('look-ahead', '5 * * * *', {});
  queue.register(mailSigningJob(context));
  queue.schedule('mail-signing', '*/5 * * * *', {});
  queue.register(readBouncesJob(context));
  if (config.bounceMailboxUrl) queue.schedule('read-bounces', '*/5 * * * *', {});
  queue.register(reviveGenerationsJob(context));
  queue.schedule('revive-generations', '* * * * *', {});
  queue.register(watchDiskJob(context));
  queue.schedule('watch-disk', '*/5 * * * *', {});
  queue.register(tidyUpJob(context));
  queue.schedule('tidy-up', '30 3 * * *', {});
  queue.register(backUpJob(context));
  queue.schedule('back-up', '30 2 * * *', {});
  // Ten minutes after all others, so that it finds missed runs and not those about to start.
  queue.register(catchUpJob(context));
  queue.schedule('catch-up', '10 * * * *', {});
}
