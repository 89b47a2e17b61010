import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cardsQuery } from '../../../queries/cards.queries.ts';
import { Page } from '../../../shell/page.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { PageHead, SectionHead } from '../../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { sectionsOf } from './card-sections.ts';
import { CardTile } from './card-tile.tsx';
import '../cards.css';

/** My Cards: what waits, what is approved, what went out. */
export function CardsPage() {
  const cards = useQuery(cardsQuery());
  return (
    <Page>
      <PageHead
        title="My Cards"
        text="View and manage your greeting cards"
        actions={
          <Link to="/cards/create" className={buttonClass('ink')}>
            Create New Card
          </Link>
        }
      />
      {cards.data === undefined && cards.isError && (
        <ErrorNote
          title="Your cards could not be loaded"
          action={
            <Button variant="line" size="sm" onClick={() => void cards.refetch()}>
              Try again
            </Button>
          }
        >
          {cards.error.message}
        </ErrorNote>
      )}
      {cards.isPending && (
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
      {cards.data?.length === 0 && (
        <EmptyState
          title="No cards found"
          text="A card takes a contact, a date and a minute."
          action={
            <Link to="/cards/create" className={buttonClass('wax', 'lg')}>
              Create your first card
            </Link>
          }
        />
      )}
      {sectionsOf(cards.data ?? []).map(
        (section) =>
          section.cards.length > 0 && (
            <section key={section.title} className="mb-11" aria-label={section.title}>
              <SectionHead title={section.title} />
              <ul className="card-tiles">
                {section.cards.map((card) => (
                  <li key={card.id}>
                    <CardTile card={card} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </Page>
  );
}
