import type { Dispatcher } from 'undici';
import type { VapidKeys } from './vapid-keys.ts';

/** A subscribed browser: its address at its push service, and its keys. */
export type Device = { endpoint: string; p256dh: string; auth: string };

export type PushOptions = {
  /** How long the push service stores it for an offline browser. */
  ttlSeconds: number;
  urgency: 'low' | 'normal' | 'high';
  /** An undelivered message is replaced by the next of its topic: 32 characters of base64url. */
  topic: string;
  signal: AbortSignal;
};

/**
 * `gone`: the subscription has ended. `later`: the service asked to wait, or was unreachable. `refused`: retrying is
 * useless.
 */
export type PushOutcome = { outcome: 'accepted' | 'gone' | 'later' | 'refused'; reply: string };

/** Sends messages to the push services of browsers, encrypted for the browser only. */
export type PushService = {
  publicKey: string;
  send(device: Device, payload: string, options: PushOptions): Promise<PushOutcome>;
  close(): Promise<void>;
};

export type PushServiceOptions = {
  keys: VapidKeys;
  /** A mailto: or https: address of the operator. */
  subject: string;
  /** Blocks private networks; tests replace it. */
  dispatcher?: Dispatcher;
  timeoutMs?: number;
};

/** The packages that encrypt and post are loaded for the first message. */
export function createPushService(options: PushServiceOptions): PushService {
  let sender: Promise<Pick<PushService, 'send' | 'close'>> | undefined;
  return {
    publicKey: options.keys.publicKey,
    send: async (...message) => {
      sender ??= import('./push-sender.ts').then(({ createPushSender }) => createPushSender(options));
      return (await sender).send(...message);
    },
    close: async () => (await sender)?.close(),
  };
}
