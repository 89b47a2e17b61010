import { type AdminUserView, adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { viewUserForAdmin } from './user.view.ts';
import { changeUser, findCountedUser } from './users.store.ts';

function otherCredits(current: AdminUserView): Refusal {
  const message = `${current.name} has ${current.cardCreditsRemaining} credits by now. Save again to set your number.`;
  return new Refusal('stale_version', message, { fields: { cardCreditsRemaining: message }, current });
}

/** Grants credits, and gives or takes the administrator's flag (D10). */
export const updateUserRoute = route(adminEndpoints.updateUser, {
  access: 'admin',
  handler: async ({ context, user, params, body, request }) => {
    const db = context.database.orm;
    if (!(await findCountedUser(db, params.id))) throw notFound('The user');
    const outcome = await changeUser(db, params.id, body, { actorId: user.id, request });
    if (outcome === 'last-administrator') {
      const message = 'This is the only administrator. Make someone else one first.';
      throw new Refusal('illegal_transition', message, { fields: { isAdmin: message } });
    }
    const account = await findCountedUser(db, params.id);
    if (!account) throw notFound('The user');
    const current = viewUserForAdmin(account);
    if (outcome === 'other-credits') throw otherCredits(current);
    return current;
  },
});
