import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { acceptedGeneration } from '../../contract/generation.ts';
import { t } from '../../contract/translate.ts';
import { call } from '../api.ts';

const pollMs = 500;

/** The job of a call with `Prefer: respond-async`; the other answers of its contract then do not occur. */
export function jobOf(answer: object | z.output<typeof acceptedGeneration>): number {
  if (!('jobId' in answer))
    throw new Error(t`The card is being made, but this page cannot follow it. Please reload the page.`);
  return answer.jobId;
}

/** The progress of a generation; polled twice a second until it has ended (D40). */
export const generationQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['/api/generations', jobId],
    queryFn: ({ signal }) => call('GET /api/generations/:id', { params: { id: jobId }, signal }),
    staleTime: 0,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      const made = state.data?.state;
      return made === undefined || made === 'queued' || made === 'running' ? pollMs : false;
    },
  });
