import { queryOptions } from '@tanstack/react-query';
import { generationEndpoints } from '../../contract/generation.ts';
import { call } from '../api.ts';

const pollMs = 500;

/** The progress of a generation; polled twice a second until it has ended (D40). */
export const generationQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['/api/generations', jobId],
    queryFn: ({ signal }) => call(generationEndpoints.get, { params: { id: jobId }, signal }),
    staleTime: 0,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      const made = state.data?.state;
      return made === undefined || made === 'queued' || made === 'running' ? pollMs : false;
    },
  });
