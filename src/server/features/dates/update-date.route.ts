import { type CardOfDate, dateEndpoints, type UpdateDateBody } from '../../../contract/dates.ts';
import { t } from '../../../contract/translate.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { notFound, staleVersion } from '../../refusal.ts';
import { withCard } from './cards-of-dates.store.ts';
import { checkedDate } from './check-date.ts';
import { viewDate } from './date.view.ts';
import { type DateFields, type DateRow, findDate, lockDate, updateDate } from './dates.store.ts';

/**
 * Draws the needed pictures; the returned function moves the date's unsent cards within a transaction and reports the
 * outcome (D36).
 */
type PrepareToFollow = (
  context: Context,
  was: DateRow,
  is: DateRow,
) => Promise<(tx: Executor, was: DateRow, is: DateRow) => Promise<CardOfDate[]>>;

export function updateDateRoute(prepareToFollow: PrepareToFollow): Route {
  return route(dateEndpoints.update, {
    access: 'signed-in',
    scope: 'contacts',
    handler: async ({ context, user, params, body }) => {
      const { database, clock } = context;
      const today = todayIn(clock, user.timeZone);
      const { version, ...fields } = body;
      const stale = async (db: Executor, date: DateRow) =>
        staleVersion(
          t`This date was changed elsewhere in the meantime.`,
          await withCard(db, user.id, viewDate(date, today)),
        );
      const requireCurrent = async (db: Executor, date: DateRow | null): Promise<DateRow> => {
        if (!date) throw notFound(t`The date was not found.`);
        if (version !== undefined && version !== date.version) throw await stale(db, date);
        return date;
      };
      const seen = await requireCurrent(database.orm, await findDate(database.orm, user.id, params.id));
      const follow = await prepareToFollow(context, seen, { ...seen, ...changesOf(seen, fields, today) });
      return database.transaction(async (tx) => {
        const stored = await requireCurrent(tx, await lockDate(tx, user.id, params.id));
        if (!(await updateDate(tx, stored.id, stored.version, changesOf(stored, fields, today)))) {
          throw await stale(tx, stored);
        }
        const changed = await findDate(tx, user.id, params.id);
        if (!changed) throw notFound(t`The date was not found.`);
        const cards = await follow(tx, stored, changed);
        return {
          ...(await withCard(tx, user.id, viewDate(changed, today))),
          cardsMoved: cards.filter(({ moved }) => moved).length,
          cards,
        };
      });
    },
  });
}

function changesOf(stored: DateRow, fields: Omit<UpdateDateBody, 'version'>, today: string): Partial<DateFields> {
  const { occasionType, date, repeatsAnnually, isVariableHoliday, holidayRule } = { ...stored, ...fields };
  return { ...fields, ...checkedDate({ occasionType, date, repeatsAnnually, isVariableHoliday, holidayRule }, today) };
}
