import { createHash } from 'node:crypto';
import { deliveryEndpoints } from '../../../../contract/delivery.ts';
import { t } from '../../../../contract/translate.ts';
import { postmarkWords } from '../../../../domain/postmark.ts';
import { engineVersion } from '../../../../studio/art/engine-version.ts';
import { route } from '../../../http/route.ts';
import { sendBytes } from '../../../http/send-bytes.ts';
import { notFound } from '../../../refusal.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { findPublicCard } from './secret-links.store.ts';
import { viewShownCard } from './shown-card.view.ts';

/** The sealed envelope that a chat shows of the card's link: who it is for and who sent it, nothing of the card. */
export const cardEnvelopeRoute = route(deliveryEndpoints.cardEnvelope, {
  access: 'secret',
  handler: async ({ context, params: { token }, reply }) => {
    const card = await findPublicCard(context.database.orm, hashToken(token));
    if (!card || card.isRevoked) throw notFound(t`The picture was not found.`);
    const { recipientName, senderName, day, place, language } = viewShownCard(card, token);
    const words = { recipientName, senderName, postmark: postmarkWords(day, { place, language }) };
    // The same from every process.
    const etag = `"${createHash('sha256')
      .update(JSON.stringify([engineVersion, words]))
      .digest('base64url')}"`;
    reply
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'public, max-age=600')
      // Chats in a browser show it on a page of their own.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('etag', etag);
    if (reply.request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return sendBytes(reply.type('image/jpeg'), Buffer.from(await context.pictures.envelope(words)));
  },
});
