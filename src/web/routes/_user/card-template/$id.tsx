import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { FullCardPage } from '../../../features/cards/full/full-card-page.tsx';
import { cardQuery } from '../../../queries/cards.queries.ts';

export const Route = createFileRoute('/_user/card-template/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(cardQuery(id));
  },
  head: () => ({ meta: [{ title: t`Full Card | Fondly` }] }),
  component: FullCard,
});

function FullCard() {
  const { id } = Route.useParams();
  return <FullCardPage cardId={id} />;
}
