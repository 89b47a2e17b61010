import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The addresses of a calendar feed; they contain its secret and are shown only once (D21). */
const calendarAddress = z.object({
  /** For calendars that fetch by themselves, such as Google's. */
  url: z.string(),
  /** The same for calendar programs: they subscribe when it is opened. */
  webcalUrl: z.string(),
});
export type CalendarAddress = z.infer<typeof calendarAddress>;

export const calendarEndpoints = {
  status: endpoint({
    method: 'GET',
    path: '/api/calendar',
    /** Since when there is an address, or null without one. */
    response: z.object({ since: z.iso.datetime().nullable() }),
  }),
  make: endpoint({ method: 'POST', path: '/api/calendar', response: calendarAddress }),
  revoke: endpoint({ method: 'DELETE', path: '/api/calendar' }),
  feed: endpoint({ method: 'GET', path: '/calendar/:token.ics', params: z.object({ token: z.string() }) }),
};
