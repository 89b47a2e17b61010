import { Link } from '@tanstack/react-router';
import type { CardListItem } from '../../../../contract/cards.ts';
import { cardCategoryLabel } from '../../../../domain/card-category.ts';
import { standInMessage } from '../../../../domain/stand-in-message.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { CardArt } from '../../../ui/card-art.tsx';
import { useTimeZone } from '../../../use-today.ts';
import { tileDate } from './card-sections.ts';

/** One card as a tile, which is one link. */
export function CardTile({ card, from }: { card: CardListItem; from: string }) {
  const timeZone = useTimeZone();
  return (
    <Link to="/cards/$id" params={{ id: String(card.id) }} state={{ from }} className="tile">
      <CardArt imageUrl={card.imageUrl} />
      <h3 className="mt-3.5 line-clamp-2 text-[1.0625rem] leading-5.5 break-words" dir="auto">
        {card.title || 'Greeting Card'}
      </h3>
      <p className="mt-0.5 line-clamp-2 text-sm text-ink-soft break-words" dir="auto">
        {card.personName || 'Unknown'}
      </p>
      <p className="text-xs text-ink-faint">{cardCategoryLabel(card.category)}</p>
      <p className="mt-1 line-clamp-2 text-sm leading-5 text-ink-faint break-words" dir="auto">
        {card.message || standInMessage(card.personName)}
      </p>
      <span className="mt-2 grid justify-items-start gap-1.5 [&_.badge]:whitespace-normal">
        <span className="text-xs text-ink-faint">{tileDate(card, timeZone)}</span>
        <StatusBadge status={card.deliveryStatus} keptInOutbox={card.keptInOutbox} givenBy={card.givenBy} />
      </span>
    </Link>
  );
}
