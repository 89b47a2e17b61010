import { calendarEndpoints } from '../../../contract/calendar.ts';
import { route } from '../../http/route.ts';
import { findCalendarLink } from './calendar-links.store.ts';

export const getCalendarRoute = route(calendarEndpoints.status, {
  access: 'signed-in',
  handler: async ({ context, user }) => {
    const since = await findCalendarLink(context.database.orm, user.id);
    return { since: since?.toISOString() ?? null };
  },
});
