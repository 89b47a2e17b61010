import { pushEndpoints } from '../../../contract/push.ts';
import { route } from '../../http/route.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { lockUser } from '../accounts/public.ts';
import { deviceComplaint, isBrowserKey } from './device-address.policy.ts';
import { keepDevice } from './push-subscriptions.store.ts';

/** Subscribes this browser; idempotent. */
export const addDeviceRoute = route(pushEndpoints.add, {
  access: 'signed-in',
  bodyLimitBytes: 8 * 1024,
  handler: async ({ context, user, body: { endpoint, keys } }) => {
    const complaint = deviceComplaint(endpoint);
    if (complaint) throw invalidField('endpoint', complaint);
    if (!isBrowserKey(keys.p256dh)) throw invalidField('keys.p256dh', 'This is no key of a browser.');
    await context.database.transaction(async (tx) => {
      if (!(await lockUser(tx, user.id))) throw notFound('Your account');
      await keepDevice(tx, user.id, { endpoint, ...keys }, context.clock.now());
    });
    return undefined;
  },
});
