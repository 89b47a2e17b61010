import { dateEndpoints } from '../../../contract/dates.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { viewDate } from './date.view.ts';
import { listDates } from './dates.store.ts';

export const listDatesRoute = route(dateEndpoints.list, {
  access: 'signed-in',
  handler: async ({ context, user, query }) => {
    const today = todayIn(context.clock, user.timeZone);
    return (await listDates(context.database.orm, user.id, query.personId)).map((row) => viewDate(row, today));
  },
});
