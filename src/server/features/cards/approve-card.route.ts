import { cardEndpoints } from '../../../contract/cards.ts';
import { route } from '../../http/route.ts';
import { approveCard } from './approve-card.policy.ts';
import { changeCard } from './change-card.ts';
import { existingDay } from './existing-day.policy.ts';
import { requireVersion } from './require-version.ts';

export const approveCardRoute = route(cardEndpoints.approve, {
  access: 'signed-in',
  scope: 'send',
  handler: async ({ context, user, params, body }) => {
    const card = await changeCard(context, user.id, params.id, async (tx, stored) => {
      await requireVersion(tx, stored, body.version);
      await approveCard(context, tx, stored, body.scheduledDate && existingDay(body.scheduledDate));
    });
    context.wakeDelivery();
    return card;
  },
});
