import { trashEndpoints } from '../../../contract/trash.ts';
import { route } from '../../http/route.ts';
import { countTrash, listTrash } from './trash.store.ts';

export const listTrashRoute = route(trashEndpoints.list, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, query }) => {
    const { orm } = context.database;
    return { items: await listTrash(orm, user.id, query), total: await countTrash(orm, user.id) };
  },
});
