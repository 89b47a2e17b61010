import { passkeyEndpoints } from '../../../../contract/passkeys.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { recordEvent } from '../../audit/public.ts';
import { lockUser } from '../users.store.ts';
import { requireWayIn } from '../way-in.policy.ts';
import { deletePasskey, findPasskey } from './passkeys.store.ts';
import { requireOwner } from './require-owner.ts';

/** Removes a passkey, unless it is the last way into the account. */
export const removePasskeyRoute = route(passkeyEndpoints.remove, {
  access: 'signed-in',
  limit: 'password',
  handler: async ({ context, user, params, body, request }) => {
    const found = await findPasskey(context.database.orm, params.id);
    if (found?.user.id !== user.id) throw notFound(t`The passkey was not found.`);
    await requireOwner(context, request, user, body.proof);
    await context.database.transaction(async (tx) => {
      const account = await lockUser(tx, user.id);
      if (!account || !(await deletePasskey(tx, user.id, params.id))) throw notFound(t`The passkey was not found.`);
      await requireWayIn(context, tx, account);
      await recordEvent(tx, { event: 'passkey-removed', actorId: user.id, subject: ['passkey', params.id], request });
    });
    return undefined;
  },
});
