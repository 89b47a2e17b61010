import { loginEndpoints } from '../../../../contract/logins.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { recordEvent } from '../../audit/public.ts';
import { requireOwner } from '../passkeys/require-owner.ts';
import { lockUser } from '../users.store.ts';
import { requireWayIn } from '../way-in.policy.ts';
import { deleteLinkedLogin, listLinkedLogins } from './linked-logins.store.ts';

/** Unlinks a login, unless it is the last way into the account. */
export const unlinkLoginRoute = route(loginEndpoints.unlink, {
  access: 'signed-in',
  limit: 'password',
  handler: async ({ context, user, params, body, request }) => {
    const own = await listLinkedLogins(context.database.orm, user.id);
    if (!own.some(({ id }) => id === params.id)) throw notFound(t`The login was not found.`);
    await requireOwner(context, request, user, body.proof);
    await context.database.transaction(async (tx) => {
      const account = await lockUser(tx, user.id);
      if (!account || !(await deleteLinkedLogin(tx, user.id, params.id))) throw notFound(t`The login was not found.`);
      await requireWayIn(context, tx, account);
      await recordEvent(tx, { event: 'login-unlinked', actorId: user.id, subject: ['login', params.id], request });
    });
    return undefined;
  },
});
