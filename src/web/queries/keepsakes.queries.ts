import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** What the recipient answered to a card; an answer may come at any time. */
export const answersQuery = (cardId: number) =>
  queryOptions({
    queryKey: ['/api/cards', 'answers', cardId],
    queryFn: ({ signal }) => call('GET /api/cards/:id/answers', { params: { id: cardId }, signal }),
    staleTime: 0,
  });

/** The cards a contact was sent, by year. */
export const keepsakesQuery = (personId: number | string) =>
  queryOptions({
    queryKey: ['/api/cards', 'keepsakes', String(personId)],
    queryFn: ({ signal }) => call('GET /api/people/:id/keepsakes', { params: { id: personId }, signal }),
    staleTime: 0,
  });
