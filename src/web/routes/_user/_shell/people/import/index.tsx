import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../../contract/translate.ts';
import { StartImportPage } from '../../../../../features/contacts/import/start-import-page.tsx';
import { pageTitle } from '../../../../../page-title.ts';
import { importsQuery } from '../../../../../queries/imports.queries.ts';

export const Route = createFileRoute('/_user/_shell/people/import/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(importsQuery);
  },
  head: () => ({ meta: [{ title: pageTitle(t`Import contacts`) }] }),
  component: StartImportPage,
});
