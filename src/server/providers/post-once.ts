import { Agent, errors, request } from 'undici';
import { deliveryWords } from '../delivery-words.ts';
import type { MailOutcome } from '../mail/mailer.ts';

/** The address of a provider for orders, and our access key. */
export type ProviderAccess = { url: string; key: string };

export type OncePoster = {
  /** Posts one order; calls `beforeHandOver` just before, as a mailer does before its last bytes. */
  post(id: string, order: object, beforeHandOver: () => Promise<boolean>): Promise<MailOutcome>;
  close(): Promise<void>;
};

// Answers that mean the order was not accepted: too many, or not now; or that concern our access, not this order.
const notTaken = new Set([401, 403, 404, 405, 408, 425, 429, 503]);

/** Posts JSON to a provider, each order once: if no answer says whether it was accepted, the outcome is unknown. */
export function createOncePoster({ url, key }: ProviderAccess, timeoutMs = 60_000): OncePoster {
  const dispatcher = new Agent({
    connections: 5,
    connect: { timeout: 15_000 },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  return {
    post: async (id, order, beforeHandOver) => {
      const body = JSON.stringify(order);
      if (!(await beforeHandOver())) return { outcome: 'fenced' };
      try {
        const answer = await request(url, {
          dispatcher,
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': id },
          body,
        });
        answer.body.on('error', () => {});
        answer.body.destroy();
        return outcomeOf(answer.statusCode);
      } catch (error) {
        return wasNeverSent(error)
          ? { outcome: 'temporary', reply: deliveryWords('providerUnreachable') }
          : { outcome: 'unknown', reply: deliveryWords('providerSilent') };
      }
    },
    close: () => dispatcher.destroy(),
  };
}

function outcomeOf(status: number): MailOutcome {
  const reply = deliveryWords('providerAnswered', status);
  if (status >= 200 && status < 300) return { outcome: 'accepted', reply };
  if (notTaken.has(status) || (status >= 300 && status < 400)) return { outcome: 'temporary', reply };
  return status >= 500 ? { outcome: 'unknown', reply } : { outcome: 'rejected', reply };
}

/** No connection was established, so no byte of the order has left. */
function wasNeverSent(error: unknown): boolean {
  if (error instanceof errors.ConnectTimeoutError) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' || syscall === 'getaddrinfo' || syscall === 'connect';
}
