import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** Who is related to a contact. */
export const relationsQuery = (personId: number) =>
  queryOptions({
    queryKey: ['/api/people', 'relations', personId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/people/:id/relations', { params: { id: personId }, signal })).relations,
  });
