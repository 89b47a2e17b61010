import { cardEndpoints } from '../../../contract/cards.ts';
import { t } from '../../../contract/translate.ts';
import { nextCardState } from '../../../domain/card-lifecycle.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { recordEvent } from '../audit/public.ts';
import { findPerson } from '../contacts/public.ts';
import { moveToTrash } from '../trash/public.ts';
import { lockCard } from './cards.store.ts';

export const deleteCardRoute = route(cardEndpoints.remove, {
  access: 'signed-in',
  scope: 'cards',
  handler: async ({ context, user, params, request }) => {
    await context.database.transaction(async (tx) => {
      const card = await lockCard(tx, user.id, params.id);
      if (!card) throw notFound(t`The card was not found.`);
      nextCardState(card.deliveryStatus, { type: 'remove', liveLease: card.inFlight });
      const contactEmail = (await findPerson(tx, user.id, card.personId))?.email ?? undefined;
      await moveToTrash(tx, user.id, 'card', [{ id: card.id, title: card.title, contactEmail }]);
      await recordEvent(tx, { event: 'card-deleted', actorId: user.id, subject: ['card', card.id], request });
    });
    return undefined;
  },
});
