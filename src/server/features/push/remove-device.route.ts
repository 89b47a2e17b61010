import { pushEndpoints } from '../../../contract/push.ts';
import { route } from '../../http/route.ts';
import { removeDevice } from './push-subscriptions.store.ts';

/** This browser is told nothing more; 204 also when it never was. */
export const removeDeviceRoute = route(pushEndpoints.remove, {
  access: 'signed-in',
  handler: async ({ context, user, body }) => {
    await removeDevice(context.database.orm, user.id, body.endpoint);
    return undefined;
  },
});
