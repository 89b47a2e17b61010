import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { RoundPlan, RoundView } from '../../contract/rounds.ts';
import { call } from '../api.ts';

const resource = '/api/rounds';
const lookAgainMs = 2000;

/** The user's latest rounds, the newest first; read again while one is being made. */
export const roundsQuery = queryOptions({
  queryKey: [resource, 'list'],
  queryFn: ({ signal }) => call('GET /api/rounds', { signal }),
  refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === 'making') ? 3 * lookAgainMs : false),
});

/** One round with its recipients; read again while it is being made. */
export const roundQuery = (id: number | string) =>
  queryOptions({
    queryKey: [resource, 'one', String(id)],
    queryFn: ({ signal }) => call('GET /api/rounds/:id', { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'making' ? lookAgainMs : false),
    staleTime: 0,
  });

/** What a plan would make: never older than the contacts and cards it depends on. */
export const roundPreviewQuery = (plan: RoundPlan) =>
  queryOptions({
    queryKey: [resource, 'preview', plan],
    queryFn: ({ signal }) => call('POST /api/rounds/preview', { body: plan, signal }),
    staleTime: 0,
    retry: false,
  });

/** One card as a plan would make it. */
export const roundSampleQuery = (plan: RoundPlan, personId: number) =>
  queryOptions({
    queryKey: [resource, 'sample', plan, personId],
    queryFn: ({ signal }) => call('POST /api/rounds/sample', { body: { ...plan, personId }, signal }),
    retry: false,
  });

/** Shows a changed round, and marks the lists that it changes as stale. */
export async function replaceRound(queryClient: QueryClient, round: RoundView): Promise<void> {
  queryClient.setQueryData(roundQuery(round.id).queryKey, round);
  await Promise.all(
    [[resource, 'list'], ['/api/cards'], ['/api/dashboard/stats']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
