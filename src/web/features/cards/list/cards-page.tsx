import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Layers, PenLine, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { t } from '../../../../contract/translate.ts';
import { FailedCards } from '../../../card-list/failed-cards.tsx';
import { notDeliveredCards } from '../../../card-list/not-delivered-cards.ts';
import { useGroupPeople } from '../../../group-choice/use-group-people.ts';
import { cardsQuery } from '../../../queries/cards.queries.ts';
import { groupsQuery } from '../../../queries/groups.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Page } from '../../../shell/page.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead, SectionHead } from '../../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useTimeZone, useToday } from '../../../use-today.ts';
import { type CardFilter, CardFilters } from './card-filters.tsx';
import { CardGrid } from './card-grid.tsx';
import { sectionsOf } from './card-sections.ts';
import { cardsToPrint } from './cards-to-print.ts';
import { filterCards, peopleOf } from './filter-cards.ts';
import '../cards.css';

const noCards = t`No cards found`;

/** My Cards: drafts, approved cards and sent cards. */
export function CardsPage({ filter, onFilter }: { filter: CardFilter; onFilter: (filter: CardFilter) => void }) {
  const cards = useQuery(cardsQuery());
  // The filter by group comes with the cards: later it would push them down.
  const groups = useQuery(groupsQuery);
  const all = groups.isLoading ? undefined : cards.data;
  const today = useToday();
  const timeZone = useTimeZone();
  const { time, personId, group } = filter;
  const inGroup = useGroupPeople(group);
  const people = useMemo(() => peopleOf(all ?? []), [all]);
  const shown = useMemo(
    () => filterCards(all ?? [], { time, personId, inGroup }, today, timeZone),
    [all, time, personId, inGroup, today, timeZone],
  );
  const failed = useMemo(() => notDeliveredCards(shown), [shown]);
  const toPrint = useMemo(() => cardsToPrint(shown), [shown]);
  const sections = useMemo(() => sectionsOf(shown).filter((one) => one.cards.length > 0), [shown]);
  return (
    <Page>
      <PageHead
        title="My Cards"
        text="View and manage your greeting cards"
        actions={
          <>
            {toPrint.length > 0 && (
              <Link to="/paper" search={{ cards: toPrint.join(',') }} className={buttonClass('line')}>
                <Printer size={18} strokeWidth={1.6} aria-hidden />
                Print cards
              </Link>
            )}
            <Link to="/rounds/new" data-needs="cards" className={buttonClass('line')}>
              <Layers size={18} strokeWidth={1.6} aria-hidden />
              Cards for Many
            </Link>
            <Link to="/cards/create" data-needs="cards" className={buttonClass('ink')}>
              <PenLine size={18} strokeWidth={1.6} aria-hidden />
              Create New Card
            </Link>
          </>
        }
      />
      <QueryError title="Your cards could not be loaded" query={cards} />
      {!all && !cards.isError && (
        <SkeletonGroup label="Loading cards..." className="card-tiles">
          {['a', 'b', 'c', 'd'].map((key) => (
            <div key={key}>
              <Skeleton className="aspect-square" />
              <Skeleton className="mt-3.5 h-5 w-4/5" />
              <Skeleton className="mt-2 h-4 w-1/2" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {all?.length === 0 && (
        <EmptyState
          title={noCards}
          text="A card takes a contact, a date and a minute."
          action={
            <Link to="/cards/create" data-needs="cards" className={buttonClass('wax', 'lg')}>
              Create your first card
            </Link>
          }
        />
      )}
      {people.length > 0 && <CardFilters filter={filter} people={people} onChange={onFilter} />}
      {people.length > 0 && sections.length === 0 && (
        <EmptyState
          title={noCards}
          text="No cards match these filters."
          action={
            <Button variant="line" onClick={() => onFilter({ time: 'all', personId: null, group: undefined })}>
              Show all cards
            </Button>
          }
        />
      )}
      {failed.length > 0 && (
        <div className="mb-11">
          <FailedCards cards={failed} />
        </div>
      )}
      {sections.map((section) => (
        <section key={section.title} className="mb-11" aria-label={section.title}>
          <SectionHead title={section.title} />
          <CardGrid cards={section.cards} />
        </section>
      ))}
    </Page>
  );
}
