import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** Since when the important dates have a calendar address, if they have one. */
export const calendarQuery = queryOptions({
  queryKey: ['/api/calendar'],
  queryFn: ({ signal }) => call('GET /api/calendar', { signal }),
});
