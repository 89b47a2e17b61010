import { createECDH } from 'node:crypto';
import { pushEndpoints } from '../../../contract/push.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { leadsInside } from '../../outgoing/public-address.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { lockUser } from '../accounts/public.ts';
import { keepDevice } from './push-subscriptions.store.ts';

/** Subscribes this browser; idempotent. */
export const addDeviceRoute = route(pushEndpoints.add, {
  access: 'signed-in',
  inOwnAccount: true,
  bodyLimitBytes: 8 * 1024,
  handler: async ({ context, user, body: { endpoint, keys } }) => {
    const complaint = deviceComplaint(endpoint);
    if (complaint) throw invalidField('endpoint', complaint);
    if (!isBrowserKey(keys.p256dh)) throw invalidField('keys.p256dh', t`This is not the key of a browser.`);
    await context.database.transaction(async (tx) => {
      if (!(await lockUser(tx, user.id))) throw notFound(t`Your account was not found.`);
      await keepDevice(tx, user.id, { endpoint, ...keys }, context.clock.now());
    });
    return undefined;
  },
});

/**
 * What is wrong with a browser's push address, which any caller can choose and we will connect to; null if it is valid.
 * Host names are checked again, by their resolved addresses, at each connection.
 */
function deviceComplaint(endpoint: string): string | null {
  const url = new URL(endpoint);
  if (url.protocol !== 'https:') return t`The address of a push service begins with https://.`;
  if (url.username || url.password || url.port) return t`The address of a push service has no user and no port.`;
  return leadsInside(url.hostname) ? t`The address leads into a private network.` : null;
}

/** Whether the key is a point on the curve P-256, which encryption requires. */
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
