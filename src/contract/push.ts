import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { t } from './translate.ts';

/** The address at which the browser vendor's push service accepts messages for one browser (RFC 8030). */
const deviceAddress = z.url(t`This is not the address of a push service`).max(2000);

/** A browser's `PushSubscription` as JSON: its address, public key and shared secret (RFC 8291). */
export const pushSubscriptionBody = z.object({
  endpoint: deviceAddress,
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/, t`This is not the key of a browser`),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, t`This is not the secret of a browser`),
  }),
});

/** The decrypted content of a push message, as the service worker shows it. */
export type DeviceMessage = {
  title: string;
  body: string;
  /** The path of the page that opens on click. */
  path: string;
  /** A message replaces the previous one with the same tag. */
  tag: string;
};

export const pushEndpoints = {
  /** The key that identifies this server to push services (RFC 8292), base64url. */
  key: endpoint({ method: 'GET', path: '/api/push/key', response: z.object({ publicKey: z.string() }) }),
  /** A subscription of another account moves to this one. */
  add: endpoint({ method: 'POST', path: '/api/push/subscriptions', body: pushSubscriptionBody }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/push/subscriptions',
    body: z.object({ endpoint: deviceAddress }),
  }),
};
