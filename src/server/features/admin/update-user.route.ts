import type { z } from 'zod';
import { type AdminUserView, adminEndpoints, type adminUserBody } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { viewUserForAdmin } from './user.view.ts';
import { type AccountChange, changeUser, findCountedUser } from './users.store.ts';

type Body = z.output<typeof adminUserBody>;

function otherCredits(current: AdminUserView): Refusal {
  const message = `${current.name} has ${current.cardCreditsRemaining} credits by now. Save again to set your number.`;
  return new Refusal('stale_version', message, { fields: { cardCreditsRemaining: message }, current });
}

/** The columns that a change sets. */
function changeOf({ isSendingStopped, isApproved, endFirstWeek, ...rest }: Body, now: Date): AccountChange {
  return {
    ...rest,
    ...(isApproved && { awaitsApprovalSince: null }),
    ...(isSendingStopped !== undefined && { sendingStoppedAt: isSendingStopped ? now : null }),
    ...(endFirstWeek && { firstWeekEndedAt: now }),
  };
}

/**
 * Grants credits, gives or takes the administrator's flag (D10), approves an account, stops and starts its sending, and ends
 * the lower limits of its first week (D54).
 */
export const updateUserRoute = route(adminEndpoints.updateUser, {
  access: 'admin',
  handler: async ({ context, user, params, body, request }) => {
    const db = context.database.orm;
    if (!(await findCountedUser(db, params.id))) throw notFound('The user');
    const outcome = await changeUser(db, params.id, changeOf(body, context.clock.now()), { actorId: user.id, request });
    if (outcome === 'administrator') {
      const message = 'An administrator cannot be stopped. Take administration from them first.';
      throw new Refusal('illegal_transition', message, { fields: { isSendingStopped: message } });
    }
    if (outcome === 'last-administrator') {
      const message = 'This is the only administrator. Make someone else one first.';
      throw new Refusal('illegal_transition', message, { fields: { isAdmin: message } });
    }
    const account = await findCountedUser(db, params.id);
    if (!account) throw notFound('The user');
    const current = viewUserForAdmin(account, context);
    // What waited may be due.
    context.wakeDelivery();
    if (outcome === 'other-credits') throw otherCredits(current);
    return current;
  },
});
