import { createFileRoute } from '@tanstack/react-router';
import { PublicCardPage } from '../../features/cards/full/full-card-page.tsx';
import { publicCardQuery } from '../../queries/cards.queries.ts';

/** The public page of a card, for its recipient; search engines must not index it (D33). */
export const Route = createFileRoute('/c/$token')({
  loader: ({ context: { queryClient }, params: { token } }) => {
    void queryClient.prefetchQuery(publicCardQuery(token));
  },
  head: () => ({
    meta: [{ title: 'A card for you | Fondly' }, { name: 'robots', content: 'noindex, nofollow' }],
  }),
  component: PublicCard,
});

function PublicCard() {
  const { token } = Route.useParams();
  return <PublicCardPage token={token} />;
}
