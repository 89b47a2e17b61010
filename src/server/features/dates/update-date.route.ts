import { dateEndpoints } from '../../../contract/dates.ts';
import { isNamedHoliday } from '../../../domain/occasions.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { notFound, staleVersion } from '../../refusal.ts';
import { checkedDate } from './check-date.ts';
import { viewDate } from './date.view.ts';
import { type DateRow, findDate, lockDate, updateDate } from './dates.store.ts';

/** `follow` moves the date's unsent cards with it, in the same transaction, and says how many (D36). */
export function updateDateRoute(follow: (context: Context, tx: Executor, date: DateRow) => Promise<number>): Route {
  return route(dateEndpoints.update, {
    access: 'signed-in',
    handler: async ({ context, user, params, body }) => {
      const today = todayIn(context.clock, user.timeZone);
      const { version, ...fields } = body;
      return context.database.transaction(async (tx) => {
        const stored = await lockDate(tx, user.id, params.id);
        if (!stored) throw notFound('The date');
        if (version !== undefined && version !== stored.version)
          throw staleVersion('This date', viewDate(stored, today));
        const { occasionType, date, repeatsAnnually, isVariableHoliday, holidayRule } = { ...stored, ...fields };
        const checked = checkedDate({ occasionType, date, repeatsAnnually, isVariableHoliday, holidayRule }, today);
        if (!(await updateDate(tx, stored.id, stored.version, { ...fields, ...checked }))) {
          throw staleVersion('This date', viewDate(stored, today));
        }
        const changed = await findDate(tx, user.id, params.id);
        if (!changed) throw notFound('The date');
        // A holiday's stored day is only its day of some year; writing that anew moves nothing.
        const moved =
          changed.occasionType !== stored.occasionType ||
          (changed.date !== stored.date && !isNamedHoliday(changed.occasionType));
        return { ...viewDate(changed, today), cardsMoved: moved ? await follow(context, tx, changed) : 0 };
      });
    },
  });
}
