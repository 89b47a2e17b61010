import { createFileRoute, redirect } from '@tanstack/react-router';
import { useCallback } from 'react';
import { t } from '../../../contract/translate.ts';
import { ReviewPage } from '../../features/cards/review/review-page.tsx';
import { draftsQuery } from '../../queries/cards.queries.ts';
import { readId, type Search } from '../../read-search.ts';

type ReviewSearch = { round?: number; from?: number };

export const Route = createFileRoute('/_user/review')({
  /** `round`: only the cards of that round; `from`: the card that is shown. */
  validateSearch: ({ round, from }: Search): ReviewSearch => ({ round: readId(round), from: readId(from) }),
  beforeLoad: ({ context: { user } }) => {
    // A review is for those who approve.
    if (user.acting && user.acting.level !== 'approve') throw redirect({ to: '/cards' });
  },
  loaderDeps: ({ search: { round } }) => ({ round }),
  loader: ({ context: { queryClient }, deps: { round } }) => {
    void queryClient.prefetchQuery({ ...draftsQuery(round), staleTime: 0 });
  },
  // The address follows the card that is shown, which is no reason to read all of them again.
  shouldReload: ({ cause }) => cause === 'enter',
  head: () => ({ meta: [{ title: t`Review | Fondly` }] }),
  component: ReviewRoute,
});

function ReviewRoute() {
  const { round, from } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onPlace = useCallback(
    (id: number | undefined) =>
      void navigate({
        search: (now) => ({ ...now, from: id }),
        state: true,
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      }),
    [navigate],
  );
  return <ReviewPage key={round} roundId={round} start={from} onPlace={onPlace} />;
}
