import { createECDH } from 'node:crypto';
import { pushEndpoints } from '../../../contract/push.ts';
import { leadsInside } from '../../ai/public-address.ts';
import { route } from '../../http/route.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { lockUser } from '../accounts/public.ts';
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

/**
 * What is wrong with the address of a browser, which anybody may send: we are going to connect to it. Names are checked
 * again, by their addresses, whenever a connection is made. Null when nothing is.
 */
function deviceComplaint(endpoint: string): string | null {
  const url = new URL(endpoint);
  if (url.protocol !== 'https:') return 'The address of a push service begins with https://.';
  if (url.username || url.password || url.port) return 'The address of a push service has no user and no port.';
  return leadsInside(url.hostname) ? 'The address leads into a private network.' : null;
}

/** Whether the key is a point of the curve P-256, without which nothing can be encrypted for it. */
function isBrowserKey(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
