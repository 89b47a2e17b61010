import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../../../../contract/translate.ts';
import { safeReturnPath } from '../../../../../../../../domain/return-path.ts';
import { EditDatePage } from '../../../../../../../features/dates/edit-date-page.tsx';
import { dateQuery } from '../../../../../../../queries/dates.queries.ts';
import { readText, type Search } from '../../../../../../../read-search.ts';

export const Route = createFileRoute('/_user/_shell/people/$personId/dates/$dateId/edit')({
  validateSearch: ({ returnTo }: Search): { returnTo?: string } => ({ returnTo: readText(returnTo) }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(dateQuery(params.dateId));
  },
  head: () => ({ meta: [{ title: t`Edit Important Date | Fondly` }] }),
  component: EditDate,
});

function EditDate() {
  const { personId, dateId } = Route.useParams();
  const { returnTo } = Route.useSearch();
  return (
    <EditDatePage key={dateId} personId={personId} dateId={dateId} returnTo={returnTo && safeReturnPath(returnTo)} />
  );
}
