import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailPlus, MailX } from 'lucide-react';
import { keepsakesQuery } from '../../../queries/keepsakes.queries.ts';
import { personQuery } from '../../../queries/people.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Page } from '../../../shell/page.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead, SectionHead } from '../../../ui/page-head.tsx';
import { QuietNote } from '../../../ui/quiet-note.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { ContactLoadError } from '../contact-load-error.tsx';
import { useReceivedDialog } from '../received/use-received-dialog.tsx';
import { BookButton } from './book-button.tsx';
import { ReceivedItem, SentItem } from './keepsake-item.tsx';

/** The shelf of a contact: every card they were sent or given, what they answered, and every card from them, by year. */
export function KeepsakesPage({ id }: { id: string }) {
  const person = useQuery(personQuery(id));
  const shelf = useQuery(keepsakesQuery(id));
  const [dialog, askForCard] = useReceivedDialog(Number(id));
  if (person.isLoadingError) {
    return (
      <Page>
        <ContactLoadError query={person} />
      </Page>
    );
  }
  const name = person.data?.name ?? '';
  const called = person.data?.nickname ?? name;
  const { years = [], keptInOutbox = 0 } = shelf.data ?? {};
  const addButton = (
    <Button
      data-needs="contacts"
      variant="line"
      icon={<MailPlus size={17} strokeWidth={1.6} aria-hidden />}
      onClick={() => askForCard()}
    >
      Add their card
    </Button>
  );
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
        actions={
          <>
            {years.length > 1 && (
              <BookButton personId={id} name={name} cards={years.flatMap(({ keepsakes }) => keepsakes)} />
            )}
            {years.length > 0 && addButton}
          </>
        }
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
          There was no mail server to send with. A card appears here once it has been answered.
        </QuietNote>
      )}
      {shelf.data && years.length === 0 && (
        <EmptyState
          title="The shelf is still empty"
          text="Cards appear here once they have been sent or given, with the thanks they brought and the cards that came back."
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Link
                to="/cards/create"
                data-needs="cards"
                search={{ personId: Number(id) }}
                className={buttonClass('ink')}
              >
                Make the first one
              </Link>
              {addButton}
            </div>
          }
        />
      )}
      <div className="grid gap-10">
        {years.map(({ year, keepsakes }) => (
          <section key={year} aria-label={String(year)}>
            <SectionHead title={year} action={<BookButton personId={id} name={name} year={year} cards={keepsakes} />} />
            <ul className="keepsakes">
              {keepsakes.map((keepsake) =>
                keepsake.kind === 'sent' ? (
                  <SentItem key={keepsake.cardId} keepsake={keepsake} />
                ) : (
                  <ReceivedItem key={`received ${keepsake.id}`} keepsake={keepsake} from={called} onOpen={askForCard} />
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
      {dialog}
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
