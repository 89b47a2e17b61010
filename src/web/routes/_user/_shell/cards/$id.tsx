import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../../contract/translate.ts';
import { CardDetailPage } from '../../../../features/cards/detail/card-detail-page.tsx';
import { cardQuery } from '../../../../queries/cards.queries.ts';

export const Route = createFileRoute('/_user/_shell/cards/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(cardQuery(id));
  },
  head: () => ({ meta: [{ title: t`Card | Fondly` }] }),
  component: Card,
});

function Card() {
  const { id } = Route.useParams();
  return <CardDetailPage key={id} cardId={id} />;
}
