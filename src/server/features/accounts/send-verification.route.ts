import { accountEndpoints } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { hasLinksEnough, linksEnough } from './hourly-links.policy.ts';
import { sendVerification } from './send-verification.ts';
import { lockUser } from './users.store.ts';

/** Mails the link that confirms the address again (D45); does nothing when it is confirmed. */
export const sendVerificationRoute = route(accountEndpoints.sendVerification, {
  access: 'signed-in',
  limit: 'sending',
  handler: async ({ context, user }) => {
    await context.database.transaction(async (tx) => {
      const account = await lockUser(tx, user.id);
      if (!account) throw notFound(t`Your account was not found.`);
      if (account.emailVerifiedAt) return;
      if (await hasLinksEnough(tx, account.id, ['email-verify'], context.clock.now())) throw linksEnough();
      await sendVerification(context, tx, account);
    });
    return undefined;
  },
});
