import { dateEndpoints } from '../../../contract/dates.ts';
import { t } from '../../../contract/translate.ts';
import { occasionLabel } from '../../../domain/occasions.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { recordEvent } from '../audit/public.ts';
import { moveToTrash } from '../trash/public.ts';
import { lockDate } from './dates.store.ts';

/** `skipUnsentCards` runs first, unless the user keeps the cards (D46); returns the ids of those it skipped. */
export function deleteDateRoute(skipUnsentCards: (tx: Executor, dateId: number) => Promise<number[]>): Route {
  return route(dateEndpoints.remove, {
    access: 'signed-in',
    scope: 'contacts',
    handler: async ({ context, user, params, query, request }) => {
      await context.database.transaction(async (tx) => {
        const date = await lockDate(tx, user.id, params.id);
        if (!date) throw notFound(t`The date was not found.`);
        const skippedCards = query.keepCards ? [] : await skipUnsentCards(tx, date.id);
        const title = t`${date.personName}: ${occasionLabel(date.occasionType)}`;
        await moveToTrash(tx, user.id, 'date', [{ id: date.id, title, skippedCards }]);
        await recordEvent(tx, { event: 'date-deleted', actorId: user.id, subject: ['date', params.id], request });
      });
      return undefined;
    },
  });
}
