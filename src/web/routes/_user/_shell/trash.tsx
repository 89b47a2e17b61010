import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { TrashPage } from '../../../features/trash/trash-page.tsx';
import { trashQuery } from '../../../queries/trash.queries.ts';

export const Route = createFileRoute('/_user/_shell/trash')({
  loader: ({ context }) => {
    void context.queryClient.prefetchInfiniteQuery(trashQuery);
  },
  head: () => ({ meta: [{ title: t`Trash | Fondly` }] }),
  component: TrashPage,
});
