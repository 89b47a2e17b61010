import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams } from './fields.ts';
import { groupLimits } from './limits.ts';
import { t } from './translate.ts';

/** The name of a group, on one line. */
export const groupName = z
  .string()
  .trim()
  .min(1, t`Give the group a name.`)
  .max(groupLimits.name)
  .transform((name) => name.replace(/\s+/gu, ' '));

/** The groups of one contact by name. An unknown one is made; names that differ only by case are one group. */
export const groupNames = z
  .array(groupName)
  .max(groupLimits.perContact, t`A contact can be in at most ${groupLimits.perContact} groups.`);

export const groupView = z.object({
  id: z.int(),
  name: z.string(),
  /** How many contacts are in it. */
  contacts: z.int(),
  /** Its contacts should hear from the user every so many months. */
  nudgeMonths: z.int().nullable(),
});
export type GroupView = z.infer<typeof groupView>;

export const updateGroupBody = z
  .object({
    name: groupName,
    nudgeMonths: z.int(t`Enter a whole number of months.`).min(1).max(36, t`Enter at most 36 months.`).nullable(),
  })
  .partial();
export type UpdateGroupBody = z.input<typeof updateGroupBody>;

export const groupEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/groups', response: z.array(groupView) }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/groups/:id',
    params: idParams,
    body: updateGroupBody,
    response: groupView,
  }),
  /** Its contacts stay. */
  remove: endpoint({ method: 'DELETE', path: '/api/groups/:id', params: idParams }),
};
