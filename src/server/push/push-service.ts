import { type Dispatcher, request } from 'undici';
import webPush from 'web-push';
import { AiProblem } from '../ai/ai-problem.ts';
import { createGuardedAgent } from '../ai/guarded-agent.ts';
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

/**
 * `subject` is a mailto: or https: address of the operator. `dispatcher` blocks private networks; tests replace it.
 */
export function createPushService({
  keys,
  subject,
  dispatcher = createGuardedAgent({ allowPrivate: false }),
  timeoutMs = 10_000,
}: {
  keys: VapidKeys;
  subject: string;
  dispatcher?: Dispatcher;
  timeoutMs?: number;
}): PushService {
  return {
    publicKey: keys.publicKey,
    send: async ({ endpoint, p256dh, auth }, payload, { ttlSeconds, urgency, topic, signal }) => {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        contentEncoding: 'aes128gcm',
        TTL: ttlSeconds,
        urgency,
        topic,
      });
      const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      try {
        const answer = await request(endpoint, {
          dispatcher,
          method: 'POST',
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          body,
          signal: ended,
        });
        // The body of the answer is useless, and may be endless.
        answer.body.on('error', () => {});
        answer.body.destroy();
        return outcomeOf(answer.statusCode);
      } catch (error) {
        signal.throwIfAborted();
        const isForbidden = error instanceof AiProblem && error.reason === 'forbidden-address';
        if (isForbidden) return { outcome: 'gone', reply: 'The address leads into a private network.' };
        return { outcome: 'later', reply: 'The push service did not answer.' };
      }
    },
    close: () => dispatcher.destroy(),
  };
}

function outcomeOf(status: number): PushOutcome {
  const reply = `The push service answered ${status}.`;
  if (status >= 200 && status < 300) return { outcome: 'accepted', reply };
  if (status === 404 || status === 410) return { outcome: 'gone', reply };
  return { outcome: status === 429 || status >= 500 ? 'later' : 'refused', reply };
}
