/** What the worker does with a request. `network`: it stays out of the way. */
export type RequestKind = 'page' | 'hashed' | 'loose' | 'network';

/** Files of the shell whose names stay when their content changes. */
export const looseFiles: readonly string[] = ['/theme.js', '/favicon.svg', '/icons/icon-192.png'];

/** Addresses that are not pages of the app, or belong to recipients of cards. */
const foreignPaths = /^\/(?:api|c|unsubscribe|calendar|answer)(?:\/|$)/;

/** Sorts a request by its address: never a call, a picture of a user or a card that somebody received. */
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
