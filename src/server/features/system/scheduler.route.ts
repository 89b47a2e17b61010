import { processNames } from '../../../contract/processes.ts';
import { systemEndpoints } from '../../../contract/system.ts';
import { route } from '../../http/route.ts';
import { mailWaits } from '../../mail/mail-waits.ts';
import { storedAgain } from '../../stored-words.ts';
import { sendingState } from '../accounts/public.ts';
import { countHeldCards, findOpenHold } from '../delivery/public.ts';
import { listDoubtedClocks } from './clocks.store.ts';
import { listHeldCards, listRuns, listWorkers } from './scheduler.store.ts';
import { whyNotSent } from './why-not-sent.policy.ts';

/** A worker that is silent for longer does not count as running. */
const aliveWithinMs = 60_000;

/** Heartbeats, past and next runs, the disk space, and why overdue cards are not sent. */
export const schedulerRoute = route(systemEndpoints.scheduler, {
  access: 'admin',
  handler: async ({ context }) => {
    const { database, clock, queue, config, disk } = context;
    const now = clock.now();
    const workers = await listWorkers(database.orm);
    const hasWorker = workers.some(({ heartbeatAt }) => now.getTime() - heartbeatAt.getTime() < aliveWithinMs);
    const hold = await findOpenHold(database.orm);
    const around = {
      now,
      hasWorker,
      heldUntil: hold?.heldUntil ?? null,
      mailWaits: await mailWaits(context),
    };
    const processes = [];
    for (const name of processNames) {
      const runs = await listRuns(database.orm, name);
      const nextRunAt = queue.nextRun(name, now)?.toISOString() ?? null;
      // Not every installation has every process.
      if (!nextRunAt && runs.length === 0) continue;
      processes.push({
        name,
        nextRunAt,
        runs: runs.map(({ startedAt, finishedAt, counts, error }) => ({
          startedAt: startedAt.toISOString(),
          finishedAt: finishedAt?.toISOString() ?? null,
          counts,
          error: error && storedAgain(error),
        })),
      });
    }
    return {
      workers: workers.map(({ id, host, pid, startedAt, heartbeatAt }) => ({
        id,
        host,
        pid,
        startedAt: startedAt.toISOString(),
        heartbeatAt: heartbeatAt.toISOString(),
      })),
      processes,
      disk: await disk.look(),
      clocks: (await listDoubtedClocks(database.orm)).map(({ host, doubt }) => ({ host, doubt: storedAgain(doubt) })),
      hold: hold && {
        backupMadeAt: hold.backupMadeAt.toISOString(),
        heldUntil: hold.heldUntil.toISOString(),
        cards: await countHeldCards(database.orm, now),
      },
      held: (await listHeldCards(database.orm, now, context.printing !== null)).map((card) => ({
        cardId: card.id,
        title: card.title,
        deliveryStatus: card.deliveryStatus,
        dueAt: card.dueAt?.toISOString() ?? null,
        reason: whyNotSent({ ...card, ownerSending: sendingState(card.owner, config) }, around),
      })),
    };
  },
});
