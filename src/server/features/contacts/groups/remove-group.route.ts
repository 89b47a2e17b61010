import { groupEndpoints } from '../../../../contract/groups.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { deleteGroup } from './groups.store.ts';

export const removeGroupRoute = route(groupEndpoints.remove, {
  access: 'signed-in',
  scope: 'contacts',
  handler: async ({ context, user, params }) => {
    if (!(await deleteGroup(context.database.orm, user.id, params.id))) throw notFound(t`The group was not found.`);
    return undefined;
  },
});
