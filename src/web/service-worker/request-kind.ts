/** How the worker handles a request; `network` leaves it to the browser. */
export type RequestKind = 'page' | 'hashed' | 'loose' | 'network';

/** Files of the shell whose names do not change with their content. */
export const looseFiles: readonly string[] = ['/theme.js', '/first-reads.js', '/favicon.svg', '/icons/icon-192.png'];

/** Addresses that are not pages of the app, or that people without an account open. */
const foreignPaths = /^\/(?:api|c|sign|about-fondly|unsubscribe|calendar|answer|oidc)(?:\/|$)/;

/** Classifies a request by its address. Calls, users' pictures and received cards are never cached. */
export function requestKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  ownOrigin: string,
): RequestKind {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin || foreignPaths.test(pathname)) return 'network';
  if (mode === 'navigate') return /\.\w+$/.test(pathname) ? 'network' : 'page';
  if (pathname.startsWith('/assets/')) return 'hashed';
  return looseFiles.includes(pathname) ? 'loose' : 'network';
}
