import { z } from 'zod';
import { cardView } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { processNames } from './processes.ts';

const counts = z.record(z.string(), z.int());

/** The result of a test scheduler action: the toast's text and the counts. */
export const processOutcome = z.object({ message: z.string(), counts });
export type ProcessOutcome = z.infer<typeof processOutcome>;

/** One run of a process. */
export const processRun = z.object({
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  counts,
  error: z.string().nullable(),
});

/** An overdue card with the reason why it was not sent. */
export const heldCard = z.object({
  cardId: z.int(),
  title: z.string(),
  deliveryStatus: z.string(),
  dueAt: z.iso.datetime().nullable(),
  reason: z.string(),
});

/** Free space on the disk of DATA_DIR: `low` rejects new pictures, `full` stops all writing. */
export const diskStates = ['enough', 'low', 'full'] as const;

export const diskLook = z.object({
  state: z.enum(diskStates),
  freeBytes: z.number(),
  totalBytes: z.number(),
  reserveBytes: z.number(),
});

/** The state shown on the test scheduler's page. */
export const schedulerView = z.object({
  workers: z.array(
    z.object({
      id: z.string(),
      host: z.string(),
      pid: z.int(),
      startedAt: z.iso.datetime(),
      heartbeatAt: z.iso.datetime(),
    }),
  ),
  processes: z.array(
    z.object({ name: z.enum(processNames), nextRunAt: z.iso.datetime().nullable(), runs: z.array(processRun) }),
  ),
  held: z.array(heldCard),
  disk: diskLook,
  /** Machines whose clock looks wrong, with the reason; they send nothing. */
  clocks: z.array(z.object({ host: z.string(), doubt: z.string() })),
  /** What has been held since a backup was restored, with the number of due cards; null if nothing is held. */
  hold: z.object({ backupMadeAt: z.iso.datetime(), heldUntil: z.iso.datetime(), cards: z.int() }).nullable(),
});
export type SchedulerView = z.infer<typeof schedulerView>;

export const systemEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    response: z.object({ ok: z.literal(true), heartbeatAgeSeconds: z.number().nullable() }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/ready',
    response: z.object({
      ready: z.boolean(),
      database: z.boolean(),
      queue: z.boolean(),
      migrations: z.boolean(),
      disk: z.enum(diskStates),
      /** Reasons why clocks look wrong: nothing is sent, pages are still served. */
      clocks: z.array(z.string()),
    }),
  }),
  metrics: endpoint({ method: 'GET', path: '/metrics' }),
  generateUpcomingCards: endpoint({
    method: 'POST',
    path: '/api/system/generate-upcoming-cards',
    response: processOutcome,
  }),
  processScheduledCards: endpoint({
    method: 'POST',
    path: '/api/system/process-scheduled-cards',
    response: processOutcome,
  }),
  createTestReadyCard: endpoint({ method: 'POST', path: '/api/system/create-test-ready-card', response: cardView }),
  releaseHold: endpoint({
    method: 'POST',
    path: '/api/system/release-hold',
    body: z.object({ heldUntil: z.iso.datetime() }),
    response: processOutcome,
  }),
  scheduler: endpoint({ method: 'GET', path: '/api/system/scheduler', response: schedulerView }),
};
