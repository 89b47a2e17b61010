import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { t } from '../../../../../contract/translate.ts';
import { CreateCardPage } from '../../../../features/cards/create/create-card-page.tsx';
import { datesQuery } from '../../../../queries/dates.queries.ts';
import { peopleQuery } from '../../../../queries/people.queries.ts';
import { presetsQuery } from '../../../../queries/presets.queries.ts';
import { readId, type Search } from '../../../../read-search.ts';
import { PagePending } from '../../../../shell/page-pending.tsx';

const QuickCardPage = lazy(() =>
  import('../../../../features/cards/create/quick/quick-card-page.tsx').then((loaded) => ({
    default: loaded.QuickCardPage,
  })),
);

type CreateSearch = { personId?: number; dateId?: number; occasionId?: number; simple?: 1 };

export const Route = createFileRoute('/_user/_shell/cards/create')({
  /** In links `occasionId` is an alias of `dateId`; `simple=1` opens the quick card (D29). */
  validateSearch: ({ personId, dateId, occasionId, simple }: Search): CreateSearch => ({
    personId: readId(personId),
    dateId: readId(dateId),
    occasionId: readId(occasionId),
    simple: readId(simple) === 1 ? 1 : undefined,
  }),
  loaderDeps: ({ search: { personId } }) => ({ personId }),
  loader: ({ context: { queryClient }, deps: { personId } }) => {
    void queryClient.prefetchQuery(peopleQuery);
    void queryClient.prefetchQuery(presetsQuery);
    if (personId !== undefined) void queryClient.prefetchQuery(datesQuery(personId));
  },
  head: () => ({ meta: [{ title: t`Create a Card | Fondly` }] }),
  component: CreateCard,
});

function CreateCard() {
  const { personId, dateId, occasionId, simple } = Route.useSearch();
  const { user } = Route.useRouteContext();
  const start = { personId, dateId: dateId ?? occasionId };
  if (simple) {
    return (
      <Suspense fallback={<PagePending />}>
        <QuickCardPage start={start} userId={user.id} />
      </Suspense>
    );
  }
  return <CreateCardPage key={`${start.personId}-${start.dateId}`} start={start} userId={user.id} />;
}
