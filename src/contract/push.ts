import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The address that a browser's maker gave one browser for messages to it (RFC 8030). */
const deviceAddress = z.url('This is no address of a push service').max(2000);

/** A browser's `PushSubscription` as JSON: its address, public key and shared secret (RFC 8291). */
export const pushSubscriptionBody = z.object({
  endpoint: deviceAddress,
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/, 'This is no key of a browser'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'This is no secret of a browser'),
  }),
});

/** What reaches the browser, encrypted; the service worker shows it. */
export type DeviceMessage = {
  title: string;
  body: string;
  /** Path of the page that a press opens. */
  path: string;
  /** A later message with the same tag takes the place of the one before. */
  tag: string;
};

export const pushEndpoints = {
  /** By this key a push service knows us (RFC 8292); base64url. */
  key: endpoint({ method: 'GET', path: '/api/push/key', response: z.object({ publicKey: z.string() }) }),
  /** One that belonged to another account belongs to this one from now on. */
  add: endpoint({ method: 'POST', path: '/api/push/subscriptions', body: pushSubscriptionBody }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/push/subscriptions',
    body: z.object({ endpoint: deviceAddress }),
  }),
};
