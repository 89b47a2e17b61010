import { loginEndpoints } from '../../../../contract/logins.ts';
import { route } from '../../../http/route.ts';
import { isFresh, requireSetUpCode } from '../set-up-code.policy.ts';
import { openAttempt, requireProvider } from './open-attempt.ts';

/**
 * Starts a login at a provider. A user who is logged in already wants to prove themselves, so the provider asks again.
 */
export const startLoginRoute = route(loginEndpoints.start, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context, user, params, body, request, reply }) => {
    const provider = requireProvider(context, params.key);
    const mayBeFirst = await isFresh(context, context.database.orm);
    if (mayBeFirst) await requireSetUpCode(context, request, body.setUpCode);
    const { returnTo, timeZone = null, invitation = null } = body;
    return openAttempt(context, reply, provider, {
      ...{ returnTo, timeZone, invitation, mayBeFirst },
      linksTo: null,
      again: user !== null,
    });
  },
});
