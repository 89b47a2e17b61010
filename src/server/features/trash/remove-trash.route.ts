import { t } from '../../../contract/translate.ts';
import { trashEndpoints } from '../../../contract/trash.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { recordEvent } from '../audit/public.ts';
import { deleteEntry, lockEntry } from './trash.store.ts';

/** Deletes one entry for good. */
export const removeTrashRoute = route(trashEndpoints.remove, {
  access: 'signed-in',
  handler: async ({ context, user, params, request }) => {
    await context.database.transaction(async (tx) => {
      const entry = await lockEntry(tx, user.id, params.id);
      if (!entry) throw notFound(t`The deleted entry was not found.`);
      await deleteEntry(tx, entry.id);
      const { kind, subjectId } = entry;
      await recordEvent(tx, { event: 'trash-removed', actorId: user.id, subject: [kind, subjectId], request });
    });
    return undefined;
  },
});
