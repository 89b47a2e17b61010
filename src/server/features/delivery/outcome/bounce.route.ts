import { timingSafeEqual } from 'node:crypto';
import { deliveryEndpoints } from '../../../../contract/delivery.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { findCardByMessage, findCardsSentTo } from './bounces.store.ts';
import { settleBounce } from './settle-bounce.ts';

const rememberedMs = 7 * 86_400_000;

/**
 * The mail provider reports a bounce or a complaint. Without a Message-ID the card is found by its address: if several
 * match, only the contacts are marked.
 */
export const bounceRoute = route(deliveryEndpoints.bounce, {
  access: 'secret',
  limit: 'webhooks',
  handler: async ({ context, params, body }) => {
    const { config, database, clock, log } = context;
    if (!config.bounceSecret || !isSame(params.token, config.bounceSecret))
      throw notFound(t`This address was not found.`);
    // A soft bounce: a full mailbox may be empty tomorrow, and the mail server retries by itself.
    if (body.kind === 'soft') return undefined;
    const messageId = body.messageId?.trim().replace(/^<|>$/g, '');
    const byMessage = messageId ? await findCardByMessage(database.orm, messageId) : null;
    const since = new Date(clock.now().getTime() - rememberedMs);
    const byAddress = !byMessage && body.recipient ? await findCardsSentTo(database.orm, body.recipient, since) : [];
    const found = byMessage ? [byMessage] : byAddress;
    const recipients = body.recipient ? [body.recipient.toLowerCase()] : [];
    const marked = await settleBounce(context, found, { kind: body.kind, details: body.details ?? '', recipients });
    log.info({ kind: body.kind, found: found.length, marked }, 'the mail provider told of returned mail');
    return undefined;
  },
});

/** Compares hashes, so that timing reveals nothing about the secret. */
function isSame(token: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hashToken(secret)));
}
