import { type CreateCardBody, cardEndpoints } from '../../../contract/cards.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { requireKnownFontIn } from '../generation/public.ts';
import { requireUsableImages } from '../images/public.ts';
import { createCard } from './create-card.ts';
import { fromSimpleForm } from './from-simple-form.ts';
import { loadCardView } from './load-card-view.store.ts';

/** A new card is always a draft (D23). One generation makes one card; a repeated call returns it again. */
export const createCardRoute = route(cardEndpoints.create, {
  access: 'signed-in',
  scope: 'cards',
  // An unknown name makes a contact.
  scopesOf: (body) => ('recipient' in body && typeof body.recipient === 'string' ? ['contacts'] : []),
  handler: async ({ context, user, body, reply }) => {
    if ('personId' in body) requireKnownFontIn(body.styleSettings);
    await requireUsableImages(context.database.orm, user.id, imagesIn(body));
    const { id, isNew } = await createCard(context, user, 'personId' in body ? body : fromSimpleForm(body));
    const card = await loadCardView(context.database.orm, user.id, id);
    if (!card) throw notFound(t`The card was not found.`);
    reply.status(isNew ? 201 : 200);
    return card;
  },
});

/** The picture addresses in a body, whose ownership is checked. */
export function imagesIn(
  body: Partial<Pick<CreateCardBody, 'imageUrl' | 'sourceImageUrl' | 'alternateImageUrl1' | 'alternateImageUrl2'>>,
): Record<string, string | null | undefined> {
  const { imageUrl, sourceImageUrl, alternateImageUrl1, alternateImageUrl2 } = body;
  return { imageUrl, sourceImageUrl, alternateImageUrl1, alternateImageUrl2 };
}
