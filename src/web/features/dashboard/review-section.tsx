import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CardListItem } from '../../../contract/cards.ts';
import { ReviewItem } from '../../card-list/review-item.tsx';
import { QueryError } from '../../query-error.tsx';
import { SectionHead } from '../../ui/page-head.tsx';
import { useTimeZone } from '../../use-today.ts';
import { reviewCards } from './waiting-cards.ts';

const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4';

/** At most four drafts, oldest first, in two columns. */
export function ReviewSection(props: { drafts: UseQueryResult<CardListItem[]>; waiting: readonly CardListItem[] }) {
  const { drafts, waiting } = props;
  const timeZone = useTimeZone();
  return (
    <section>
      <SectionHead
        title={<span className="max-md:text-[1.25rem]">For Your Review and Approval</span>}
        action={<AllCardsLink />}
      />
      <QueryError query={drafts} />
      {drafts.data && waiting.length === 0 && (
        <p className="text-sm text-ink-faint">Nothing is waiting for your approval.</p>
      )}
      {waiting.length > 0 && (
        <div className={grid}>
          {reviewCards(waiting, timeZone).map((card) => (
            <ReviewItem key={card.id} card={card} />
          ))}
        </div>
      )}
    </section>
  );
}

/** A link to all cards. */
export function AllCardsLink() {
  return (
    <Link to="/cards" className="link touch whitespace-nowrap">
      View all cards
    </Link>
  );
}
