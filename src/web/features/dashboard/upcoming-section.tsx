import type { UseQueryResult } from '@tanstack/react-query';
import type { CardListItem } from '../../../contract/cards.ts';
import { CardTiles } from '../../card-list/card-tile.tsx';
import { QueryError } from '../../query-error.tsx';
import { SectionHead } from '../../ui/page-head.tsx';
import { AllCardsLink } from './review-section.tsx';

/** Two rows of the widest layout; the rest is behind 'View all cards'. */
const shownTiles = 8;

/** Unsent cards of today or later, the next one first. */
export function UpcomingSection({ upcoming }: { upcoming: UseQueryResult<CardListItem[]> }) {
  return (
    <section>
      <SectionHead title="Upcoming Cards" action={<AllCardsLink />} />
      <QueryError query={upcoming} />
      {upcoming.data?.length === 0 && (
        <p className="text-sm text-ink-faint">No cards are coming up. Create one for the next date.</p>
      )}
      {upcoming.data && upcoming.data.length > 0 && <CardTiles cards={upcoming.data.slice(0, shownTiles)} />}
    </section>
  );
}
