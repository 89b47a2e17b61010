import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { processNames } from './processes.ts';
import { diskLook } from './system.ts';
import { deliveryStatuses } from './vocabulary.ts';

/** Where on the admin pages something is put right; null: only where Fondly runs. */
export const needPlaces = ['mail', 'ai', 'backups', 'registration', 'scheduler'] as const;
export type NeedPlace = (typeof needPlaces)[number];

/** Something that needs the host, and what to do about it. */
export const need = z.object({ title: z.string(), text: z.string(), place: z.enum(needPlaces).nullable() });
export type Need = z.infer<typeof need>;

/** How an installation is: on its page and by `npm run admin -- status`. */
export const installationStatus = z.object({
  version: z.string(),
  /** The most urgent first. */
  needs: z.array(need),
  database: z.object({ engine: z.enum(['embedded', 'server']), bytes: z.number() }),
  files: z.enum(['directory', 'bucket']),
  disk: diskLook,
  accounts: z.object({ all: z.int(), admins: z.int(), waiting: z.int() }),
  sessions: z.int(),
  cards: z.object({
    byStatus: z.array(z.object({ status: z.enum(deliveryStatuses), count: z.int() })),
    /** False: only the newest cards were counted. */
    isAll: z.boolean(),
  }),
  /** Cards that are due and wait for a worker. */
  due: z.int(),
  oldestDueSeconds: z.number(),
  /** Cards held since a backup was restored; null if nothing is held. */
  held: z.object({ cards: z.int(), backupMadeAt: z.iso.datetime() }).nullable(),
  workersAlive: z.int(),
  jobsWaiting: z.int(),
  /** The last run of each process that has run. */
  runs: z.array(
    z.object({
      name: z.enum(processNames),
      startedAt: z.iso.datetime(),
      finishedAt: z.iso.datetime().nullable(),
      error: z.string().nullable(),
    }),
  ),
  /** The newest backup at the planned place. */
  backup: z.object({ name: z.string(), madeAt: z.iso.datetime(), bytes: z.number() }).nullable(),
  /** Why it cannot be restored, or its place not be read. */
  backupProblem: z.string().nullable(),
  mail: z.object({
    source: z.enum(['variables', 'page', 'none']),
    server: z.string().nullable(),
    sender: z.string(),
    /** Without a server: whether cards wait instead of being kept in the outbox. */
    waits: z.boolean(),
  }),
  ai: z.object({
    source: z.enum(['variables', 'page', 'none']),
    name: z.string().nullable(),
    /** Within a day: the provider's calls, and those whose result was not used. */
    calls: z.int(),
    unused: z.int(),
  }),
  clocks: z.array(z.object({ host: z.string(), doubt: z.string() })),
});
export type InstallationStatus = z.infer<typeof installationStatus>;

/** What happened on one day of the reader's time zone. */
export const dailyFigures = z.object({
  day: z.string(),
  made: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** Of the calls whose price was known. */
  aiCost: z.number(),
});
export type DailyFigures = z.infer<typeof dailyFigures>;

export const statusEndpoints = {
  status: endpoint({ method: 'GET', path: '/api/admin/status', response: installationStatus }),
  /** The last thirty days, the oldest first. */
  daily: endpoint({
    method: 'GET',
    path: '/api/admin/daily',
    response: z.object({
      days: z.array(dailyFigures),
      currency: z.string(),
      /** False: there is more than is counted, and the first days are not whole. */
      isWhole: z.boolean(),
    }),
  }),
};
