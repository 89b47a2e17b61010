import { Link, useRouterState } from '@tanstack/react-router';
import type { CardListItem } from '../../contract/cards.ts';
import { t } from '../../contract/translate.ts';
import { cardCategoryLabel } from '../../domain/card-category.ts';
import { localDay } from '../../domain/local-time.ts';
import { mediumDay } from '../calendar-words.ts';
import { StatusBadge } from '../ui/badge.tsx';
import { CardArt } from '../ui/card-art.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { useTimeZone } from '../use-today.ts';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 md:gap-x-6 md:gap-y-7 wide:grid-cols-6';
const shapes = ['a', 'b', 'c', 'd'];

/** Cards as tiles: a picture with text below, each a link. More than eight only in a wide window. */
export function CardTiles({ cards }: { cards: readonly CardListItem[] }) {
  return (
    <ul className={grid}>
      {cards.map((card) => (
        <li key={card.id} className="min-w-0 nth-[n+9]:max-wide:hidden">
          <CardTile card={card} />
        </li>
      ))}
    </ul>
  );
}

function CardTile({ card }: { card: CardListItem }) {
  const from = useRouterState({ select: (state) => state.location.href });
  const timeZone = useTimeZone();
  const words = card.scheduledDate
    ? t`Scheduled: ${mediumDay(card.scheduledDate)}`
    : t`Created: ${mediumDay(localDay(card.createdAt, timeZone))}`;
  return (
    <Link to="/cards/$id" params={{ id: String(card.id) }} state={{ from }} className="tile">
      <CardArt imageUrl={card.imageUrl} />
      <h3 className="mt-3.5 line-clamp-2 break-words" dir="auto">
        {card.title}
      </h3>
      <p className="mt-0.5 text-xs text-ink-faint">{cardCategoryLabel(card.category)}</p>
      <div className="mt-1.5 grid justify-items-start gap-1.5 [&_.badge]:whitespace-normal">
        <span className="text-xs text-ink-faint">{words}</span>
        <StatusBadge status={card.deliveryStatus} keptInOutbox={card.keptInOutbox} givenBy={card.givenBy} />
      </div>
    </Link>
  );
}

/** Placeholders for the tiles while they load. */
export function CardTilesSkeleton() {
  return (
    <SkeletonGroup label="Loading cards..." className={grid}>
      {shapes.map((shape) => (
        <div key={shape}>
          <Skeleton className="aspect-square" />
          <Skeleton className="mt-3.5 h-5 w-4/5" />
          <Skeleton className="mt-2 h-4 w-1/2" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
