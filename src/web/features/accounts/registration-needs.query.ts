import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';

/** What registering here requires, given the opened invitation. */
export const registrationNeedsQuery = (invitation?: string) =>
  queryOptions({
    queryKey: ['/api/registration', invitation],
    queryFn: ({ signal }) => call('POST /api/registration', { body: { invitation }, signal }),
    staleTime: 0,
    // The sign-in page waits for it.
    retry: false,
  });
