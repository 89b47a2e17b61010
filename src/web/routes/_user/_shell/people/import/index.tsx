import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../../contract/translate.ts';
import { StartImportPage } from '../../../../../features/contacts/import/start-import-page.tsx';
import { importsQuery } from '../../../../../queries/imports.queries.ts';

export const Route = createFileRoute('/_user/_shell/people/import/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(importsQuery);
  },
  head: () => ({ meta: [{ title: t`Import contacts | Fondly` }] }),
  component: StartImportPage,
});
