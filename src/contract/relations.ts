import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams, largestId, maxName, relationshipInput, requiredText } from './fields.ts';
import { t } from './translate.ts';

/** How one contact is related to another contact, or to somebody who is none. */
export const relationView = z.object({
  id: z.int(),
  /** What the other is to this contact: a kind of the list, or words of the user's own. */
  kind: z.string(),
  /** Own words, which were written on the other's page: what this contact is to the other. */
  isReversed: z.boolean(),
  /** As it is stored: on whose page it was written, and what the other end is to that contact. */
  written: z.object({ personId: z.int(), kind: z.string() }),
  /** Without an id, somebody who is no contact. */
  other: z.object({ id: z.int().nullable(), name: z.string(), imageUrl: z.string().nullable() }),
});
export type RelationView = z.infer<typeof relationView>;

const relations = z.object({ relations: z.array(relationView) });
export type RelationsView = z.infer<typeof relations>;

/** What the other is to this contact. */
export const relationBody = z
  .strictObject({
    kind: relationshipInput,
    otherId: z.int().positive().max(largestId).optional(),
    otherName: requiredText(t`Who is it?`, maxName).optional(),
  })
  .refine(({ otherId, otherName }) => (otherId === undefined) !== (otherName === undefined), {
    path: ['otherId'],
    message: t`Choose a contact, or write a name.`,
  });
export type RelationBody = z.output<typeof relationBody>;

const path = '/api/people/:id/relations';
const oneParams = idParams.extend({ relationId: id });

export const relationEndpoints = {
  list: endpoint({ method: 'GET', path, params: idParams, response: relations }),
  add: endpoint({ method: 'POST', path, params: idParams, body: relationBody, response: relations }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:relationId`,
    params: oneParams,
    body: relationBody,
    response: relations,
  }),
  remove: endpoint({ method: 'DELETE', path: `${path}/:relationId`, params: oneParams, response: relations }),
};
