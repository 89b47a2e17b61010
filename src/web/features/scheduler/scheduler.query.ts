import { queryOptions } from '@tanstack/react-query';
import { systemEndpoints } from '../../../contract/system.ts';
import { call } from '../../api.ts';

/** Heartbeats, runs and held cards; polled while the page is open, because workers change them. */
export const schedulerQuery = queryOptions({
  queryKey: ['/api/system/scheduler'],
  queryFn: ({ signal }) => call(systemEndpoints.scheduler, { signal }),
  staleTime: 0,
  refetchInterval: 10_000,
});
