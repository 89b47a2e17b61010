import { createFileRoute } from '@tanstack/react-router';
import { CardsPage } from '../../../../features/cards/list/cards-page.tsx';
import { cardsQuery } from '../../../../queries/cards.queries.ts';

export const Route = createFileRoute('/_user/_shell/cards/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(cardsQuery());
  },
  head: () => ({ meta: [{ title: 'Cards | Fondly' }] }),
  component: CardsPage,
});
