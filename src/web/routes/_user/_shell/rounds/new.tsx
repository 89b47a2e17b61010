import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { NewRoundPage } from '../../../../features/rounds/new-round-page.tsx';
import { groupsQuery } from '../../../../queries/groups.queries.ts';
import { peopleQuery } from '../../../../queries/people.queries.ts';
import { presetsQuery } from '../../../../queries/presets.queries.ts';
import { signaturesQuery } from '../../../../queries/signatures.queries.ts';
import { readId, readText, type Search } from '../../../../read-search.ts';

/** `people` are ids with commas, `group` the name of one. */
type NewRoundSearch = { people?: string; group?: string };

export const Route = createFileRoute('/_user/_shell/rounds/new')({
  validateSearch: ({ people, group }: Search): NewRoundSearch => ({
    people: readText(people),
    group: readText(group),
  }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(peopleQuery);
    void queryClient.prefetchQuery(groupsQuery);
    void queryClient.prefetchQuery(presetsQuery);
    void queryClient.prefetchQuery(signaturesQuery);
  },
  head: () => ({ meta: [{ title: t`Cards for Many | Fondly` }] }),
  component: NewRound,
});

function NewRound() {
  const { people, group } = Route.useSearch();
  const { user } = Route.useRouteContext();
  const ids = people?.split(',').flatMap((id) => readId(id) ?? []);
  return (
    <NewRoundPage
      key={`${people} ${group}`}
      start={{ ...(ids && { people: ids }), ...(group !== undefined && { group }) }}
      userId={user.id}
    />
  );
}
