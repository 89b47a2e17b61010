import { t } from '../contract/translate.ts';
import { call } from './api.ts';

/** `denied`: the user blocked notifications in the browser. `unsupported`: it has no push, or no service worker. */
export type DeviceState = 'on' | 'off' | 'denied' | 'unsupported';

/** The account whose messages this browser shows. Other accounts that sign in here get none. */
const ownerKey = 'messages-for';

/** The state of push messages in this browser for a user. */
export async function readDevice(userId: number): Promise<DeviceState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await currentSubscription();
  return subscription && Notification.permission === 'granted' && readOwner() === userId ? 'on' : 'off';
}

/** Asks for the browser's permission if needed and subscribes this browser. Throws ApiError. */
export async function joinDevice(userId: number): Promise<DeviceState> {
  // Must come first: browsers show the prompt only shortly after a click.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await register();
  localStorage.setItem(ownerKey, String(userId));
  return 'on';
}

/** Unsubscribes this browser. If the call fails, the server finds the subscription gone at its next message. */
export async function leaveDevice(): Promise<void> {
  if (readOwner() === null) return;
  localStorage.removeItem(ownerKey);
  const subscription = await currentSubscription();
  if (!subscription) return;
  await call('DELETE /api/push/subscriptions', { body: { endpoint: subscription.endpoint } }).catch(() => {});
  await subscription.unsubscribe().catch(() => false);
}

/** Runs once per visit: renews the subscription, or removes it if it belongs to another account. */
export async function keepDevice(userId: number): Promise<void> {
  const owner = readOwner();
  if (owner === null || !isSupported()) return;
  if (owner !== userId) await leaveDevice();
  else if (Notification.permission === 'granted') await register();
}

async function register(): Promise<void> {
  // Without a registration `ready` never resolves.
  if (!(await navigator.serviceWorker.getRegistration()))
    throw new Error(t`Please load this page again, then try once more.`);
  const { pushManager } = await navigator.serviceWorker.ready;
  const { publicKey } = await call('GET /api/push/key');
  const known = await pushManager.getSubscription();
  const isOurs = known !== null && asText(known.options.applicationServerKey) === publicKey;
  if (known && !isOurs) await known.unsubscribe();
  const subscription =
    known && isOurs ? known : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const [p256dh, auth] = (['p256dh', 'auth'] as const).map((name) => asText(subscription.getKey(name)));
  await call('POST /api/push/subscriptions', {
    body: { endpoint: subscription.endpoint, keys: { p256dh: p256dh ?? '', auth: auth ?? '' } },
  });
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function readOwner(): number | null {
  try {
    const stored = localStorage.getItem(ownerKey);
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

/** Encodes as base64url. */
function asText(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
