import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { runRecorded } from '../delivery/public.ts';
import { planOf } from './backup-plan.ts';
import { backupTrouble } from './backup-trouble.ts';
import { makeBackup } from './make-backup.ts';

const longestSeconds = 6 * 60 * 60;

/**
 * Makes a backup that an administrator asked for, or that the plan wants. A failure is recorded in words and not tried
 * again: the disk is as full as before. After a crash the job runs again.
 */
export function backUpJob(context: Context): Job<'back-up'> {
  return {
    name: 'back-up',
    isAlone: true,
    timeoutSeconds: longestSeconds,
    handler: async ({ isWanted }, { signal }) => {
      if (!isWanted && !planOf(context).isDaily) return;
      const { log } = context;
      try {
        const counts = await runRecorded(context.database.orm, 'back-up', () =>
          makeBackup(context, signal).catch((error: unknown) => {
            throw backupTrouble(error);
          }),
        );
        log.info(counts, 'a backup was made');
      } catch (error) {
        // The queue runs it again after an interruption.
        if (signal.aborted) throw error;
        log.error({ err: error }, 'the backup failed');
      }
    },
  };
}
