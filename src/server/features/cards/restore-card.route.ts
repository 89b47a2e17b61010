import { cardEndpoints } from '../../../contract/cards.ts';
import { route } from '../../http/route.ts';
import { changeCard } from './change-card.ts';
import { restoreCard } from './restore-card.ts';

export const restoreCardRoute = route(cardEndpoints.unskip, {
  access: 'signed-in',
  scope: 'send',
  handler: async ({ context, user, params }) => {
    const card = await changeCard(context, user.id, params.id, (tx, stored) => restoreCard(context, tx, stored));
    context.wakeDelivery();
    return card;
  },
});
