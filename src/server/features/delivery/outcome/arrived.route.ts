import { cardEndpoints } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { loadCardView, lockCard } from '../../cards/public.ts';
import { markArrived } from './mark-arrived.ts';

/** The owner confirms that a card of unknown outcome reached its recipient. */
export const arrivedRoute = route(cardEndpoints.arrived, {
  access: 'signed-in',
  scope: 'send',
  handler: async ({ context, user, params }) => {
    const view = await context.database.transaction(async (tx) => {
      const card = await lockCard(tx, user.id, params.id);
      if (!card) return null;
      await markArrived(tx, card, context.clock.now());
      return loadCardView(tx, user.id, card.id);
    });
    if (!view) throw notFound(t`The card was not found.`);
    return view;
  },
});
