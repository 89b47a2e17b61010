import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { DuplicatesPage } from '../../../../features/contacts/duplicates/duplicates-page.tsx';
import { datesQuery } from '../../../../queries/dates.queries.ts';
import { duplicatesQuery } from '../../../../queries/duplicates.queries.ts';
import { peopleQuery } from '../../../../queries/people.queries.ts';

export const Route = createFileRoute('/_user/_shell/people/duplicates')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(duplicatesQuery);
    void context.queryClient.prefetchQuery(peopleQuery);
    void context.queryClient.prefetchQuery(datesQuery());
  },
  head: () => ({ meta: [{ title: t`Likely duplicates | Fondly` }] }),
  component: DuplicatesPage,
});
