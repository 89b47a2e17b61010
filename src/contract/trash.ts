import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './fields.ts';

export const trashKinds = ['contact', 'date', 'card'] as const;
export type TrashKind = (typeof trashKinds)[number];

/** Something deleted that can still be restored. */
export const trashItem = z.object({
  id: z.int(),
  kind: z.enum(trashKinds),
  /** The id of the contact, date or card, which it has again when it is restored. */
  subjectId: z.int(),
  title: z.string(),
  /** How many dates and cards of a contact went with it. */
  dates: z.int(),
  cards: z.int(),
  deletedAt: z.iso.datetime(),
  /** When it is deleted for good. */
  goneAt: z.iso.datetime(),
});
export type TrashItem = z.infer<typeof trashItem>;

export const trashEndpoints = {
  /** Newest first; `before` is the last id of the previous page. With `kind` and `subjectId`, only that deletion. */
  list: endpoint({
    method: 'GET',
    path: '/api/trash',
    query: z.object({ before: id.optional(), kind: z.enum(trashKinds).optional(), subjectId: id.optional() }),
    response: z.object({ items: z.array(trashItem), total: z.int() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/trash/:id/restore',
    params: idParams,
    response: z.object({
      kind: z.enum(trashKinds),
      subjectId: z.int(),
      /** Approved cards that are drafts now, because their time has passed or their recipient changed. */
      cardsToApprove: z.int(),
    }),
  }),
  remove: endpoint({ method: 'DELETE', path: '/api/trash/:id', params: idParams }),
  empty: endpoint({ method: 'DELETE', path: '/api/trash' }),
};
