import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { OccasionsPage } from '../../../features/dates/occasions/occasions-page.tsx';
import { datesQuery } from '../../../queries/dates.queries.ts';

export const Route = createFileRoute('/_user/_shell/occasions')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(datesQuery());
  },
  head: () => ({ meta: [{ title: t`All Occasions Page | Fondly` }] }),
  component: OccasionsPage,
});
