import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../../contract/translate.ts';
import { ImportPage } from '../../../../../features/contacts/import/import-page.tsx';
import { importQuery } from '../../../../../queries/imports.queries.ts';
import { readOneOf, type Search } from '../../../../../read-search.ts';

const filters = ['dropped', 'duplicates'] as const;

export const Route = createFileRoute('/_user/_shell/people/import/$id')({
  validateSearch: ({ only }: Search): { only?: (typeof filters)[number] } => ({ only: readOneOf(filters, only) }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(importQuery(params.id));
  },
  head: () => ({ meta: [{ title: t`Import contacts | Fondly` }] }),
  component: Import,
});

function Import() {
  const { id } = Route.useParams();
  const { only } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImportPage
      key={id}
      id={id}
      only={only}
      onFilter={(next) => void navigate({ search: next ? { only: next } : {}, replace: true, resetScroll: false })}
    />
  );
}
