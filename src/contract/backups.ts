import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { optionalText } from './fields.ts';
import { processRun } from './system.ts';

/** Where backups made from the page are kept: DATA_DIR/backups, another folder, or the bucket of the pictures. */
export const backupPlaces = ['data', 'folder', 'bucket'] as const;
export type BackupPlaceName = (typeof backupPlaces)[number];

/** How many backups made from the page are kept. */
export const backupsKept = 7;

export const backupPlan = z.object({
  isDaily: z.boolean(),
  place: z.enum(backupPlaces),
  /** The path where Fondly runs, of another folder. */
  folder: optionalText(1000),
});
export type BackupPlan = z.input<typeof backupPlan>;

export const backupsView = z.object({
  plan: backupPlan.extend({ folder: z.string().nullable() }),
  hasBucket: z.boolean(),
  /** One is wanted, or being made. */
  isUnderWay: z.boolean(),
  lastRun: processRun.nullable(),
  /** When the plan makes the next one; null without a plan. */
  nextAt: z.iso.datetime().nullable(),
  /** The newest first. */
  backups: z.array(z.object({ name: z.string(), madeAt: z.iso.datetime(), bytes: z.number() })),
  /** Why the place could not be read. */
  problem: z.string().nullable(),
});
export type BackupsView = z.infer<typeof backupsView>;

export const backupEndpoints = {
  get: endpoint({ method: 'GET', path: '/api/admin/backups', response: backupsView }),
  /** Has a worker make one; a second call before it is made changes nothing. */
  make: endpoint({ method: 'POST', path: '/api/admin/backups', response: backupsView }),
  savePlan: endpoint({ method: 'PUT', path: '/api/admin/backup-plan', body: backupPlan, response: backupsView }),
  /** Answers application/x-tar: everything, with the secret key if it is in DATA_DIR. */
  download: endpoint({
    method: 'GET',
    path: '/api/admin/backups/:name',
    params: z.object({ name: z.string().regex(/^fondly-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-page)?\.tar$/) }),
  }),
};
