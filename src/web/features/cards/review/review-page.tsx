import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { waitingCards } from '../../../card-list/waiting-cards.ts';
import { draftsQuery } from '../../../queries/cards.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { useToday } from '../../../use-today.ts';
import type { ReviewPlace } from './review.tsx';
import { useHasKept } from './use-review.ts';
import './review.css';

const loadReview = () => import('./review.tsx').then((module) => module.Review);

/** While a round makes its cards, those that are ready join the review. */
const lookAgainMs = 10_000;
const lookAgainFrom = 10;

/** One draft after the other: all that wait, or those of a round. */
export function ReviewPage(props: ReviewPlace) {
  const { roundId } = props;
  const today = useToday();
  const Review = useLater(loadReview, true);
  const drafts = useQuery({
    ...draftsQuery(roundId),
    refetchInterval: ({ state }) =>
      roundId !== undefined && (state.data?.length ?? 0) <= lookAgainFrom ? lookAgainMs : false,
  });
  const [hadCards, setHadCards] = useState(useHasKept(roundId));
  const waiting = waitingCards(drafts.data ?? [], today);
  if (waiting.length > 0 && !hadCards) setHadCards(true);
  if (hadCards && Review) return <Review {...props} waiting={waiting} />;
  return (
    <main className="review review-still">
      {drafts.isPending || hadCards ? (
        <ReviewSkeleton />
      ) : drafts.data ? (
        <EmptyState
          headingLevel={1}
          title="Nothing is waiting for you"
          text="You have decided on every draft. The next one will appear here."
          action={
            <Link to="/" className={buttonClass('ink', 'lg')}>
              Back to Home
            </Link>
          }
        />
      ) : (
        <div className="w-full max-w-xl">
          <h1 className="sr-only">Review your cards</h1>
          <QueryError title="Your cards could not be loaded" query={drafts} />
          <Link to="/" className={buttonClass('line', 'md', 'mt-4')}>
            Back to Home
          </Link>
        </div>
      )}
    </main>
  );
}

function ReviewSkeleton() {
  return (
    <SkeletonGroup label="Loading your cards..." className="review-open">
      <Skeleton className="review-front" />
      <Skeleton className="review-inside" />
    </SkeletonGroup>
  );
}
