import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { CreateCardPage } from '../../../../features/cards/create/create-card-page.tsx';
import { QuickCardPage } from '../../../../features/cards/create/quick/quick-card-page.tsx';
import { datesQuery } from '../../../../queries/dates.queries.ts';
import { peopleQuery } from '../../../../queries/people.queries.ts';
import { presetsQuery } from '../../../../queries/presets.queries.ts';

const id = z.coerce.number().int().positive().optional().catch(undefined);

/** In a link `occasionId` means `dateId`; `simple=1` is the quick card (D29). */
const search = z.object({
  personId: id,
  dateId: id,
  occasionId: id,
  simple: z.coerce.number().pipe(z.literal(1)).optional().catch(undefined),
});

export const Route = createFileRoute('/_user/_shell/cards/create')({
  validateSearch: search,
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
  const { personId, dateId, occasionId, simple } = Route.useSearch();
  const { user } = Route.useRouteContext();
  const start = { personId, dateId: dateId ?? occasionId };
  if (simple) return <QuickCardPage start={start} userId={user.id} />;
  return <CreateCardPage key={`${start.personId}-${start.dateId}`} start={start} userId={user.id} />;
}
