import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { missingCard } from '../../../../domain/missing-card-words.ts';
import { cardQuery } from '../../../queries/cards.queries.ts';
import { RetryButton } from '../../../query-error.tsx';
import { Page } from '../../../shell/page.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useLater } from '../../../ui/use-later.ts';
import '../cards.css';

const loadDetail = () => import('./card-detail.tsx').then((module) => module.CardDetail);

/** The page of one card: its versions, actions and editor. */
export function CardDetailPage({ cardId }: { cardId: string }) {
  // The route's loader has just read it: after a failure the page does not read it again.
  const card = useQuery({ ...cardQuery(cardId), retryOnMount: false });
  const CardDetail = useLater(loadDetail, true);
  if (card.data && CardDetail) return <CardDetail key={card.data.id} card={card.data} />;
  return (
    <Page>
      {card.isError ? (
        <>
          <PageHead {...missingCard} />
          <ErrorNote>{card.error.message}</ErrorNote>
          <div className="mt-6 flex flex-wrap gap-2">
            <Link to="/" className={buttonClass('ink')}>
              Return Home
            </Link>
            <RetryButton query={card} />
          </div>
        </>
      ) : (
        <SkeletonGroup label="Loading card details...">
          <Skeleton className="mb-7 h-10 w-80 max-w-full" />
          <div className="card-page">
            <Skeleton className="h-150 rounded-panel" />
            <aside>
              <Skeleton className="mb-4 h-36 rounded-panel" />
              <Skeleton className="h-72 rounded-panel" />
            </aside>
          </div>
        </SkeletonGroup>
      )}
    </Page>
  );
}
