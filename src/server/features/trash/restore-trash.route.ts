import { trashEndpoints } from '../../../contract/trash.ts';
import { type Route, route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { restoreEntry, type SettleCards } from './restore-entry.ts';

export function restoreTrashRoute(settleCards: SettleCards): Route {
  return route(trashEndpoints.restore, {
    access: 'signed-in',
    handler: async ({ context, user, params, request }) => {
      const restored = await restoreEntry(context, { userId: user.id, id: params.id, request }, settleCards);
      if (!restored) throw notFound('The deleted entry');
      context.wakeDelivery();
      return restored;
    },
  });
}
