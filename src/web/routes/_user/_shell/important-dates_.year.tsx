import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { YearPage } from '../../../features/year/year-page.tsx';
import { readYearSearch } from '../../../features/year/year-search.ts';
import { yearQuery } from '../../../queries/year.queries.ts';

export const Route = createFileRoute('/_user/_shell/important-dates_/year')({
  validateSearch: readYearSearch,
  loaderDeps: ({ search }) => ({ year: search.year }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(yearQuery(deps.year ?? new Date().getFullYear()));
  },
  head: () => ({ meta: [{ title: t`Year | Fondly` }] }),
  component: Year,
});

function Year() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <YearPage search={search} onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })} />
  );
}
