import { cardEndpoints } from '../../../contract/cards.ts';
import { nextCardState } from '../../../domain/card-lifecycle.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { deleteCard, lockCard } from './cards.store.ts';

export const deleteCardRoute = route(cardEndpoints.remove, {
  access: 'signed-in',
  handler: async ({ context, user, params }) => {
    await context.database.transaction(async (tx) => {
      const card = await lockCard(tx, user.id, params.id);
      if (!card) throw notFound('The card');
      nextCardState(card.deliveryStatus, { type: 'remove', liveLease: card.inFlight });
      await deleteCard(tx, card.id);
    });
    return undefined;
  },
});
