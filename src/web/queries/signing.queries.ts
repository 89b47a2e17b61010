import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

const livePollMs = 5000;

/** Who was asked to sign a card and what they wrote; read again and again while they still can. */
export const signingQuery = (cardId: number) =>
  queryOptions({
    queryKey: ['/api/cards', 'signing', cardId],
    queryFn: ({ signal }) => call('GET /api/cards/:id/signing', { params: { id: cardId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.signing?.isOpen ? livePollMs : false),
  });
