import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { CardsPage } from '../../../../features/cards/list/cards-page.tsx';
import { cardTimes } from '../../../../features/cards/list/filter-cards.ts';
import { cardsQuery } from '../../../../queries/cards.queries.ts';

const search = z.object({
  time: z.enum(cardTimes).optional().catch(undefined),
  personId: z.coerce.number().int().positive().optional().catch(undefined),
});

export const Route = createFileRoute('/_user/_shell/cards/')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(cardsQuery());
  },
  head: () => ({ meta: [{ title: 'Cards | Fondly' }] }),
  component: Cards,
});

function Cards() {
  const { time = 'all', personId = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CardsPage
      filter={{ time, personId }}
      onFilter={(filter) =>
        void navigate({
          search: {
            time: filter.time === 'all' ? undefined : filter.time,
            personId: filter.personId ?? undefined,
          },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
