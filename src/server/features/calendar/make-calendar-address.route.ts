import { calendarEndpoints } from '../../../contract/calendar.ts';
import { route } from '../../http/route.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { requireRecentLogin } from '../accounts/public.ts';
import { replaceCalendarLink } from './calendar-links.store.ts';

/** The address is shown only this once: the database stores its hash. */
export const makeCalendarAddressRoute = route(calendarEndpoints.make, {
  access: 'signed-in',
  handler: async ({ context, user, request, reply }) => {
    await requireRecentLogin(context, request);
    const token = newToken();
    await context.database.transaction((tx) => replaceCalendarLink(tx, user.id, hashToken(token), context.clock.now()));
    const url = `${context.config.publicUrl}/calendar/${token}.ics`;
    reply.status(201);
    return { url, webcalUrl: url.replace(/^https?:/, 'webcal:') };
  },
});
