import { groupEndpoints } from '../../../../contract/groups.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { invalidField, notFound } from '../../../refusal.ts';
import { lockUser } from '../../accounts/public.ts';
import { findGroup, isNameTaken, updateGroup } from './groups.store.ts';

export const updateGroupRoute = route(groupEndpoints.update, {
  access: 'signed-in',
  scope: 'contacts',
  handler: async ({ context, user, params, body }) =>
    context.database.transaction(async (tx) => {
      // Locked, so that no group with the new name is made meanwhile.
      await lockUser(tx, user.id);
      if (!(await findGroup(tx, user.id, params.id))) throw notFound(t`The group was not found.`);
      if (body.name !== undefined && (await isNameTaken(tx, user.id, body.name, params.id)))
        throw invalidField('name', t`You have another group with this name. Choose another name.`);
      await updateGroup(tx, params.id, body);
      const group = await findGroup(tx, user.id, params.id);
      if (!group) throw notFound(t`The group was not found.`);
      return group;
    }),
});
