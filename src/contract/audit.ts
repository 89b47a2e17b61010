import { z } from 'zod';
import { auditEventNames } from './audit-events.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** A line of the audit log; it stores ids and fixed text, and the names are those of now. */
export const auditEventView = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for signed-out callers and for the operator's commands. */
  actorId: z.int().nullable(),
  /** Null if the account was deleted. */
  actorName: z.string().nullable(),
  /** The account that they acted in as a member; null in their own. */
  accountId: z.int().nullable(),
  accountName: z.string().nullable(),
  /** One of `auditEvents`, or an event of an earlier version. */
  event: z.string(),
  subjectType: z.string().nullable(),
  subjectId: z.string().nullable(),
  /** Of an account; null if it was deleted, and of other subjects. */
  subjectName: z.string().nullable(),
  requestId: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AuditEventView = z.infer<typeof auditEventView>;

export const auditEndpoints = {
  /**
   * Newest first, a hundred per page; `account` selects what the account did and what was done to it, `name` the same of
   * all accounts with these words in name, address or username.
   */
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    query: z.object({
      event: z.enum(auditEventNames).optional(),
      account: id.optional(),
      name: z.string().max(200).optional(),
      before: id.optional(),
    }),
    response: z.array(auditEventView),
  }),
};
