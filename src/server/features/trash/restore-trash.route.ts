import { t } from '../../../contract/translate.ts';
import { trashEndpoints } from '../../../contract/trash.ts';
import { type Route, route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { type LaterFeatures, restoreEntry } from './restore-entry.ts';

export function restoreTrashRoute(later: LaterFeatures): Route {
  return route(trashEndpoints.restore, {
    access: 'signed-in',
    // What comes back may be an approved card.
    memberScope: 'send',
    handler: async ({ context, user, params, request }) => {
      const restored = await restoreEntry(context, { userId: user.id, id: params.id, request }, later);
      if (!restored) throw notFound(t`The deleted entry was not found.`);
      context.wakeDelivery();
      return restored;
    },
  });
}
