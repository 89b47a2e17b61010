import { createFileRoute } from '@tanstack/react-router';
import { CreateCardPage } from '../../../../features/cards/create/create-card-page.tsx';
import { datesQuery } from '../../../../queries/dates.queries.ts';
import { peopleQuery } from '../../../../queries/people.queries.ts';
import { presetsQuery } from '../../../../queries/presets.queries.ts';
import { readId, type Search } from '../../../../read-search.ts';

type CreateSearch = { personId?: number; dateId?: number; occasionId?: number };

export const Route = createFileRoute('/_user/_shell/cards/create')({
  /** In a link `occasionId` means `dateId` (D29). */
  validateSearch: ({ personId, dateId, occasionId }: Search): CreateSearch => ({
    personId: readId(personId),
    dateId: readId(dateId),
    occasionId: readId(occasionId),
  }),
  loaderDeps: ({ search: { personId } }) => ({ personId }),
  loader: ({ context: { queryClient }, deps: { personId } }) => {
    void queryClient.prefetchQuery(peopleQuery);
    void queryClient.prefetchQuery(presetsQuery);
    if (personId !== undefined) void queryClient.prefetchQuery(datesQuery(personId));
  },
  head: () => ({ meta: [{ title: 'Create a Card | Fondly' }] }),
  component: CreateCard,
});

function CreateCard() {
  const { personId, dateId, occasionId } = Route.useSearch();
  const { user } = Route.useRouteContext();
  const start = { personId, dateId: dateId ?? occasionId };
  return <CreateCardPage key={`${start.personId}-${start.dateId}`} start={start} userId={user.id} />;
}
