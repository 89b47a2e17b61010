import { calendarEndpoints } from '../../../contract/calendar.ts';
import { route } from '../../http/route.ts';
import { revokeCalendarLink } from './calendar-links.store.ts';

/** Turns the feed off; does nothing without one. */
export const revokeCalendarAddressRoute = route(calendarEndpoints.revoke, {
  access: 'signed-in',
  handler: async ({ context, user }) => {
    await revokeCalendarLink(context.database.orm, user.id, context.clock.now());
    return undefined;
  },
});
