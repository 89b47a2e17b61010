import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailX } from 'lucide-react';
import { keepsakesQuery } from '../../../queries/keepsakes.queries.ts';
import { personQuery } from '../../../queries/people.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Page } from '../../../shell/page.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead, SectionHead } from '../../../ui/page-head.tsx';
import { QuietNote } from '../../../ui/quiet-note.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { ContactLoadError } from '../contact-load-error.tsx';
import { BookButton } from './book-button.tsx';
import { KeepsakeItem } from './keepsake-item.tsx';

/** The shelf of a contact: every card they were sent or given, and what they answered, by year. */
export function KeepsakesPage({ id }: { id: string }) {
  const person = useQuery(personQuery(id));
  const shelf = useQuery(keepsakesQuery(id));
  if (person.isLoadingError) {
    return (
      <Page>
        <ContactLoadError query={person} />
      </Page>
    );
  }
  const name = person.data?.name ?? '';
  const { years = [], keptInOutbox = 0 } = shelf.data ?? {};
  return (
    <Page>
      <BackLink to="/people/$id" params={{ id }}>
        <bdi className="max-w-60 truncate">{name || 'Back'}</bdi>
      </BackLink>
      <PageHead
        title="Keepsakes"
        text={
          name && (
            <>
              Every card that went to <bdi>{name}</bdi>, and what came back.
            </>
          )
        }
        actions={years.length > 1 && <BookButton personId={id} name={name} />}
      />
      <QueryError title="The keepsakes could not be loaded" query={shelf} />
      {shelf.isPending && <ShelfSkeleton />}
      {keptInOutbox > 0 && (
        <QuietNote
          icon={MailX}
          title={
            keptInOutbox === 1 ? 'One card is still in the outbox' : `${keptInOutbox} cards are still in the outbox`
          }
        >
          There was no mail server to send with. A card stands here once it was answered.
        </QuietNote>
      )}
      {shelf.data && years.length === 0 && (
        <EmptyState
          title="The shelf is still empty"
          text="Cards stand here once they were sent or given, with the thanks they brought."
          action={
            <Link to="/cards/create" search={{ personId: Number(id) }} className={buttonClass('ink')}>
              Make the first one
            </Link>
          }
        />
      )}
      <div className="grid gap-10">
        {years.map(({ year, keepsakes }) => (
          <section key={year} aria-label={String(year)}>
            <SectionHead title={year} action={<BookButton personId={id} name={name} year={year} />} />
            <ul className="keepsakes">
              {keepsakes.map((keepsake) => (
                <KeepsakeItem key={keepsake.cardId} keepsake={keepsake} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

function ShelfSkeleton() {
  return (
    <SkeletonGroup label="Loading keepsakes..." className="keepsakes">
      <Skeleton className="h-72 rounded-panel" />
      <Skeleton className="h-72 rounded-panel" />
      <Skeleton className="h-72 rounded-panel" />
    </SkeletonGroup>
  );
}
