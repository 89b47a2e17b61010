import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A fresh key of signatures, as Standard Webhooks writes it: 32 bytes in base64. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** The headers of a message by Standard Webhooks 1.0.0; the signature covers id, time and body. */
export function signMessage(secret: string, { id, at, body }: { id: string; at: Date; body: string }) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
