import { pushEndpoints } from '../../../contract/push.ts';
import { route } from '../../http/route.ts';
import { removeDevice } from './push-subscriptions.store.ts';

/** Unsubscribes this browser; 204 even if it was never subscribed. */
export const removeDeviceRoute = route(pushEndpoints.remove, {
  access: 'signed-in',
  inOwnAccount: true,
  handler: async ({ context, user, body }) => {
    await removeDevice(context.database.orm, user.id, body.endpoint);
    return undefined;
  },
});
