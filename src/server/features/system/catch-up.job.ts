import type { ProcessName } from '../../../contract/processes.ts';
import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { lastRuns } from '../delivery/public.ts';

const minutes = 60;
const hours = 60 * minutes;

/** The maximum age of each process's last run, matching its schedule in jobs.ts. */
const atLeastEverySeconds: Partial<Record<ProcessName, number>> = {
  'generate-upcoming-cards': 12 * hours,
  'process-scheduled-cards': 1 * hours,
  'send-reminders': 15 * minutes,
  'look-ahead': 1 * hours,
  'tidy-up': 24 * hours,
  'back-up': 24 * hours,
};

/**
 * Runs the processes whose time passed while nothing ran here: a computer that is only on in the evenings, or asleep
 * with its lid closed, would never run them. Checked at every start and once an hour.
 */
export function catchUpJob(context: Context): Job<'catch-up'> {
  return {
    name: 'catch-up',
    concurrency: 1,
    handler: async () => {
      const { database, clock, queue, installation } = context;
      const last = await lastRuns(database.orm);
      for (const [name, seconds] of Object.entries(atLeastEverySeconds) as [ProcessName, number][]) {
        if (name === 'back-up' && !installation.latest().backsUpDaily) continue;
        const ranMs = last.get(name)?.getTime() ?? Number.NEGATIVE_INFINITY;
        if (clock.now().getTime() - ranMs <= seconds * 1000) continue;
        // Many workers may start at once: one of them queues it.
        await queue.send(database.orm, name, {}, { singletonKey: 'catch-up', onceInSeconds: seconds });
      }
    },
  };
}

/** Queues a check for missed processes. */
export async function catchUpSoon({ database, queue }: Context): Promise<void> {
  await queue.send(database.orm, 'catch-up', {}, { singletonKey: 'catch-up' });
}
