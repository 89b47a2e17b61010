import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';

/** Heartbeats, runs and held cards; polled while the page is open, because workers change them. */
export const schedulerQuery = queryOptions({
  queryKey: ['/api/system/scheduler'],
  queryFn: ({ signal }) => call('GET /api/system/scheduler', { signal }),
  staleTime: 0,
  refetchInterval: 10_000,
});
