import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** How the user keeps in touch with a contact. */
export const inTouchQuery = (personId: number) =>
  queryOptions({
    queryKey: ['/api/people', 'in-touch', personId],
    queryFn: ({ signal }) => call('GET /api/people/:id/keeping-in-touch', { params: { id: personId }, signal }),
  });

/** Who should hear from the user, and gifts nobody was thanked for; any card or answer changes it. */
export const dueQuery = queryOptions({
  queryKey: ['/api/people', 'due'],
  queryFn: ({ signal }) => call('GET /api/keeping-in-touch', { signal }),
  staleTime: 0,
});
