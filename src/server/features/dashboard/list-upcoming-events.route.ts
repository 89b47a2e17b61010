import { dashboardEndpoints } from '../../../contract/dashboard.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { upcomingDates } from '../dates/public.ts';

const daysAhead = 30;

export const listUpcomingEventsRoute = route(dashboardEndpoints.upcomingEvents, {
  access: 'signed-in',
  scope: 'read',
  handler: ({ context, user }) =>
    upcomingDates(context.database.orm, user.id, todayIn(context.clock, user.timeZone), daysAhead),
});
