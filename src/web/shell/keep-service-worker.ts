import { t } from '../../contract/translate.ts';
import type { ToastMessage } from '../ui/toast-list.tsx';

/** Inserted by scripts/service-worker.mjs. */
declare const hasServiceWorker: boolean;

const hourMs = 3_600_000;

const newVersion: ToastMessage = {
  title: t`A new version is ready`,
  description: t`It will be used the next time you open Fondly, or now.`,
  action: { label: t`Reload`, onClick: () => location.reload() },
  timeoutMs: 20_000,
};

/**
 * Registers the worker that caches the shell for offline use and checks for a newer one every hour. Shows a toast when
 * a worker of another build is ready. A build without a worker removes an earlier one.
 */
export async function keepServiceWorker(toast: (message: ToastMessage) => void): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  if (!hasServiceWorker) return removeWorkers();
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const settle = async () => {
    const { waiting } = registration;
    if (!waiting) return;
    if ((await entryOf(waiting)) === ownEntry()) waiting.postMessage('take-over');
    else toast(newVersion);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', settle);
  });
  setInterval(() => void registration.update().catch(() => {}), hourMs);
  await settle();
}

/** Asks a worker for the entry script of its build. */
function entryOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('which-entry', [port2]);
  });
}

function ownEntry(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script && new URL(script.src).pathname;
}

async function removeWorkers(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
