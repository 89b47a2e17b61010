import { deliveryEndpoints } from '../../../../contract/delivery.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { readHeldImage } from '../../images/public.ts';
import { findPublicCard } from './secret-links.store.ts';

/** The picture of a public card, by the card's own secret. Never cached, so that revoking works at once. */
export const publicCardImageRoute = route(deliveryEndpoints.publicCardImage, {
  access: 'secret',
  handler: async ({ context, params, reply }) => {
    const card = await findPublicCard(context.database.orm, hashToken(params.token));
    const jpeg = card?.imageUrl && !card.isRevoked && (await readHeldImage(context, card.imageUrl));
    if (!jpeg) throw notFound(t`The picture was not found.`);
    return reply
      .type('image/jpeg')
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'private, no-store')
      .send(jpeg);
  },
});
