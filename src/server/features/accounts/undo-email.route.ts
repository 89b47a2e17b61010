import { accountEndpoints } from '../../../contract/accounts.ts';
import { route } from '../../http/route.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { recordEvent } from '../audit/public.ts';
import { endTokensSince, findOpenToken } from './account-tokens.store.ts';
import { deadLink, refuseTakenAddress } from './link-refusals.ts';
import { shutOthersOut } from './shut-others-out.ts';
import { changeUser, lockUser } from './users.store.ts';

/**
 * The link in the email to an old address: the account gets it back (D8). A stranger may have made the change, so all
 * sessions end, and all later links are invalidated.
 */
export const undoEmailRoute = route(accountEndpoints.undoEmail, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context, body, request }) => {
    const tokenHash = hashToken(body.token);
    const now = context.clock.now();
    await context.database
      .transaction(async (tx) => {
        const early = await findOpenToken(tx, tokenHash, now);
        const account = early?.kind === 'email-undo' ? await lockUser(tx, early.userId) : null;
        // Once more, now that nobody else can use or invalidate it.
        const token = await findOpenToken(tx, tokenHash, now);
        const email = token?.data.to;
        if (!account || !token || !email) throw deadLink();
        await endTokensSince(tx, account.id, { kind: token.kind, since: token.createdAt, now });
        await changeUser(tx, account.id, { email, pendingEmail: null, emailVerifiedAt: now });
        await shutOthersOut(tx, account.id, now);
        await recordEvent(tx, { event: 'email-change-undone', actorId: account.id, request });
      })
      .catch(refuseTakenAddress);
    return undefined;
  },
});
