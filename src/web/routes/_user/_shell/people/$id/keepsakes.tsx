import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../../contract/translate.ts';
import { KeepsakesPage } from '../../../../../features/contacts/keepsakes/keepsakes-page.tsx';
import { personQuery } from '../../../../../queries/people.queries.ts';

export const Route = createFileRoute('/_user/_shell/people/$id/keepsakes')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(personQuery(params.id));
    // The page reads the shelf itself, so that its query is not part of the first load.
  },
  head: () => ({ meta: [{ title: t`Keepsakes | Fondly` }] }),
  component: Keepsakes,
});

function Keepsakes() {
  const { id } = Route.useParams();
  return <KeepsakesPage key={id} id={id} />;
}
