import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** The moments of a contact, the latest first. */
export const momentsQuery = (personId: number) =>
  queryOptions({
    queryKey: ['/api/people', 'moments', personId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/people/:id/moments', { params: { id: personId }, signal })).moments,
  });

/** Contacts whose notes, moments or own fields contain the words. */
export const notedQuery = (words: string) =>
  queryOptions({
    queryKey: ['/api/people', 'noted', words],
    queryFn: ({ signal }) => call('GET /api/people/noted', { query: { words }, signal }),
    placeholderData: keepPreviousData,
  });
