import { deliveryEndpoints } from '../../../../contract/delivery.ts';
import { leavingSignal } from '../../../http/leaving-signal.ts';
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
    if (!card || card.isRevoked) throw notFound('The picture');
    const { recipientName, senderName } = viewShownCard(card, token);
    const jpeg = await context.pictures.envelope({ recipientName, senderName }, { signal: leavingSignal(reply) });
    return sendBytes(
      reply.type('image/jpeg').header('x-robots-tag', 'noindex').header('cache-control', 'public, max-age=600'),
      Buffer.from(jpeg),
    );
  },
});
