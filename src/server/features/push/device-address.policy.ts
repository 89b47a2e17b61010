import { createECDH } from 'node:crypto';
import { leadsInside } from '../../ai/public-address.ts';

/**
 * What is wrong with the address of a browser, which anybody may send: we are going to connect to it. Names are checked
 * again, by their addresses, whenever a connection is made. Null when nothing is.
 */
export function deviceComplaint(endpoint: string): string | null {
  const url = new URL(endpoint);
  if (url.protocol !== 'https:') return 'The address of a push service begins with https://.';
  if (url.username || url.password || url.port) return 'The address of a push service has no user and no port.';
  return leadsInside(url.hostname) ? 'The address leads into a private network.' : null;
}

/** Whether the key is a point of the curve P-256, without which nothing can be encrypted for it. */
export function isBrowserKey(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
