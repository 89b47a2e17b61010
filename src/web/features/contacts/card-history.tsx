import { Link, useRouterState } from '@tanstack/react-router';
import type { CardListItem } from '../../../contract/cards.ts';
import { localDay } from '../../../domain/local-time.ts';
import { mediumDay } from '../../calendar-words.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { CardArt } from '../../ui/card-art.tsx';
import { useTimeZone } from '../../use-today.ts';

/** Past cards as rows, latest first. */
export function CardHistory({ cards }: { cards: readonly CardListItem[] }) {
  const from = useRouterState({ select: (state) => state.location.href });
  const timeZone = useTimeZone();
  const dayOf = ({ deliveryDate, scheduledDate, createdAt }: CardListItem) =>
    deliveryDate ? localDay(deliveryDate, timeZone) : (scheduledDate ?? localDay(createdAt, timeZone));
  return (
    <ul className="panel grid grid-cols-1 divide-y divide-line">
      {cards.map((card) => (
        <li key={card.id} className="py-3.5 first:pt-0 last:pb-0">
          <Link
            to="/cards/$id"
            params={{ id: String(card.id) }}
            state={{ from }}
            className="group flex flex-wrap items-center gap-x-4 gap-y-1"
          >
            <CardArt imageUrl={card.imageUrl} className="w-13" />
            <div className="min-w-0 flex-1 basis-32">
              <p className="truncate font-semibold group-hover:underline" dir="auto">
                {card.title}
              </p>
              <p className="text-xs text-ink-faint">{mediumDay(dayOf(card))}</p>
            </div>
            <StatusBadge status={card.deliveryStatus} keptInOutbox={card.keptInOutbox} givenBy={card.givenBy} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
