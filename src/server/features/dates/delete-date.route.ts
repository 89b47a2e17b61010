import { dateEndpoints } from '../../../contract/dates.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { recordEvent } from '../audit/public.ts';
import { deleteDate, lockDate } from './dates.store.ts';

/** `skipUnsentCards` runs first, unless the user keeps the cards (D46). */
export function deleteDateRoute(skipUnsentCards: (tx: Executor, dateId: number) => Promise<void>): Route {
  return route(dateEndpoints.remove, {
    access: 'signed-in',
    handler: async ({ context, user, params, query, request }) => {
      await context.database.transaction(async (tx) => {
        if (!(await lockDate(tx, user.id, params.id))) throw notFound('The date');
        if (!query.keepCards) await skipUnsentCards(tx, params.id);
        await deleteDate(tx, params.id);
        await recordEvent(tx, { event: 'date-deleted', actorId: user.id, subject: ['date', params.id], request });
      });
      return undefined;
    },
  });
}
