import { loginEndpoints } from '../../../../contract/logins.ts';
import { route } from '../../../http/route.ts';
import { requireOwner } from '../passkeys/require-owner.ts';
import { openAttempt, requireProvider } from './open-attempt.ts';

/** Starts linking a login at a provider to the account: it is a lasting way in, so its owner is proven first. */
export const linkLoginRoute = route(loginEndpoints.link, {
  access: 'signed-in',
  limit: 'password',
  handler: async ({ context, user, body, request, reply }) => {
    const provider = requireProvider(context, body.key);
    await requireOwner(context, request, user, body.proof);
    return openAttempt(context, reply, provider, {
      returnTo: '/settings?login=linked',
      linksTo: user.id,
      ...{ timeZone: null, invitation: null, mayBeFirst: false, again: false },
    });
  },
});
