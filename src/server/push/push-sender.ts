import { request } from 'undici';
import webPush from 'web-push';
import { t } from '../../contract/translate.ts';
import { createGuardedAgent } from '../outgoing/guarded-agent.ts';
import { reasonOfError } from '../outgoing/outgoing-problem.ts';
import type { PushOutcome, PushService, PushServiceOptions } from './push-service.ts';

/** Encrypts messages and posts them to push services. */
export function createPushSender({
  keys,
  subject,
  dispatcher = createGuardedAgent({ allowPrivate: false }),
  timeoutMs = 10_000,
}: PushServiceOptions): Pick<PushService, 'send' | 'close'> {
  return {
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
        if (reasonOfError(error) === 'forbidden-address')
          return { outcome: 'gone', reply: t`The address leads into a private network.` };
        return { outcome: 'later', reply: t`The push service did not answer.` };
      }
    },
    close: () => dispatcher.destroy(),
  };
}

function outcomeOf(status: number): PushOutcome {
  const reply = t`The push service answered ${status}.`;
  if (status >= 200 && status < 300) return { outcome: 'accepted', reply };
  if (status === 404 || status === 410) return { outcome: 'gone', reply };
  return { outcome: status === 429 || status >= 500 ? 'later' : 'refused', reply };
}
