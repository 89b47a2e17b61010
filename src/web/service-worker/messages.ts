import type { DeviceMessage } from '../../contract/push.ts';

const icon = '/icons/icon-192.png';
/** A browser that shows nothing for a message takes the permission back. */
const unreadable: DeviceMessage = { title: 'Fondly', body: 'There is news for you.', path: '/', tag: 'news' };

/** Shows what was pushed. One that could not be read is shown without its words. */
export async function showMessage(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag } = readMessage(data);
  await worker.registration.showNotification(title, { body, tag, icon, data: path });
}

/** Opens what a message is about, in the tab that shows it already where there is one. */
export async function openPressed(worker: ServiceWorkerGlobalScope, pressed: Notification): Promise<void> {
  pressed.close();
  const target = new URL(String(pressed.data ?? '/'), worker.location.origin);
  if (target.origin !== worker.location.origin) return;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find(({ url }) => new URL(url).pathname === target.pathname);
  await (shown ? shown.focus() : worker.clients.openWindow(target.href));
}

function readMessage(data: PushMessageData | null): DeviceMessage {
  try {
    const message: Partial<DeviceMessage> = data?.json();
    return { ...unreadable, ...message };
  } catch {
    return unreadable;
  }
}
