import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../../../contract/translate.ts';
import { safeReturnPath } from '../../../../../../../domain/return-path.ts';
import { AddDatePage } from '../../../../../../features/dates/add-date-page.tsx';
import { datesQuery } from '../../../../../../queries/dates.queries.ts';
import { personQuery } from '../../../../../../queries/people.queries.ts';
import { readText, type Search } from '../../../../../../read-search.ts';

export const Route = createFileRoute('/_user/_shell/people/$personId/dates/add')({
  validateSearch: ({ returnTo }: Search): { returnTo?: string } => ({ returnTo: readText(returnTo) }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(personQuery(params.personId));
    void context.queryClient.prefetchQuery(datesQuery(Number(params.personId)));
  },
  head: () => ({ meta: [{ title: t`Add Important Date | Fondly` }] }),
  component: AddDate,
});

function AddDate() {
  const { personId } = Route.useParams();
  const { returnTo } = Route.useSearch();
  return <AddDatePage key={personId} personId={personId} returnTo={returnTo && safeReturnPath(returnTo)} />;
}
