import { trashEndpoints } from '../../../contract/trash.ts';
import { route } from '../../http/route.ts';
import { recordEvent } from '../audit/public.ts';
import { emptyTrash } from './trash.store.ts';

/** Deletes all entries for good. */
export const emptyTrashRoute = route(trashEndpoints.empty, {
  access: 'signed-in',
  handler: async ({ context, user, request }) => {
    await context.database.transaction(async (tx) => {
      const entries = await emptyTrash(tx, user.id);
      if (entries === 0) return;
      await recordEvent(tx, { event: 'trash-emptied', actorId: user.id, details: { entries }, request });
    });
    return undefined;
  },
});
