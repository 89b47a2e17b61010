import { groupEndpoints } from '../../../../contract/groups.ts';
import { route } from '../../../http/route.ts';
import { listGroups } from './groups.store.ts';

export const listGroupsRoute = route(groupEndpoints.list, {
  access: 'signed-in',
  scope: 'read',
  handler: ({ context, user }) => listGroups(context.database.orm, user.id),
});
