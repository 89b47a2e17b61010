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

// A page asks which build waits here. If it is its own, this worker need not wait for the tabs of the build before.
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

/** A page that has not begun to arrive by then comes from the shell, whose calls go on waiting for the network. */
const patienceMs = 3000;

/** The network's answer; the shell's if none arrives in time or the server fails. */
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
