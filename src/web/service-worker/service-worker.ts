// First, since the others say something at the top of their modules.
import './language.ts';
import { openPressed, showMessage } from './messages.ts';
import { requestKind } from './request-kind.ts';
import { answerHashed, dropOldShells, fillShell, findInShells, ownEntry, shellPage } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(fillShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => self.clients.claim()));
});

// A page asks for the build of the waiting worker. If it is the page's own, the worker takes over without waiting for
// tabs of the previous build.
self.addEventListener('message', ({ data, ports: [port] }) => {
  if (data === 'which-entry') port?.postMessage(ownEntry);
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = requestKind(request, self.location.origin);
  if (kind === 'page') event.respondWith(answerFreshly(request, shellPage));
  if (kind === 'loose') event.respondWith(answerFreshly(request, new URL(request.url).pathname));
  if (kind === 'hashed') event.respondWith(answerHashed(request));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showMessage(self, event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openPressed(self, event.notification));
});

/** After this time a page is answered from the shell. */
const patienceMs = 3000;

/** The network's answer, or the cached file if none arrives in time or the server fails. */
async function answerFreshly(request: Request, shellPath: string): Promise<Response> {
  const fresh = fetch(request);
  const inTime = await Promise.race([fresh.catch(() => null), later(patienceMs)]);
  if (inTime && inTime.status < 500) return inTime;
  const kept = await findInShells(shellPath);
  if (kept) {
    fresh.catch(() => {});
    return kept;
  }
  return fresh;
}

function later(delayMs: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, null));
}
