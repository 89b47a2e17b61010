import { deliveryEndpoints } from '../../../../contract/delivery.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { listShownEntries } from '../../cards/public.ts';
import { readHeldImage } from '../../images/public.ts';
import { findPublicCard } from './secret-links.store.ts';

/** The photo of somebody who signed a public card, by the card's own secret. Never cached, so that revoking works at once. */
export const publicEntryPhotoRoute = route(deliveryEndpoints.publicEntryPhoto, {
  access: 'secret',
  handler: async ({ context, params: { token, entryId }, reply }) => {
    const db = context.database.orm;
    const card = await findPublicCard(db, hashToken(token));
    const shown = card && !card.isRevoked ? await listShownEntries(db, card.id) : [];
    const imageUrl = shown.find(({ id }) => id === entryId)?.imageUrl;
    const jpeg = imageUrl && (await readHeldImage(context, imageUrl));
    if (!jpeg) throw notFound(t`The picture was not found.`);
    return reply
      .type('image/jpeg')
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'private, no-store')
      .send(jpeg);
  },
});
