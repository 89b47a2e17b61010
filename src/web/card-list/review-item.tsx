import { Link, useRouterState } from '@tanstack/react-router';
import type { CardListItem } from '../../contract/cards.ts';
import { shortDay } from '../calendar-words.ts';
import { StatusBadge } from '../ui/badge.tsx';
import { CardArt } from '../ui/card-art.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { RecipientWords } from './recipient-words.tsx';

const frame =
  'panel grid grid-cols-[104px_minmax(0,1fr)] items-center gap-3.5 p-3 md:grid-cols-[132px_minmax(0,1fr)] md:gap-4.5 md:p-3.5';

/** A card as a row with the picture left and text right. The row is one link that remembers where it was followed. */
export function ReviewItem({ card }: { card: CardListItem }) {
  const from = useRouterState({ select: (state) => state.location.href });
  return (
    <Link
      to="/cards/$id"
      params={{ id: String(card.id) }}
      state={{ from }}
      className={`tile-row ${frame} transition-shadow hover:shadow-paper-2`}
    >
      <CardArt imageUrl={card.imageUrl} />
      <div className="min-w-0">
        <StatusBadge status={card.deliveryStatus} keptInOutbox={card.keptInOutbox} givenBy={card.givenBy} />
        <h3 className="mt-2 line-clamp-2 break-words" dir="auto">
          {card.title}
        </h3>
        <p className="break-words text-xs text-ink-faint">
          <RecipientWords card={card} />
        </p>
        <p className="mt-1 mb-2 line-clamp-2 text-sm text-ink-soft" dir="auto">
          {card.message}
        </p>
        <p className="text-xs text-ink-faint">
          {card.scheduledDate ? `Scheduled: ${shortDay(card.scheduledDate)}` : 'Not scheduled'}
        </p>
      </div>
    </Link>
  );
}

/** The placeholder of a ReviewItem while it loads. */
export function ReviewItemSkeleton() {
  return (
    <div className={frame}>
      <Skeleton className="aspect-square" />
      <div className="grid gap-2.5">
        <Skeleton className="h-6 w-16" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-10" />
        <Skeleton className="h-4 w-32" />
      </div>
    </div>
  );
}
