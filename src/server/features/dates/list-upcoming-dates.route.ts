import { dateEndpoints } from '../../../contract/dates.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { upcomingDates } from './upcoming-dates.store.ts';

export const listUpcomingDatesRoute = route(dateEndpoints.upcoming, {
  access: 'signed-in',
  scope: 'read',
  handler: ({ context, user, query }) =>
    upcomingDates(context.database.orm, user.id, todayIn(context.clock, user.timeZone), query.days),
});
