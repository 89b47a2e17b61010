import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { readDateSearch } from '../../../features/dates/overview/date-search.ts';
import { ImportantDatesPage } from '../../../features/dates/overview/important-dates-page.tsx';
import { datesQuery } from '../../../queries/dates.queries.ts';
import { peopleQuery } from '../../../queries/people.queries.ts';

export const Route = createFileRoute('/_user/_shell/important-dates')({
  validateSearch: readDateSearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(datesQuery());
    void context.queryClient.prefetchQuery(peopleQuery);
  },
  head: () => ({ meta: [{ title: t`Important Dates | Fondly` }] }),
  component: ImportantDates,
});

function ImportantDates() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImportantDatesPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
