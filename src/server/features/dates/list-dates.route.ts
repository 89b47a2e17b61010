import { dateEndpoints } from '../../../contract/dates.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { requirePerson } from '../contacts/public.ts';
import { withCards } from './cards-of-dates.store.ts';
import { viewDate } from './date.view.ts';
import { listDates } from './dates.store.ts';

export const listDatesRoute = route(dateEndpoints.list, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, query }) => {
    const { orm } = context.database;
    const today = todayIn(context.clock, user.timeZone);
    const rows = await listDates(orm, user.id, query.personId);
    if (rows.length === 0) await requirePerson(orm, user.id, query.personId);
    return withCards(
      orm,
      user.id,
      rows.map((row) => viewDate(row, today)),
    );
  },
});
