import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { DashboardPage } from '../../../features/dashboard/dashboard-page.tsx';
import { draftsQuery, failedCardsQuery, upcomingCardsQuery } from '../../../queries/cards.queries.ts';
import { peopleQuery } from '../../../queries/people.queries.ts';

export const Route = createFileRoute('/_user/_shell/')({
  loader: ({ context: { queryClient } }) => {
    // Read again each time the dashboard opens (specification 1, section 7); cached data shows meanwhile.
    void queryClient.prefetchQuery({ ...peopleQuery, staleTime: 0 });
    void queryClient.prefetchQuery({ ...draftsQuery(), staleTime: 0 });
    void queryClient.prefetchQuery({ ...upcomingCardsQuery, staleTime: 0 });
    void queryClient.prefetchQuery({ ...failedCardsQuery, staleTime: 0 });
  },
  head: () => ({ meta: [{ title: t`Home | Fondly` }] }),
  component: DashboardPage,
});
