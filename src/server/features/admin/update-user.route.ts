import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { viewUserForAdmin } from './user.view.ts';
import { changeUser, findCountedUser } from './users.store.ts';

/** Grants credits, and gives or takes the administrator's flag (D10). */
export const updateUserRoute = route(adminEndpoints.updateUser, {
  access: 'admin',
  handler: async ({ context, params, body }) => {
    const db = context.database.orm;
    if (!(await findCountedUser(db, params.id))) throw notFound('The user');
    if ((await changeUser(db, params.id, body)) === 'last-administrator') {
      const message = 'This is the only administrator. Make someone else one first.';
      throw new Refusal('illegal_transition', message, { fields: { isAdmin: message } });
    }
    const changed = await findCountedUser(db, params.id);
    if (!changed) throw notFound('The user');
    return viewUserForAdmin(changed);
  },
});
