import { registrationEndpoints } from '../../../contract/registration.ts';
import { route } from '../../http/route.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { registrationNeeds } from './admit.policy.ts';
import { invitationCounts } from './invitations.store.ts';
import { findLimits } from './limits.store.ts';
import { isFresh, setUpCode } from './set-up-code.policy.ts';

/** How to log in, and what registration requires, before anybody has typed anything. */
export const registrationNeedsRoute = route(registrationEndpoints.needs, {
  access: 'public',
  limit: 'public',
  handler: async ({ context, body }) => {
    const db = context.database.orm;
    const { invitation } = body;
    return {
      providers: context.loginProviders.list(),
      passwords: context.config.passwordLogin,
      needs: await registrationNeeds(context, db),
      invitationCounts: invitation ? await invitationCounts(db, hashToken(invitation), context.clock.now()) : null,
      setUp: (await isFresh(context, db)) ? { needsCode: setUpCode(context) !== null } : null,
      needsApproval: (await findLimits(db)).approveAccounts,
    };
  },
});
