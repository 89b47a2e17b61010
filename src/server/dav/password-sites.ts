/** Providers that keep each account on a host of its own: contacts.icloud.com leads to p42-contacts.icloud.com. */
const partitioned = ['.icloud.com'];

/**
 * Whether the password of an account at `home` may go to `url`: to the same origin, and on the usual ports over https
 * to the same host, to hosts below it and to those of its provider. Hosts beside it may belong to others.
 */
export function mayGetPassword(home: URL, url: URL): boolean {
  if (url.origin === home.origin) return true;
  if (url.protocol !== 'https:' || url.port !== '' || home.port !== '') return false;
  const isBelow = url.hostname === home.hostname || url.hostname.endsWith(`.${home.hostname}`);
  return isBelow || partitioned.some((end) => home.hostname.endsWith(end) && url.hostname.endsWith(end));
}
