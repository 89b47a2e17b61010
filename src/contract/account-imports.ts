import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams } from './fields.ts';

/** Of the file of an account. */
export const accountFileLimits = { fileBytes: 1024 * 1024 * 1024, pictures: 50_000 } as const;

export const accountImportStates = ['waiting', 'running', 'done', 'failed'] as const;
export type AccountImportState = (typeof accountImportStates)[number];

/** One kind of thing of the account: how many were added, and how many were here already. */
const counted = z.object({ what: z.string(), added: z.int(), there: z.int() });

export const accountImportReport = z.object({
  counts: z.array(counted),
  /** Sentences about what changed on the way, and what was left out. */
  notes: z.array(z.string()),
});
export type AccountImportReport = z.infer<typeof accountImportReport>;

export const accountImportView = z.object({
  id: z.int(),
  fileName: z.string(),
  state: z.enum(accountImportStates),
  /** Pictures that were taken, of all. */
  done: z.int(),
  total: z.int(),
  report: accountImportReport.nullable(),
  /** Why nothing was imported, as text to show. */
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type AccountImportView = z.infer<typeof accountImportView>;

/** An account that was downloaded from another installation, or from this one, is brought into the caller's. */
export const accountImportEndpoints = {
  /** Takes the file that `GET /api/user/data.zip` writes. A job does the work. */
  create: endpoint({
    method: 'POST',
    path: '/api/user/account-imports',
    files: ['file'],
    response: accountImportView,
  }),
  /** The last ones, newest first. */
  list: endpoint({ method: 'GET', path: '/api/user/account-imports', response: z.array(accountImportView) }),
  get: endpoint({
    method: 'GET',
    path: '/api/user/account-imports/:id',
    params: idParams,
    response: accountImportView,
  }),
};
