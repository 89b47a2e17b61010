import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { RoundPage } from '../../../../features/rounds/round-page.tsx';
import { roundQuery } from '../../../../queries/rounds.queries.ts';

export const Route = createFileRoute('/_user/_shell/rounds/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(roundQuery(id));
  },
  head: () => ({ meta: [{ title: t`Cards for Many | Fondly` }] }),
  component: Round,
});

function Round() {
  const { id } = Route.useParams();
  return <RoundPage key={id} id={id} />;
}
