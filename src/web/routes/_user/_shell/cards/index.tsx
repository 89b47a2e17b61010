import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { CardsPage } from '../../../../features/cards/list/cards-page.tsx';
import { type CardTime, cardTimes } from '../../../../features/cards/list/filter-cards.ts';
import { cardsQuery } from '../../../../queries/cards.queries.ts';
import { groupsQuery } from '../../../../queries/groups.queries.ts';
import { readId, readOneOf, readText, type Search } from '../../../../read-search.ts';

type CardsSearch = { time?: CardTime; personId?: number; group?: string };

export const Route = createFileRoute('/_user/_shell/cards/')({
  validateSearch: ({ time, personId, group }: Search): CardsSearch => ({
    time: readOneOf(cardTimes, time),
    personId: readId(personId),
    group: readText(group),
  }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(cardsQuery());
    void queryClient.prefetchQuery(groupsQuery);
  },
  head: () => ({ meta: [{ title: t`Cards | Fondly` }] }),
  component: Cards,
});

function Cards() {
  const { time = 'all', personId = null, group } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CardsPage
      filter={{ time, personId, group }}
      onFilter={(filter) =>
        void navigate({
          search: {
            time: filter.time === 'all' ? undefined : filter.time,
            personId: filter.personId ?? undefined,
            group: filter.group,
          },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
