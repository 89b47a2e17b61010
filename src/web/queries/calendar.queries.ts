import { queryOptions } from '@tanstack/react-query';
import { calendarEndpoints } from '../../contract/calendar.ts';
import { call } from '../api.ts';

/** Whether the important dates have a calendar address, and since when. */
export const calendarQuery = queryOptions({
  queryKey: ['/api/calendar'],
  queryFn: ({ signal }) => call(calendarEndpoints.status, { signal }),
});
