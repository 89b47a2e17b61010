import type { DeviceMessage } from '../../contract/push.ts';
import { t } from '../../contract/translate.ts';

const icon = '/icons/icon-192.png';
/** Shown for an unreadable message: browsers revoke the permission if a push shows nothing. */
const unreadable: DeviceMessage = { title: 'Fondly', body: t`There is news for you.`, path: '/', tag: 'news' };

/** Shows a push message; an unreadable one with a general text. */
export async function showMessage(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag } = readMessage(data);
  await worker.registration.showNotification(title, { body, tag, icon, data: path });
}

/** Opens the page of a clicked message: focuses a tab that already shows it, or opens a new one. */
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
