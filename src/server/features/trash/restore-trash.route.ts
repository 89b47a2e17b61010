import { trashEndpoints } from '../../../contract/trash.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { recordEvent } from '../audit/public.ts';
import { type PutBack, putBack } from './put-back.ts';
import { deleteEntry, lockEntry } from './trash.store.ts';

/** `settleCards` sees to it that no restored card is sent too late or to a former address; returns how many it stopped. */
export function restoreTrashRoute(
  settleCards: (context: Context, tx: Executor, userId: number, cards: PutBack) => Promise<number>,
): Route {
  return route(trashEndpoints.restore, {
    access: 'signed-in',
    handler: async ({ context, user, params, request }) => {
      const restored = await context.database.transaction(async (tx) => {
        const entry = await lockEntry(tx, user.id, params.id);
        if (!entry) throw notFound('The deleted entry');
        const cardsToApprove = await settleCards(context, tx, user.id, await putBack(tx, entry));
        await deleteEntry(tx, entry.id);
        const { kind, subjectId } = entry;
        await recordEvent(tx, { event: 'trash-restored', actorId: user.id, subject: [kind, subjectId], request });
        return { kind, subjectId, cardsToApprove };
      });
      context.wakeDelivery();
      return restored;
    },
  });
}
