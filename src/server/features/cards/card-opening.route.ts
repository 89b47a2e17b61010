import { cardEndpoints } from '../../../contract/cards.ts';
import { t } from '../../../contract/translate.ts';
import { leavingSignal } from '../../http/leaving-signal.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { findImageAt, imageKeyOf } from '../images/public.ts';
import { findCard } from './cards.store.ts';
import { readEnvelopeWords } from './envelope-words.store.ts';

/** The card coming out of its envelope as an animated WebP, to pass on in chats. A worker thread draws it. */
export const cardOpeningRoute = route(cardEndpoints.opening, {
  access: 'signed-in',
  scope: 'read',
  limit: 'drawing',
  handler: async ({ context, user, params, reply }) => {
    const { orm } = context.database;
    const card = await findCard(orm, user.id, params.id);
    const words = card && (await readEnvelopeWords(orm, user.id, card.id));
    if (!words) throw notFound(t`The card was not found.`);
    const image = await findImageAt(orm, user.id, card.imageUrl);
    const picture = image && (await context.files.get(imageKeyOf(image.id)));
    if (!picture) throw notFound(t`The picture of the card was not found.`);
    const webp = await context.pictures.opening({ ...words, picture }, { signal: leavingSignal(reply) });
    return reply.type('image/webp').header('cache-control', 'no-store').send(Buffer.from(webp));
  },
});
