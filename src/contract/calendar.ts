import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The addresses of a calendar feed; they contain its secret and are shown once (D21). */
const calendarAddress = z.object({
  /** For calendar services that fetch it, such as Google Calendar. */
  url: z.string(),
  /** The same address for calendar apps, which subscribe when it is opened. */
  webcalUrl: z.string(),
});
export type CalendarAddress = z.infer<typeof calendarAddress>;

export const calendarEndpoints = {
  status: endpoint({
    method: 'GET',
    path: '/api/calendar',
    /** When the address was made; null if there is none. */
    response: z.object({ since: z.iso.datetime().nullable() }),
  }),
  make: endpoint({ method: 'POST', path: '/api/calendar', response: calendarAddress }),
  revoke: endpoint({ method: 'DELETE', path: '/api/calendar' }),
  feed: endpoint({ method: 'GET', path: '/calendar/:token.ics', params: z.object({ token: z.string() }) }),
};
