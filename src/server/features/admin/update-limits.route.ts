import { registrationEndpoints } from '../../../contract/registration.ts';
import { route } from '../../http/route.ts';
import { changeLimits } from '../accounts/public.ts';
import { recordEvent } from '../audit/public.ts';
import { viewRegistration } from './registration.view.ts';

/** Sets how much may be sent and registered, and whether new accounts need an approval. What is left out stays. */
export const updateLimitsRoute = route(registrationEndpoints.updateLimits, {
  access: 'admin',
  handler: async ({ context, user, body, request }) =>
    context.database.transaction(async (tx) => {
      await changeLimits(tx, body);
      await recordEvent(tx, { event: 'limits-changed', actorId: user.id, details: body, request });
      return viewRegistration(context, tx);
    }),
});
