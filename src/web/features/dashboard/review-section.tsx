import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CardListItem } from '../../../contract/cards.ts';
import { ReviewItem } from '../../card-list/review-item.tsx';
import { QueryError } from '../../query-error.tsx';
import { SectionHead } from '../../ui/page-head.tsx';

const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4';

/** At most four drafts, oldest first, in two columns. */
export function ReviewSection({
  drafts,
  inBanners,
  cards,
}: {
  drafts: UseQueryResult<CardListItem[]>;
  /** How many drafts the page shows as banners. */
  inBanners: number;
  cards: readonly CardListItem[];
}) {
  return (
    <section>
      <SectionHead
        title={<span className="max-md:text-[1.25rem]">For Your Review and Approval</span>}
        action={<AllCardsLink />}
      />
      <QueryError query={drafts} />
      {drafts.data && cards.length === 0 && (
        <p className="text-sm text-ink-faint">
          {inBanners === 0
            ? 'Nothing is waiting for your approval.'
            : inBanners === 1
              ? 'The draft that waits is shown above.'
              : 'The drafts that wait are shown above.'}
        </p>
      )}
      {cards.length > 0 && (
        <div className={grid}>
          {cards.map((card) => (
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
