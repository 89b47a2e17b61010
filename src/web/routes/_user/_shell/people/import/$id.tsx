import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { ImportPage } from '../../../../../features/contacts/import/import-page.tsx';
import { importQuery } from '../../../../../queries/imports.queries.ts';

const search = z.object({ only: z.enum(['dropped', 'duplicates']).optional().catch(undefined) });

export const Route = createFileRoute('/_user/_shell/people/import/$id')({
  validateSearch: search,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(importQuery(params.id));
  },
  head: () => ({ meta: [{ title: 'Import contacts | Fondly' }] }),
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
