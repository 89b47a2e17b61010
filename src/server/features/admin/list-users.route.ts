import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { viewUserForAdmin } from './user.view.ts';
import { listUsers } from './users.store.ts';

export const listUsersRoute = route(adminEndpoints.listUsers, {
  access: 'admin',
  handler: async ({ context, query }) =>
    (await listUsers(context.database.orm, query)).map((found) => viewUserForAdmin(found, context)),
});
